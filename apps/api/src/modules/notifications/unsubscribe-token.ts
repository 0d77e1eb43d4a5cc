import type { Services } from '../../services/index.ts';

/** The only kind of mail from which members can unsubscribe. */
const kind = 'notifications';
const separator = ' ';

const cipherOf = ({ cipherOf }: Pick<Services, 'cipherOf'>) => cipherOf('unsubscribe');

/**
 * The token that ends a member's mails about notifications. It names the member and the kind of mail, and is good for
 * nothing else. It does not expire, because the links in old mails must keep working.
 */
export const unsubscribeToken = (services: Pick<Services, 'cipherOf'>, userId: string): string =>
  cipherOf(services).encrypt([kind, userId].join(separator));

/** The member of a token; undefined if the token is not one of ours. */
export function memberOfUnsubscribeToken(
  services: Pick<Services, 'cipherOf'>,
  token: string,
): string | undefined {
  const [named, userId] = cipherOf(services).decrypt(token)?.split(separator) ?? [];
  return named === kind ? userId : undefined;
}
