import MailCheck from 'lucide-react/icons/mail-check';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignInLinks } from '../../lib/navigation/sign-in-links.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Notice } from '../../ui/primitives/notice.tsx';

/** What to do after requesting the link. The text is the same whether or not the account exists. */
export function MailSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation('auth');
  const { login } = useSignInLinks();
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.focus(), []);
  return (
    <div ref={start} tabIndex={-1} className="grid gap-6 outline-none">
      <Notice>
        <MailCheck className="size-7 text-tide" aria-hidden="true" />
        <p className="wrap-anywhere">{t(($) => $.forgot.sentText, { email })}</p>
        <p className="text-small">{t(($) => $.forgot.spam)}</p>
      </Notice>
      <div className="flex flex-wrap gap-3">
        <LinkButton variant="primary" to={login}>
          {t(($) => $.forgot.toLogin)}
        </LinkButton>
        <Button variant="quiet" onClick={onAgain}>
          {t(($) => $.forgot.again)}
        </Button>
      </div>
    </div>
  );
}
