import { type RowOf, selecting, statement, users, viewerId } from '@halved/db';
import type { EarlyFeature } from '@halved/shared/early-features';
import { sql } from 'drizzle-orm';
import type { MemberContext } from '../../context.ts';

const p = sql.placeholder;

const columns = {
  autoPrivateAfterDays: users.autoPrivateAfterDays,
  hideActivity: users.hideActivity,
  earlyFeatures: users.earlyFeatures,
};

export type OwnSettingsRow = RowOf<typeof columns>;

const select = statement(
  selecting(columns, (selectList) => sql`select ${selectList} from ${users} where ${users.id} = ${viewerId}`),
);

/** The caller's own settings; undefined if the account is gone. */
export const findOwnSettings = async ({
  services,
  viewer,
}: MemberContext): Promise<OwnSettingsRow | undefined> =>
  (await select(services.db, { viewerId: viewer.id }))[0];

const updatePrivacy = statement(
  selecting(
    columns,
    (selectList) => sql`
      update ${users} set updated_at = now(),
        auto_private_after_days = case
          when ${p('changesAge')}::boolean then ${p('autoPrivateAfterDays')}::smallint else auto_private_after_days end,
        hide_activity = coalesce(${p('hideActivity')}::boolean, hide_activity)
      where ${users.id} = ${viewerId} returning ${selectList}`,
  ),
);

/** Changes the given settings. Returns all of them as they are afterwards. */
export const changePrivacy = async (
  { services, viewer }: MemberContext,
  { autoPrivateAfterDays, hideActivity }: Partial<Omit<OwnSettingsRow, 'earlyFeatures'>>,
): Promise<OwnSettingsRow | undefined> => {
  const values = {
    viewerId: viewer.id,
    changesAge: autoPrivateAfterDays !== undefined,
    autoPrivateAfterDays: autoPrivateAfterDays ?? null,
    hideActivity: hideActivity ?? null,
  };
  return (await updatePrivacy(services.db, values))[0];
};

const updateEarly = statement(
  selecting(
    columns,
    (selectList) => sql`
      update ${users} set updated_at = now(), early_features = case
        when ${p('enabled')}::boolean then array_append(array_remove(early_features, ${p('key')}::text), ${p('key')}::text)
        else array_remove(early_features, ${p('key')}::text) end
      where ${users.id} = ${viewerId} returning ${selectList}`,
  ),
);

/** Turns a feature on or off. Returns the settings as they are afterwards. */
export const changeEarlyFeature = async (
  { services, viewer }: MemberContext,
  change: { key: EarlyFeature; enabled: boolean },
): Promise<OwnSettingsRow | undefined> =>
  (await updateEarly(services.db, { ...change, viewerId: viewer.id }))[0];
