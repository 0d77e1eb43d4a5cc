import { contract } from '@halved/shared/contract';
import { pathOf } from '@halved/shared/contract/operation';

/** The path of the address in List-Unsubscribe. A mail provider calls it; a person is led from there to the page. */
export const unsubscribePath = `/api${pathOf(contract.notifications.unsubscribe)}`;

const withToken = (address: string, token: string | undefined): string =>
  token ? `${address}?token=${encodeURIComponent(token)}` : address;

/** The address with which a mail provider ends mails about notifications (RFC 8058). */
export const unsubscribeUrl = (publicUrl: string, token: string): string =>
  withToken(`${publicUrl}${unsubscribePath}`, token);

/** The page that asks before it ends mails about notifications. Without a token it says that the link is incomplete. */
export const unsubscribePage = (publicUrl: string, token: string | undefined): string =>
  withToken(`${publicUrl}/unsubscribe`, token);
