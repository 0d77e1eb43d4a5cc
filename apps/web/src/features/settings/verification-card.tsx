import type { User } from '@halved/shared/contract/users';
import Mail from 'lucide-react/icons/mail';
import { useTranslation } from 'react-i18next';
import { errorCode } from '../../lib/server/api-error.ts';
import { useFreshAccount } from '../../lib/server/fresh-account.ts';
import { refreshUser } from '../../lib/server/session.ts';
import { api } from '../../lib/server/trpc.ts';
import { useBusy } from '../../lib/state/busy.ts';
import { toast } from '../../lib/state/toast.ts';
import { useShowFailure } from '../../lib/texts/failure-text.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { CheckIcon } from '../../ui/primitives/icons.tsx';
import { Notice } from '../../ui/primitives/notice.tsx';

/** What an address is verified for. */
const reasons = ['premium', 'account', 'reset', 'community'] as const;

/** Whether the email address is verified, and a button that sends the link again (docs/product.md §2.5). */
export function VerificationCard({ user }: { user: User }) {
  const { t } = useTranslation('settings');
  return (
    <Card title={t(($) => $.verification.title)}>
      {user.emailVerified ? (
        <div className="grid gap-1.5">
          <p className="flex items-center gap-2 font-semibold text-ok">
            <CheckIcon className="size-5 shrink-0" />
            {t(($) => $.verification.verified)}
          </p>
          <p>{t(($) => $.verification.verifiedText)}</p>
        </div>
      ) : (
        <Unverified email={user.email} />
      )}
    </Card>
  );
}

function Unverified({ email }: { email: string }) {
  const { t } = useTranslation('settings');
  const showFailure = useShowFailure(t(($) => $.verification.failed));
  const [busy, run] = useBusy();
  useFreshAccount();
  const resend = () =>
    run(async () => {
      try {
        await api.auth.resendVerification.mutate();
        toast.success(t(($) => $.verification.sent));
      } catch (error) {
        showFailure(error);
        if (errorCode(error) === 'ALREADY_VERIFIED') await refreshUser();
      }
    });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="grid min-w-0 gap-1.5">
          <p className="flex items-center gap-2 font-semibold text-warn">
            <Mail className="size-5 shrink-0" aria-hidden="true" />
            {t(($) => $.verification.unverified)}
          </p>
          <p>{t(($) => $.verification.unverifiedText, { email })}</p>
        </div>
        <Button busy={busy} onClick={() => void resend()}>
          {busy ? t(($) => $.verification.sending) : t(($) => $.verification.resend)}
        </Button>
      </div>
      <Notice>
        <h3 className="text-large">{t(($) => $.verification.why)}</h3>
        <ul className="list-disc ps-5">
          {reasons.map((reason) => (
            <li key={reason}>{t(($) => $.verification[reason])}</li>
          ))}
        </ul>
        <p className="text-small">
          {t(($) => $.verification.hours)} {t(($) => $.verification.spam)}
        </p>
      </Notice>
    </>
  );
}
