import type { User } from '@halved/shared/contract/users';
import { times } from '@halved/shared/limits';
import { readCheckoutMark, writeCheckoutMark } from '../../lib/device/checkout-mark.ts';

type Account = Pick<User, 'id' | 'tier'>;

/** The account that started the checkout, its tier before, and the time. */
function read() {
  const [id, tier, at] = readCheckoutMark()?.split(' ') ?? [];
  return { id, tier, at: Number(at) };
}

/** Call it when the payment page opens. */
export const rememberCheckout = ({ id, tier }: Account): void =>
  writeCheckoutMark([id, tier, Date.now()].join(' '));

export const forgetCheckout = (): void => writeCheckoutMark(null);

/** Whether this account has started a checkout not long ago, and still has the tier from before. */
export function isPaymentExpected(account: Account): boolean {
  const { id, tier, at } = read();
  return account.id === id && account.tier === tier && Date.now() - at < times.paymentExpectedMs;
}

/** Whether this account has another tier than when it started its checkout. */
export function hasPlanChanged(account: Account): boolean {
  const { id, tier } = read();
  return account.id === id && account.tier !== tier;
}
