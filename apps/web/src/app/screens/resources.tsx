import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CountryField } from '../../features/help/country-field.tsx';
import { CrisisLines } from '../../features/help/crisis-lines.tsx';
import { Directory } from '../../features/resources/directory.tsx';
import { GuidesLink } from '../../features/resources/guides-link.tsx';
import { useCountry } from '../../lib/device/use-country.ts';
import { useScrollMemory } from '../../lib/navigation/scroll-memory.ts';
import { useUrlFilters } from '../../lib/navigation/url-filters.ts';
import { PrintButton } from '../../ui/composed/print-button.tsx';
import { Page } from '../../ui/primitives/page.tsx';

/**
 * /resources (docs/product.md §15.14): the crisis lines, which need no server, then the directory of help. Both are of
 * the same country.
 */
export function Screen() {
  const { t } = useTranslation('resources');
  const { t: common } = useTranslation();
  const filters = useUrlFilters();
  const { country, choose } = useCountry(filters);
  const lines = useId();
  const directory = useId();
  useScrollMemory();
  return (
    <Page
      title={common(($) => $.titles.resources)}
      lead={t(($) => $.lead)}
      width="wide"
      action={<PrintButton inLine>{t(($) => $.print)}</PrintButton>}
    >
      <div className="grid gap-10">
        <section aria-labelledby={lines} className="grid gap-4">
          <div className="grid items-end gap-4 md:grid-cols-2">
            <h2 id={lines} className="text-title">
              {t(($) => $.linesHeading)}
            </h2>
            <CountryField country={country} onChoose={choose} />
          </div>
          <CrisisLines country={country} />
        </section>
        <section aria-labelledby={directory} className="grid gap-4">
          <h2 id={directory} className="text-title">
            {t(($) => $.directoryHeading)}
          </h2>
          <div>
            <Directory filters={filters} country={country} onCountry={choose} />
          </div>
        </section>
        <GuidesLink />
      </div>
    </Page>
  );
}
