import { newId, withTransaction } from '@halved/db';
import type { contract } from '@halved/shared/contract';
import type { Instance, InstanceSettings } from '@halved/shared/contract/instance';
import type { ParsedInputOf } from '@halved/shared/contract/operation';
import type { Registration } from '@halved/shared/registrations';
import type { Context, MemberContext } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { recordAction } from '../../services/audit-queries.ts';
import { isFuture } from '../../services/clock-queries.ts';
import type { Services } from '../../services/index.ts';
import { remembered } from '../../services/remembered.ts';
import { presentInstance, presentSettings } from './present.ts';
import { hasWords, settingsChange } from './rules.ts';
import { changeSettings, findSettings, lockSettings } from './settings-queries.ts';

/** The settings, at most five seconds old. */
export const currentSettings = remembered(5_000, findSettings);

/** GET /instance: at most five seconds old. */
export const instanceFor = async ({ services: { db, env }, language }: Context): Promise<Instance> =>
  presentInstance(await currentSettings(db), language, env);

/** Who may register (docs/product.md §23.2). */
export const registrationOf = async ({ db }: Pick<Services, 'db'>): Promise<Registration> =>
  (await currentSettings(db)).registration;

/** The address to which people write with questions. */
export const contactOf = async ({ db, env }: Pick<Services, 'db' | 'env'>): Promise<string> =>
  (await currentSettings(db)).contactEmail ?? env.contactEmail;

export const settingsFor = async ({ services: { db, env } }: Context): Promise<InstanceSettings> =>
  presentSettings(await findSettings(db), env);

type Input = ParsedInputOf<typeof contract.admin.updateInstance>;

/** Changes settings, and writes their names into the audit log, without their texts. */
export async function updateSettings(ctx: MemberContext, input: Input): Promise<InstanceSettings> {
  const { pool } = ctx.services;
  const names = Object.keys(input);
  if (names.length === 0) return settingsFor(ctx);
  const { announcement, registration } = input;
  if (announcement && !hasWords(announcement)) refuse('announcement.text', 'validation.announcementRequired');
  await withTransaction(pool, async (tx) => {
    if (announcement?.until && !(await isFuture(tx, announcement.until)))
      refuse('announcement.until', 'validation.momentInPast');
    await changeSettings(tx, settingsChange(input, await lockSettings(tx), newId()));
    await recordAction(tx, {
      action: 'instance.update',
      actorId: ctx.viewer.id,
      details: { settings: names.join(', '), ...(registration && { registration }) },
    });
  });
  currentSettings.forget();
  return settingsFor(ctx);
}
