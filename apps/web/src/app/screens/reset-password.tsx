import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ResetForm } from '../../features/auth/reset-form.tsx';
import { useMailedToken } from '../../lib/navigation/mailed-token.ts';
import { useWhileMounted } from '../../lib/navigation/while-mounted.ts';
import { logout, useSession } from '../../lib/server/session.ts';
import { toast } from '../../lib/state/toast.ts';
import { links } from '../../links.ts';
import { Page } from '../../ui/primitives/page.tsx';

/** /reset-password?token=… (docs/product.md §15.3). Without a token it shows an error and leads to /login. */
export function Screen() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const token = useMailedToken();
  const signedIn = useSession().status !== 'visitor';
  const whileMounted = useWhileMounted();
  const reported = useRef(false);
  useEffect(() => {
    if (token || reported.current) return;
    reported.current = true;
    toast.error(t(($) => $.reset.invalid));
    void navigate(links.login, { replace: true });
  }, [token, navigate, t]);
  const finish = () => {
    // The server has ended every session of the account, so this browser's ends too.
    if (signedIn) void logout();
    whileMounted(() => void navigate(links.login, { replace: true }));
  };
  return (
    <Page title={t(($) => $.reset.heading)} lead={t(($) => $.reset.lead)} width="narrow">
      {token && <ResetForm token={token} onDone={finish} />}
    </Page>
  );
}
