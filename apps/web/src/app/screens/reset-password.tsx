import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ResetForm } from '../../features/auth/reset-form.tsx';
import { useMailedToken } from '../../lib/navigation/mailed-token.ts';
import { useWhileMounted } from '../../lib/navigation/while-mounted.ts';
import { endedElsewhere, forgetSession, refreshUser } from '../../lib/server/session.ts';
import { accessToken } from '../../lib/server/tokens.ts';
import { toast } from '../../lib/state/toast.ts';
import { links } from '../../links.ts';
import { Page } from '../../ui/primitives/page.tsx';

/** /reset-password?token=… (docs/product.md §15.3). Without a token it shows an error and leads to /login. */
export function Screen() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const token = useMailedToken();
  const whileMounted = useWhileMounted();
  const reported = useRef(false);
  useEffect(() => {
    if (token || reported.current) return;
    reported.current = true;
    toast.error(t(($) => $.reset.invalid));
    void navigate(links.login, { replace: true });
  }, [token, navigate, t]);
  const finish = async () => {
    // The server has ended every session of the account. This browser's may be of somebody else, and then goes on.
    await refreshUser();
    if (!accessToken()) forgetSession();
    endedElsewhere.set(false);
    whileMounted(() => void navigate(links.login, { replace: true }));
  };
  return (
    <Page title={t(($) => $.reset.heading)} lead={t(($) => $.reset.lead)} width="narrow">
      {token && <ResetForm token={token} onDone={() => void finish()} />}
    </Page>
  );
}
