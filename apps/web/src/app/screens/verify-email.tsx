import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import {
  VerificationFailed,
  VerificationScreen,
  Verified,
  verifiedState,
} from '../../features/auth/verification.tsx';
import { useMailedToken } from '../../lib/navigation/mailed-token.ts';

/** /verify-email?token=… (docs/product.md §15.3): for anyone who has the link, signed in or not. */
export function Screen() {
  const { t } = useTranslation('auth');
  const token = useMailedToken();
  if (useLocation().state === verifiedState) return <Verified />;
  return token ? (
    <VerificationScreen token={token} />
  ) : (
    <VerificationFailed message={t(($) => $.verify.invalid)} />
  );
}
