import type { CrisisLine } from '@halved/shared/crisis-lines';
import { hoursText } from '@halved/shared/opening-hours';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { facts } from '../../lib/texts/facts.ts';
import { languageNames } from '../../lib/texts/language-names.ts';
import { useAge } from '../../lib/texts/line-facts.ts';
import { ContactLinks } from '../../ui/composed/contact-links.tsx';
import { cx } from '../../ui/primitives/cx.ts';

export interface CrisisLineCardProps {
  line: CrisisLine;
  /** Null in a list whose lines are all of one country. */
  countryName: string | null;
  className?: string | false;
}

/** One support line, with links to call it, to text it and to open its site. */
export function CrisisLineCard({ line, countryName, className }: CrisisLineCardProps) {
  const { t, i18n } = useTranslation('help');
  const ageOf = useAge();
  const id = useId();
  return (
    <li
      className={cx(
        'slip grid content-between gap-3 rounded-card rounded-es-tail border border-hair bg-surface p-4 sm:p-5',
        className,
      )}
    >
      <div>
        <h3 id={id} className="text-large" dir="auto" lang={line.languages[0]}>
          {line.name}
        </h3>
        <p className="text-small text-muted">
          {facts(
            [
              countryName,
              hoursText(line, i18n.language),
              languageNames(line.languages, i18n.language),
              line.free && t(($) => $.free),
            ],
            i18n.language,
          )}
        </p>
        <p className="text-small text-muted">{ageOf(line)}</p>
      </div>
      <ContactLinks contact={line} describedBy={id} />
    </li>
  );
}
