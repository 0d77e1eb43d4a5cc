import CircleCheck from 'lucide-react/icons/circle-check';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { errorCode } from '../../lib/server/api-error.ts';
import { useFailureText } from '../../lib/texts/failure-text.ts';
import { links } from '../../links.ts';
import { AlertIcon } from '../../ui/primitives/icons.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Page } from '../../ui/primitives/page.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { useVerification } from './use-verification.ts';

/** Verifies the address, then shows success or failure (docs/product.md §15.3). */
export function VerificationScreen({ token }: { token: string }) {
  const { t } = useTranslation('auth');
  const failure = useFailureText();
  const state = useVerification(token);
  if (state.phase === 'failed') {
    const expired = t(($) => $.verify.expired);
    return (
      <VerificationFailed
        message={errorCode(state.error) === 'INVALID_TOKEN' ? expired : failure(state.error, expired)}
      />
    );
  }
  if (state.phase === 'verified') return <Verified />;
  return (
    <Page title={t(($) => $.verify.verifying)} width="narrow">
      <Skeleton label={t(($) => $.verify.verifying)} />
      {state.phase === 'waiting' && <p role="status">{t(($) => $.verify.waiting)}</p>}
    </Page>
  );
}

/** The state of the entry in the history whose link has verified the address: its token is not there any more. */
export const verifiedState = 'verified';

/** Says that the address is verified, also when the page is loaded again or returned to. */
export function Verified() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(links.verifyEmail, { replace: true, state: verifiedState });
  }, [navigate]);
  return (
    <Page title={t(($) => $.verify.success)} width="narrow">
      <Result
        icon={<CircleCheck className="size-10 text-ok" aria-hidden="true" />}
        actions={<ToDashboard variant="primary" />}
      >
        <p>{t(($) => $.verify.successText)}</p>
      </Result>
    </Page>
  );
}

/** Why a link did not verify the address, and what to do next. */
export function VerificationFailed({ message }: { message: string }) {
  const { t } = useTranslation('auth');
  return (
    <Page title={t(($) => $.verify.failed)} width="narrow">
      <Result
        icon={<AlertIcon className="size-10 text-err" />}
        actions={
          <>
            <ToDashboard variant="secondary" />
            <LinkButton to={links.login}>{t(($) => $.verify.toLogin)}</LinkButton>
          </>
        }
      >
        <p>{message}</p>
        <p className="text-small text-muted">{t(($) => $.verify.newLink)}</p>
      </Result>
    </Page>
  );
}

function ToDashboard({ variant }: { variant: 'primary' | 'secondary' }) {
  const { t } = useTranslation('auth');
  return (
    <LinkButton variant={variant} to={links.dashboard}>
      {t(($) => $.verify.toDashboard)}
    </LinkButton>
  );
}

/** The result appears by itself. It takes the focus, so that a screen reader reads it. */
function Result({ icon, actions, children }: { icon: ReactNode; actions: ReactNode; children: ReactNode }) {
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.focus(), []);
  return (
    <div ref={start} tabIndex={-1} className="grid gap-6 outline-none">
      {icon}
      <div className="grid gap-2">{children}</div>
      <div className="flex flex-wrap gap-3">{actions}</div>
    </div>
  );
}
