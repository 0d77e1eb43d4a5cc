import { useTranslation } from 'react-i18next';
import { listCountries } from '../../lib/device/country.ts';
import { CrisisLineCard } from './crisis-line.tsx';
import { Emergency } from './emergency.tsx';
import { linesOf } from './lines-of.ts';

/** The crisis lines that answer in the page's language, as markup that needs no script. */
export function PlainHelp() {
  const { t, i18n } = useTranslation('help');
  const { emergency, lines } = linesOf('', i18n.language);
  const names = new Map(listCountries(i18n.language).map(({ code, name }) => [code, name]));
  return (
    <main className="mx-auto grid max-w-page gap-6 p-4">
      <h1 className="text-display">{t(($) => $.heading)}</h1>
      <p className="text-large">{t(($) => $.lead)}</p>
      <Emergency line={emergency} />
      <h2 className="text-title">{t(($) => $.linesHeading)}</h2>
      <ul className="grid gap-4">
        {lines.map((line) => (
          <CrisisLineCard key={line.id} line={line} countryName={names.get(line.country) ?? null} />
        ))}
      </ul>
    </main>
  );
}
