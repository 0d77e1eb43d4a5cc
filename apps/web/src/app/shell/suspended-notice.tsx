import { useTranslation } from 'react-i18next';
import { useUser } from '../../lib/server/session.ts';
import { links } from '../../links.ts';
import { Notice } from '../../ui/primitives/notice.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';

/** Tells a suspended member on every screen that nothing can be sent, until when, and what still works. */
export function SuspendedNotice() {
  const { t, i18n } = useTranslation();
  const suspension = useUser()?.suspension;
  if (!suspension) return null;
  const { until } = suspension;
  const date = until && new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(new Date(until));
  return (
    <div className="mx-auto max-w-page px-4 pt-6">
      <Notice role="status">
        <p className="font-semibold">
          {date ? t(($) => $.suspended.until, { date }) : t(($) => $.suspended.open)}
        </p>
        <p>{t(($) => $.suspended.text)}</p>
        <p className="flex flex-wrap gap-x-5 gap-y-2">
          <TextLink to={links.settings}>{t(($) => $.suspended.settings)}</TextLink>
          <TextLink to={links.guidelines}>{t(($) => $.suspended.guidelines)}</TextLink>
        </p>
      </Notice>
    </div>
  );
}
