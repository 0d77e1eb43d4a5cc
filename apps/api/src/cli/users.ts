import { type Database, users, withTransaction } from '@halved/db';
import { type Role, roles } from '@halved/shared/roles';
import { type Tier, tiers } from '@halved/shared/tiers';
import { Command, InvalidArgumentError, Option } from 'commander';
import { eq, sql } from 'drizzle-orm';
import { applyAdminEmails, turnOffSecondFactor } from '../modules/auth/public.ts';
import {
  changeMember,
  changeRole,
  grantedTier,
  isLastActingAdmin,
  liftedSuspension,
  type MemberChange,
  type RoleRefusal,
  suspension,
} from '../services/member-change-queries.ts';
import { CommandError } from '../start/explain.ts';
import { say } from '../start/say.ts';
import { given } from './given.ts';
import { withExistingDatabase } from './with-database.ts';

const dateForm = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** A day, which begins in UTC, or a moment with its zone. JavaScript would also take 5 for a month, and 31 February. */
const parseDate = (text: string): Date => {
  const [, day = ''] = dateForm.exec(text) ?? [];
  const [date, midnight] = [new Date(text), new Date(day)];
  const isThere = [date, midnight].every((one) => !Number.isNaN(one.getTime()));
  if (!isThere || !midnight.toISOString().startsWith(day))
    throw new InvalidArgumentError('Give a date such as 2027-01-31.');
  if (date.getTime() <= Date.now()) throw new InvalidArgumentError('Give a date in the future.');
  return date;
};

const fail = (message: string): never => {
  throw new CommandError(message);
};

async function memberByEmail(db: Database, email: string) {
  const [member] = await db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return member ?? fail(`Nobody has the address ${email}.`);
}

const reasons: Record<RoleRefusal, (email: string) => string> = {
  LAST_ADMIN: () => 'This is the last admin. Make another one first.',
  NAMED_IN_ADMIN_EMAILS: (email) => `ADMIN_EMAILS names ${email}. Take the address out of it first.`,
  MEMBER_SUSPENDED: (email) =>
    `${email} is suspended. Lift it first: npm run halved -- user suspend ${email} --lift`,
};

/** Makes a change of a member in one transaction, and says it. */
const change = (
  email: string,
  details: MemberChange['details'],
  make: (db: Database, memberId: string, adminEmails: string[]) => Promise<void>,
): Promise<void> =>
  withExistingDatabase(async ({ pool }, { adminEmails }) => {
    const username = await withTransaction(pool, async (db) => {
      const member = await memberByEmail(db, email);
      await make(db, member.id, adminEmails);
      return member.username;
    });
    await applyAdminEmails(pool, adminEmails);
    const said = Object.entries(details).map(([name, value]) => `${name} ${value ?? 'none'}`);
    say(`@${username}: ${said.join(', ')}.`);
  });

/** Makes a change with its entry in the audit log. */
const changeTo = (email: string, memberChange: MemberChange): Promise<void> =>
  change(email, memberChange.details, (db, memberId) => changeMember(db, memberId, memberChange));

const changeRoleTo = (email: string, role: Role): Promise<void> =>
  change(email, { role }, async (db, memberId, adminEmails) => {
    const refusal = await changeRole(db, { memberId, role, adminEmails });
    if (refusal && refusal !== 'NOT_FOUND') fail(reasons[refusal](email));
  });

interface GrantOptions {
  role?: Role;
  tier?: Tier;
  until?: Date;
}

async function grant(email: string, { role, tier, until }: GrantOptions): Promise<void> {
  if (!role && !tier) fail('Say what to grant: --role or --tier.');
  if (until && (!tier || tier === 'free')) fail('--until goes with --tier supporter or premium.');
  if (role) await changeRoleTo(email, role);
  if (tier) await changeTo(email, grantedTier(tier, until));
}

interface SuspendOptions {
  until?: Date;
  reason: string;
  lift?: boolean;
}

async function suspend(email: string, { until, reason, lift }: SuspendOptions): Promise<void> {
  if (until && lift) fail('--lift ends the suspension now. Leave --until out.');
  const lifted = { ...liftedSuspension, details: { ...liftedSuspension.details, reason } };
  if (lift) return changeTo(email, lifted);
  const suspended = suspension({ until, reason });
  await change(email, suspended.details, async (db, memberId) => {
    if (await isLastActingAdmin(db, memberId)) fail(reasons.LAST_ADMIN(email));
    await changeMember(db, memberId, suspended);
  });
}

/** Takes the second factor of a member out of force, for somebody who has lost phone and recovery codes. */
const totpOff = (email: string): Promise<void> =>
  change(email, { 'second factor': 'off' }, async (db, memberId) => {
    if (!(await turnOffSecondFactor(db, memberId))) fail(`${email} has no second factor.`);
  });

/** `user grant`, `user suspend` and `user totp-off`. All take effect within ten seconds in every running server. */
export function userCommands(): Command {
  const user = new Command('user').description('Roles, tiers, suspensions and second factors.');
  user
    .command('grant')
    .description('Gives a member a role or a tier.')
    .argument('<email>', 'the address of their account', given)
    .addOption(new Option('--role <role>', 'what they may do').choices(roles))
    .addOption(new Option('--tier <tier>', 'a tier without payment').choices(tiers))
    .addOption(new Option('--until <date>', 'when the tier ends').argParser(parseDate))
    .action(grant);
  user
    .command('suspend')
    .description('Keeps a member from writing; they may still read, export and delete.')
    .argument('<email>', 'the address of their account', given)
    .addOption(new Option('--until <date>', 'when it ends by itself').argParser(parseDate))
    .option('--reason <text>', 'for the audit log', 'none given')
    .option('--lift', 'ends a suspension')
    .action(suspend);
  user
    .command('totp-off')
    .description('Switches the second factor of a member off, and tells the member by mail.')
    .argument('<email>', 'the address of their account', given)
    .action(totpOff);
  return user;
}
