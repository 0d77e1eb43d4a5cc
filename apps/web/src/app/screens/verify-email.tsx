import { useTranslation } from 'react-i18next';
import { useMailedToken } from '../../features/auth/use-mailed-token.ts';
import { VerificationFailed, VerificationScreen } from '../../features/auth/verification.tsx';

/** /verify-email?token=… (docs/product.md §15.3): for anyone who has the link, signed in or not. */
export function Screen() {
  const { t } = useTranslation('auth');
  const token = useMailedToken();
  return token ? (
    <VerificationScreen token={token} />
  ) : (
    <VerificationFailed message={t(($) => $.verify.invalid)} />
  );
}
