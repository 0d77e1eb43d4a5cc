import { type CrisisLine, smsLink, telLink } from '@halved/shared/crisis-lines';
import { hoursText } from '@halved/shared/opening-hours';
import { ExternalLink, MessageSquare, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAge } from '../../lib/texts/line-facts.ts';
import { buttonStyle } from '../../ui/primitives/button-style.ts';

/** One support line, with links to call it, to text it and to open its site. */
export function CrisisLineCard({ line, countryName }: { line: CrisisLine; countryName: string | null }) {
  const { t, i18n } = useTranslation('help');
  const ageOf = useAge();
  const call = telLink(line);
  const text = smsLink(line);
  return (
    <li className="slip grid gap-3 rounded-card rounded-es-tail border border-hair bg-surface p-4 sm:p-5">
      <div>
        <h3 className="text-large" dir="auto">
          {line.name}
        </h3>
        <p className="text-small text-muted">
          {[
            countryName,
            hoursText(line, i18n.language),
            languageNames(line, i18n.language),
            line.free && t(($) => $.free),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="text-small text-muted">{ageOf(line)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {call && (
          <a href={call} className={buttonStyle('clay', 'normal')}>
            <Phone className="size-5" aria-hidden="true" />
            {t(($) => $.call, { number: line.phone ?? '' })}
          </a>
        )}
        {text && line.text && (
          <a href={text} className={buttonStyle('secondary', 'normal')}>
            <MessageSquare className="size-5" aria-hidden="true" />
            {line.text.keyword
              ? t(($) => $.textKeyword, { number: line.text.number, keyword: line.text.keyword })
              : t(($) => $.text, { number: line.text.number })}
          </a>
        )}
        {line.url && (
          <a href={line.url} rel="noreferrer" className={buttonStyle('quiet', 'normal')}>
            <ExternalLink className="size-5" aria-hidden="true" />
            {t(($) => $.website)}
          </a>
        )}
      </div>
    </li>
  );
}

/** The names of the languages, such as "English, Spanish", in the reader's language. */
function languageNames({ languages }: CrisisLine, language: string): string {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'language' });
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(
    languages.map((code) => names.of(code) ?? code),
  );
}
