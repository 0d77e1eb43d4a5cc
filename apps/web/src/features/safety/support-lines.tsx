import { nameOfCountry } from '@halved/shared/countries';
import type { CrisisLine } from '@halved/shared/crisis-lines';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { facts } from '../../lib/texts/facts.ts';
import { languageNames } from '../../lib/texts/language-names.ts';
import { useAge } from '../../lib/texts/line-facts.ts';
import { ContactLinks } from '../../ui/composed/contact-links.tsx';

export interface SupportLinesProps {
  lines: readonly CrisisLine[];
}

/** A few support lines, each of which can be called, texted or visited with one tap. */
export const SupportLines = ({ lines }: SupportLinesProps) => (
  <ul className="grid gap-3">
    {lines.map((line) => (
      <li key={line.id} className="grid gap-1.5">
        <SupportLine line={line} />
      </li>
    ))}
  </ul>
);

function SupportLine({ line }: { line: CrisisLine }) {
  const { i18n } = useTranslation('help');
  const ageOf = useAge();
  const id = useId();
  // Whoever is in need reads fewer links: the site only where nobody can be called or texted.
  const url = line.phone || line.text ? null : line.url;
  return (
    <>
      <p>
        <bdi id={id} lang={line.languages[0]} className="font-semibold">
          {line.name}
        </bdi>
        <span className="block text-small">
          {facts(
            [
              line.country !== 'INT' && nameOfCountry(line.country, i18n.language),
              languageNames(line.languages, i18n.language),
              line.hours === '24/7' && line.hours,
              ageOf(line),
            ],
            i18n.language,
          )}
        </span>
      </p>
      <ContactLinks contact={{ ...line, url }} describedBy={id} />
    </>
  );
}
