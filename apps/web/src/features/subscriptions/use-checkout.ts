import type { User } from '@halved/shared/contract/users';
import type { Tier } from '@halved/shared/tiers';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { newUuid } from '../../lib/device/uuid.ts';
import { useWhileMounted } from '../../lib/navigation/while-mounted.ts';
import { errorCode, errorText, fieldSentence } from '../../lib/server/api-error.ts';
import { refreshUser, useSession } from '../../lib/server/session.ts';
import { api } from '../../lib/server/trpc.ts';
import { links, paymentUrl } from '../../links.ts';
import { rememberCheckout } from './started-checkout.ts';

/** A checkout that this page refuses, with the key of its text. */
class Refusal extends Error {
  readonly reason: 'notSignedIn' | 'off' | 'failed';
  constructor(reason: Refusal['reason']) {
    super(reason);
    this.reason = reason;
  }
}

interface CheckoutFailure {
  tier: Tier;
  text: string;
  /** Whether the address has to be verified first. */
  verify: boolean;
}

export interface Checkout {
  /** The plan whose payment page is being opened. */
  opening: Tier | null;
  failure: CheckoutFailure | null;
  start: (tier: Tier) => void;
}

/**
 * Opens the payment page of a plan (docs/product.md §15.15). A second click while it opens does nothing, and a retry
 * after a failure has the same Idempotency-Key, so that it does not start a second checkout.
 */
export function useCheckout(
  variantOf: (tier: Tier) => Promise<string | null>,
  leaveFor: (url: string) => void,
): Checkout {
  const { t } = useTranslation('pricing');
  const session = useSession();
  const navigate = useNavigate();
  const whileMounted = useWhileMounted();
  const [opening, setOpening] = useState<Tier | null>(null);
  const [failure, setFailure] = useState<CheckoutFailure | null>(null);
  const running = useRef(false);
  const keys = useRef(new Map<string, string>());

  const stop = useCallback(() => {
    running.current = false;
    setOpening(null);
  }, []);
  useEffect(() => {
    // "Back" from the payment page may show this page as it was when it was left, with its button still busy.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && stop();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [stop]);

  const textOf = (error: unknown): string => {
    if (error instanceof Refusal) return t(($) => $[error.reason]);
    if (errorCode(error) === 'UNAUTHENTICATED') return t(($) => $.notSignedIn);
    const failed = t(($) => $.failed);
    return fieldSentence(error) ?? errorText(error, { failed, unreachable: failed });
  };

  const open = async (user: User | null, tier: Tier) => {
    if (!user) throw new Refusal('notSignedIn');
    const variantId = await variantOf(tier);
    if (variantId === null) throw new Refusal('off');
    const idempotencyKey = keys.current.get(variantId) ?? newUuid();
    keys.current.set(variantId, idempotencyKey);
    const { checkoutUrl } = await api.subscriptions.checkout.mutate(
      { variantId },
      { context: { idempotencyKey } },
    );
    keys.current.delete(variantId);
    const url = paymentUrl(checkoutUrl, location.origin);
    if (!url) throw new Refusal('failed');
    whileMounted(() => {
      rememberCheckout(user);
      leaveFor(url);
    });
  };

  const start = async (tier: Tier) => {
    if (session.status === 'visitor') return navigate(links.loginThen(links.pricing));
    if (running.current) return;
    running.current = true;
    setOpening(tier);
    setFailure(null);
    try {
      // The button stays busy until the payment page replaces this one.
      await open(session.status === 'member' ? session.user : null, tier);
    } catch (error) {
      // The server knows of a payment that this page does not know of yet.
      if (errorCode(error) === 'NOT_AN_UPGRADE') void refreshUser();
      setFailure({ tier, text: textOf(error), verify: errorCode(error) === 'EMAIL_NOT_VERIFIED' });
      stop();
    }
  };
  return { opening, failure, start: (tier) => void start(tier) };
}
