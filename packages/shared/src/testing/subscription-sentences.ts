/** The failing calls of the plans, as rows of `failureTexts`. */
export const subscriptionFailures = [
  {
    where: 'the plans',
    given: { call: 'GET /subscriptions/tiers', status: 400 },
    says: 'Failed to load subscription data',
  },
  {
    where: 'a checkout',
    given: { call: 'POST /subscriptions/checkout', status: 500 },
    says: 'Failed to start checkout process. Please try again.',
  },
  {
    where: 'a checkout',
    given: {
      call: 'POST /subscriptions/checkout',
      status: 403,
      error: { code: 'EMAIL_NOT_VERIFIED', message: 'Please verify your address first.' },
    },
    says: 'Please verify your address first.',
  },
  {
    where: 'a checkout',
    given: {
      call: 'POST /subscriptions/checkout',
      status: 401,
      error: { code: 'UNAUTHENTICATED', message: 'No.' },
    },
    says: 'Authentication required',
  },
] as const;

export type SubscriptionPlace = (typeof subscriptionFailures)[number]['where'];
