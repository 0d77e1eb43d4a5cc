import { crisisLinesFor, telLink } from '@halved/shared/crisis-lines';
import { Phone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CrisisLineCard } from '../../features/help/crisis-line.tsx';
import { guessCountry, listCountries, rememberCountry } from '../../lib/device/country.ts';
import { Page } from '../../ui/composed/page.tsx';
import { buttonStyle } from '../../ui/primitives/button-style.ts';
import { Field } from '../../ui/primitives/field.tsx';
import { HalfDisc } from '../../ui/primitives/half-disc.tsx';
import { Notice } from '../../ui/primitives/notice.tsx';
import { Select } from '../../ui/primitives/select.tsx';

/** /help: the crisis lines of a country. The data is bundled, so that the page needs no connection. */
export function Screen() {
  const { t, i18n } = useTranslation('help');
  const [country, setCountry] = useState(guessCountry);
  const countries = listCountries(i18n.language);
  const nameOf = (code: string) => countries.find((known) => known.code === code)?.name ?? null;
  const crisisLines = crisisLinesFor({ country: country || null, language: i18n.language });
  const emergency = crisisLines.find((line) => line.kind === 'emergency');
  const lines = crisisLines.filter((line) => line !== emergency);
  const choose = (code: string) => {
    rememberCountry(code);
    setCountry(code);
  };
  return (
    <Page title={t(($) => $.heading)} lead={t(($) => $.lead)}>
      <div className="grid gap-8">
        <Notice tone="clay">
          <p className="text-large font-semibold">
            {emergency ? t(($) => $.emergency) : t(($) => $.emergencyOther)}
          </p>
          {emergency && (
            <a
              href={telLink(emergency) ?? undefined}
              className={buttonStyle('dark', 'large', 'justify-self-start')}
            >
              <Phone className="size-5 shrink-0" aria-hidden="true" />
              {t(($) => $.call, { number: emergency.phone ?? '' })}
            </a>
          )}
        </Notice>
        <Field label={t(($) => $.country)}>
          {(control) => (
            <Select {...control} value={country} onChange={(event) => choose(event.target.value)}>
              <option value="">{t(($) => $.everywhere)}</option>
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <section aria-labelledby="lines">
          <h2 id="lines" className="text-title">
            {t(($) => $.linesHeading)}
          </h2>
          <ul className="mt-4 grid gap-4">
            {lines.map((line) => (
              <CrisisLineCard key={line.id} line={line} countryName={country ? null : nameOf(line.country)} />
            ))}
          </ul>
        </section>
        <section className="grid justify-items-center gap-4 rounded-card bg-calm p-6 text-center">
          <h2 className="text-title">{t(($) => $.breatheHeading)}</h2>
          <div className="breathe">
            <HalfDisc state="full" className="size-32" />
          </div>
          <p className="max-w-[40ch]">{t(($) => $.breathe)}</p>
        </section>
        <div className="grid gap-1 text-small text-muted">
          <p>{t(($) => $.private)}</p>
          <p>{t(($) => $.offline)}</p>
        </div>
      </div>
    </Page>
  );
}
