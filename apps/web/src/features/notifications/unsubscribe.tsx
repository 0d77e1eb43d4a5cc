import CircleCheck from 'lucide-react/icons/circle-check';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode } from '../../lib/server/api-error.ts';
import { trpc } from '../../lib/server/trpc.ts';
import { useFailureText } from '../../lib/texts/failure-text.ts';
import { links } from '../../links.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { AlertIcon } from '../../ui/primitives/icons.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Page } from '../../ui/primitives/page.tsx';

/**
 * Asks once, and then ends the mails. Opening the page changes nothing, because programs that scan mail open its links.
 */
export function Unsubscribe({ token }: { token: string }) {
  const { t } = useTranslation('notifications');
  const failure = useFailureText();
  const unsubscribe = trpc.notifications.unsubscribe.useMutation();
  if (unsubscribe.isSuccess) {
    return (
      <Page title={t(($) => $.unsubscribe.done)} width="narrow">
        <Result icon={<CircleCheck className="size-10 text-ok" aria-hidden="true" />}>
          <p>{t(($) => $.unsubscribe.doneText)}</p>
        </Result>
      </Page>
    );
  }
  if (errorCode(unsubscribe.error) === 'INVALID_TOKEN') return <UnsubscribeFailed />;
  return (
    <Page title={t(($) => $.unsubscribe.question)} width="narrow">
      <div className="grid justify-items-start gap-6">
        <p>{t(($) => $.unsubscribe.account)}</p>
        {unsubscribe.error && (
          <p role="alert" className="text-err">
            {failure(
              unsubscribe.error,
              t(($) => $.unsubscribe.failed),
            )}
          </p>
        )}
        <Button
          variant="primary"
          size="large"
          busy={unsubscribe.isPending}
          onClick={() => unsubscribe.mutate({ token })}
        >
          {unsubscribe.isPending ? t(($) => $.unsubscribe.busy) : t(($) => $.unsubscribe.confirm)}
        </Button>
      </div>
    </Page>
  );
}

/** Says that the link does not work: it is not one of ours, or was cut off. */
export function UnsubscribeFailed() {
  const { t } = useTranslation('notifications');
  return (
    <Page title={t(($) => $.unsubscribe.invalid)} width="narrow">
      <Result icon={<AlertIcon className="size-10 text-err" />}>
        <p>{t(($) => $.unsubscribe.invalidText)}</p>
      </Result>
    </Page>
  );
}

/** What became of the request. It takes the focus, so that a screen reader reads it. */
function Result({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('notifications');
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.focus(), []);
  return (
    <div ref={start} tabIndex={-1} className="grid justify-items-start gap-6 outline-none">
      {icon}
      {children}
      <LinkButton variant="secondary" to={links.preferences}>
        {t(($) => $.unsubscribe.toPreferences)}
      </LinkButton>
    </div>
  );
}
