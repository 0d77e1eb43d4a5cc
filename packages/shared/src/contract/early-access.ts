import * as z from 'zod/mini';
import { earlyFeatures } from '../early-features.ts';
import { operation } from './operation.ts';

const EarlyFeatures = z.strictObject({
  features: z.array(
    z.strictObject({
      key: z.enum(earlyFeatures),
      title: z.string(),
      description: z.string(),
      enabled: z.boolean(),
    }),
  ),
});

/** What is offered early, and what of it the caller has turned on. */
export const earlyAccess = {
  earlyAccess: operation('GET /users/me/early-access', {
    summary: 'What this instance offers early, and what of it the caller uses.',
    access: 'tier:early_access',
    output: EarlyFeatures,
  }),
  updateEarlyAccess: operation('PUT /users/me/early-access', {
    summary: 'Turns something that is offered early on or off.',
    access: 'tier:early_access',
    input: z.strictObject({ key: z.enum(earlyFeatures, 'validation.earlyFeature'), enabled: z.boolean() }),
    output: EarlyFeatures,
  }),
};
