import { type CrisisLine, smsLink, telLink } from '@halved/shared/crisis-lines';
import ExternalLink from 'lucide-react/icons/external-link';
import MessageSquare from 'lucide-react/icons/message-square';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonStyle } from '../primitives/button-style.ts';

export interface ContactLinksProps {
  contact: Pick<CrisisLine, 'phone' | 'text' | 'url'>;
  /** The id of the name of those who answer, which tells the links of a page apart. */
  describedBy: string;
  /** More to do, after the links. */
  children?: ReactNode;
}

/** A number that stays in one line. */
const unbroken = (number: string) => number.replaceAll(' ', '\u00a0');

/** Links to call, to send a text message and to open a site, with one tap each. */
export function ContactLinks({ contact, describedBy, children }: ContactLinksProps) {
  const { t } = useTranslation('help');
  const call = telLink(contact);
  const text = smsLink(contact);
  const icon = 'size-5 shrink-0';
  return (
    <div className="flex flex-wrap gap-2">
      {call && (
        <a href={call} aria-describedby={describedBy} className={buttonStyle('clay', 'normal')}>
          <Phone className={icon} aria-hidden="true" />
          {t(($) => $.call, { number: unbroken(contact.phone ?? '') })}
        </a>
      )}
      {text && contact.text && (
        <a href={text} aria-describedby={describedBy} className={buttonStyle('secondary', 'normal')}>
          <MessageSquare className={icon} aria-hidden="true" />
          {contact.text.keyword
            ? t(($) => $.textKeyword, {
                number: unbroken(contact.text.number),
                keyword: contact.text.keyword,
              })
            : t(($) => $.text, { number: unbroken(contact.text.number) })}
        </a>
      )}
      {contact.url && (
        <a
          href={contact.url}
          rel="noreferrer"
          aria-describedby={describedBy}
          data-print-address=""
          className={buttonStyle('secondary', 'normal')}
        >
          <ExternalLink className={`${icon} print:hidden`} aria-hidden="true" />
          <span className="print:hidden">{t(($) => $.website)}</span>
        </a>
      )}
      {children}
    </div>
  );
}
