import { contract } from '@halved/shared/contract';
import type { FeaturePreview } from '@halved/shared/contract/subscriptions';
import { type EarlyFeature, earlyFeatures } from '@halved/shared/early-features';
import type { LanguageCode } from '@halved/shared/languages';
import type { Context, MemberContext } from '../../context.ts';
import { fail } from '../../errors.ts';
import { sentence } from '../../messages.ts';
import { serve } from '../../trpc.ts';
import {
  changeEarlyFeature,
  changePrivacy,
  findOwnSettings,
  type OwnSettingsRow,
} from './own-settings-queries.ts';

const operations = contract.users;

const orGone = (row: OwnSettingsRow | undefined): OwnSettingsRow => row ?? fail('UNAUTHENTICATED');

const presentPrivacy = ({ autoPrivateAfterDays, hideActivity }: OwnSettingsRow) => ({
  autoPrivateAfterDays,
  hideActivity,
});

const textsOf = (key: EarlyFeature, language: LanguageCode) => ({
  title: sentence(language, `early.${key}.title`),
  description: sentence(language, `early.${key}.description`),
});

const presentEarly = ({ language }: MemberContext, row: OwnSettingsRow) => ({
  features: earlyFeatures.map((key) => ({
    key,
    ...textsOf(key, language),
    enabled: row.earlyFeatures.includes(key),
  })),
});

/** What is offered early, for those who do not have early access. */
export const earlyAccessPreview = async ({ language }: Context): Promise<FeaturePreview> => ({
  count: earlyFeatures.length,
  items: earlyFeatures.map((key) => textsOf(key, language)),
});

/** What members set for themselves beside their profile (docs/product.md §17.2, §17.3). */
export const ownSettings = {
  advancedPrivacy: serve(operations.advancedPrivacy, async ({ ctx }) =>
    presentPrivacy(orGone(await findOwnSettings(ctx))),
  ),
  updateAdvancedPrivacy: serve(operations.updateAdvancedPrivacy, async ({ ctx, input }) => {
    const changed = orGone(await changePrivacy(ctx, input));
    if (input.autoPrivateAfterDays) ctx.services.jobs.wake('make-old-posts-private');
    return presentPrivacy(changed);
  }),
  earlyAccess: serve(operations.earlyAccess, async ({ ctx }) =>
    presentEarly(ctx, orGone(await findOwnSettings(ctx))),
  ),
  updateEarlyAccess: serve(operations.updateEarlyAccess, async ({ ctx, input }) =>
    presentEarly(ctx, orGone(await changeEarlyFeature(ctx, input))),
  ),
};
