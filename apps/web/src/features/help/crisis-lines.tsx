import { nameOfCountry } from '@halved/shared/countries';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumber } from '../../lib/texts/number.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { CrisisLineCard } from './crisis-line.tsx';
import { Emergency } from './emergency.tsx';
import { linesOf } from './lines-of.ts';

/** How many lines are shown before the reader asks for all. */
const shownFirst = 2;

/** The crisis lines of a country, for the top of a page: the best two, and the others on demand. All are printed. */
export function CrisisLines({ country }: { country: string }) {
  const { t, i18n } = useTranslation('help');
  const number = useNumber();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { emergency, lines } = linesOf(country, i18n.language);
  const countryNameOf = (code: string) =>
    country || code === 'INT' ? null : nameOfCountry(code, i18n.language);
  const hiddenCount = lines.length - shownFirst;
  return (
    <div className="grid gap-4">
      <Emergency line={emergency} />
      <ul id={id} className="grid gap-4 md:grid-cols-2">
        {lines.map((line, index) => (
          <CrisisLineCard
            key={line.id}
            line={line}
            countryName={countryNameOf(line.country)}
            className={!isOpen && index >= shownFirst && 'not-print:hidden'}
          />
        ))}
      </ul>
      {hiddenCount > 0 && (
        <Button
          className="justify-self-start print:hidden"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t(($) => $.fewer) : t(($) => $.more, { count: hiddenCount, number: number(hiddenCount) })}
        </Button>
      )}
    </div>
  );
}
