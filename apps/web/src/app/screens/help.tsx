import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Breath } from '../../features/help/breath.tsx';
import { CountryField } from '../../features/help/country-field.tsx';
import { CrisisLineCard } from '../../features/help/crisis-line.tsx';
import { Emergency } from '../../features/help/emergency.tsx';
import { linesOf } from '../../features/help/lines-of.ts';
import { guessCountry, listCountries, rememberCountry } from '../../lib/device/country.ts';
import { links } from '../../links.ts';
import { Page } from '../../ui/primitives/page.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';

/** /help: the crisis lines of a country. The data is bundled, so that the page needs no connection. */
export function Screen() {
  const { t, i18n } = useTranslation('help');
  const [country, setCountry] = useState(guessCountry);
  const { emergency, lines } = linesOf(country, i18n.language);
  const countries = listCountries(i18n.language);
  const nameOf = (code: string) => countries.find((known) => known.code === code)?.name ?? null;
  const choose = (code: string) => {
    rememberCountry(code);
    setCountry(code);
  };
  return (
    <Page title={t(($) => $.heading)} lead={t(($) => $.lead)}>
      <div className="grid gap-8">
        <Emergency line={emergency} />
        <CountryField country={country} onChoose={choose} />
        <section aria-labelledby="lines">
          <h2 id="lines" className="text-title">
            {t(($) => $.linesHeading)}
          </h2>
          <ul className="mt-4 grid gap-4">
            {lines.map((line) => (
              <CrisisLineCard key={line.id} line={line} countryName={country ? null : nameOf(line.country)} />
            ))}
          </ul>
          <p className="mt-4">
            <TextLink to={links.resources} className="tap inline-flex items-center">
              {t(($) => $.directory)}
            </TextLink>
          </p>
        </section>
        <section className="grid justify-items-center gap-4 rounded-card bg-calm p-6 text-center">
          <h2 className="text-title">{t(($) => $.breatheHeading)}</h2>
          <Breath />
        </section>
        <div className="grid gap-1 text-small text-muted">
          <p>{t(($) => $.private)}</p>
          <p>{t(($) => $.offline)}</p>
        </div>
      </div>
    </Page>
  );
}
