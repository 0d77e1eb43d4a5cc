import { Unsubscribe, UnsubscribeFailed } from '../../features/notifications/unsubscribe.tsx';
import { useMailedToken } from '../../lib/navigation/mailed-token.ts';

/** /unsubscribe?token=… (docs/product.md §11.2): for anyone who has the link, signed in or not. */
export function Screen() {
  const token = useMailedToken();
  return token ? <Unsubscribe token={token} /> : <UnsubscribeFailed />;
}
