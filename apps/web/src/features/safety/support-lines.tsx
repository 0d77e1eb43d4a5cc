import { type CrisisLine, smsLink, telLink } from '@halved/shared/crisis-lines';
import { ExternalLink, MessageSquare, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAge } from '../../lib/texts/line-facts.ts';
import { buttonStyle } from '../../ui/primitives/button-style.ts';

export interface SupportLinesProps {
  lines: readonly CrisisLine[];
}

/** A few support lines, each of which can be called, texted or visited with one tap. */
export function SupportLines({ lines }: SupportLinesProps) {
  const { i18n } = useTranslation('help');
  const ageOf = useAge();
  const countries = new Intl.DisplayNames([i18n.language, 'en'], { type: 'region' });
  const languages = new Intl.DisplayNames([i18n.language, 'en'], { type: 'language' });
  return (
    <ul className="grid gap-3">
      {lines.map((line) => (
        <li key={line.id} className="grid gap-1.5">
          <p>
            <bdi lang={line.languages[0]} className="font-semibold">
              {line.name}
            </bdi>
            <span className="block text-small">
              {[
                line.country !== 'INT' && countries.of(line.country),
                line.languages.map((code) => languages.of(code) ?? code).join(', '),
                line.hours === '24/7' && line.hours,
                ageOf(line),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </p>
          <ContactLinks line={line} />
        </li>
      ))}
    </ul>
  );
}

function ContactLinks({ line }: { line: CrisisLine }) {
  const { t } = useTranslation('help');
  const call = telLink(line);
  const text = smsLink(line);
  const icon = 'size-5 shrink-0';
  return (
    <p className="flex flex-wrap gap-2">
      {call && (
        <a href={call} className={buttonStyle('clay', 'normal')}>
          <Phone className={icon} aria-hidden="true" />
          {t(($) => $.call, { number: line.phone ?? '' })}
        </a>
      )}
      {text && line.text && (
        <a href={text} className={buttonStyle('secondary', 'normal')}>
          <MessageSquare className={icon} aria-hidden="true" />
          {line.text.keyword
            ? t(($) => $.textKeyword, { number: line.text.number, keyword: line.text.keyword })
            : t(($) => $.text, { number: line.text.number })}
        </a>
      )}
      {!call && !text && line.url && (
        <a href={line.url} rel="noreferrer" className={buttonStyle('secondary', 'normal')}>
          <ExternalLink className={icon} aria-hidden="true" />
          {t(($) => $.website)}
        </a>
      )}
    </p>
  );
}
