import { type Database, users, withTransaction } from '@halved/db';
import { type Role, roles } from '@halved/shared/contract/scalars';
import { type Tier, tiers } from '@halved/shared/tiers';
import { Command, InvalidArgumentError, Option } from 'commander';
import { eq, sql } from 'drizzle-orm';
import { applyAdminEmails, turnOffSecondFactor } from '../modules/auth/public.ts';
import {
  changeMember,
  changeRole,
  grantedTier,
  liftedSuspension,
  type MemberChange,
  type RoleRefusal,
  suspension,
} from '../services/member-change-queries.ts';
import { CommandError } from '../start/explain.ts';
import { say, withDatabase } from './with-database.ts';

const parseDate = (text: string): Date => {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) throw new InvalidArgumentError('Give a date such as 2027-01-31.');
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
};

/** Makes a change of a member in one transaction, and says it. */
const change = (
  email: string,
  details: MemberChange['details'],
  make: (db: Database, memberId: string, adminEmails: string[]) => Promise<void>,
): Promise<void> =>
  withDatabase(async ({ pool }, { adminEmails }) => {
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
  if (until && !tier) fail('--until goes with --tier.');
  if (role) await changeRoleTo(email, role);
  if (tier) await changeTo(email, grantedTier(tier, until));
}

interface SuspendOptions {
  until?: Date;
  reason: string;
  lift?: boolean;
}

const suspend = (email: string, { until, reason, lift }: SuspendOptions): Promise<void> =>
  changeTo(
    email,
    lift
      ? { ...liftedSuspension, details: { ...liftedSuspension.details, reason } }
      : suspension({ until, reason }),
  );

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
    .argument('<email>')
    .addOption(new Option('--role <role>', 'what they may do').choices(roles))
    .addOption(new Option('--tier <tier>', 'a tier without payment').choices(tiers))
    .addOption(new Option('--until <date>', 'when the tier ends').argParser(parseDate))
    .action(grant);
  user
    .command('suspend')
    .description('Keeps a member from writing; they may still read, export and delete.')
    .argument('<email>')
    .addOption(new Option('--until <date>', 'when it ends by itself').argParser(parseDate))
    .option('--reason <text>', 'for the audit log', 'none given')
    .option('--lift', 'ends a suspension')
    .action(suspend);
  user
    .command('totp-off')
    .description('Switches the second factor of a member off, and tells the member by mail.')
    .argument('<email>')
    .action(totpOff);
  return user;
}
