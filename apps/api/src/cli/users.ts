import { type Database, users, withTransaction } from '@halved/db';
import { type Role, roles } from '@halved/shared/contract/scalars';
import { type Tier, tiers } from '@halved/shared/tiers';
import { Command, InvalidArgumentError, Option } from 'commander';
import { and, eq, ne, sql } from 'drizzle-orm';
import { applyAdminEmails } from '../services/admins.ts';
import {
  changeMember,
  liftedSuspension,
  type MemberChange,
  suspension,
} from '../services/member-change-queries.ts';
import { CommandError } from '../start/explain.ts';
import { say, withDatabase } from './with-database.ts';

const parseDate = (text: string): Date => {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) throw new InvalidArgumentError('Give a date such as 2027-01-31.');
  return date;
};

async function memberByEmail(db: Database, email: string) {
  const [member] = await db
    .select({ id: users.id, username: users.username, role: users.role })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
    .for('update');
  if (!member) throw new CommandError(`Nobody has the address ${email}.`);
  return member;
}

/** Refuses to take the admin role from the last admin (docs/product.md §8.5). */
async function refuseForLastAdmin(
  db: Database,
  member: { id: string; role: Role },
  role: Role,
): Promise<void> {
  if (member.role !== 'admin' || role === 'admin') return;
  const others = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), ne(users.id, member.id)))
    .for('update');
  if (others.length === 0) throw new CommandError('This is the last admin. Make another one first.');
}

/** Refuses to take the admin role from a member whom ADMIN_EMAILS would make admin again at the next start. */
function refuseForAdminEmails(email: string, adminEmails: string[], role: Role): void {
  if (role !== 'admin' && adminEmails.includes(email.toLowerCase()))
    throw new CommandError(`ADMIN_EMAILS names ${email}. Take the address out of it first.`);
}

/** Changes a member and writes the change into the audit log, in one transaction. */
const change = (email: string, memberChange: MemberChange): Promise<void> =>
  withDatabase(async ({ pool }, { adminEmails }) => {
    const username = await withTransaction(pool, async (db) => {
      const member = await memberByEmail(db, email);
      const { role } = memberChange.set;
      if (role) {
        refuseForAdminEmails(email, adminEmails, role);
        await refuseForLastAdmin(db, member, role);
      }
      await changeMember(db, member.id, memberChange);
      return member.username;
    });
    await applyAdminEmails(pool, adminEmails);
    const details = Object.entries(memberChange.details).map(([name, value]) => `${name} ${value ?? 'none'}`);
    say(`@${username}: ${details.join(', ')}.`);
  });

interface GrantOptions {
  role?: Role;
  tier?: Tier;
  until?: Date;
}

async function grant(email: string, { role, tier, until }: GrantOptions): Promise<void> {
  if (!role && !tier) throw new CommandError('Say what to grant: --role or --tier.');
  if (until && !tier) throw new CommandError('--until goes with --tier.');
  const end = until?.toISOString() ?? null;
  if (role) await change(email, { action: 'user.role', set: { role }, details: { role } });
  if (!tier) return;
  const set = { grantedTier: tier, grantedTierUntil: until ?? null };
  await change(email, { action: 'user.tier', set, details: { tier, ...(end && { until: end }) } });
}

interface SuspendOptions {
  until?: Date;
  reason: string;
  lift?: boolean;
}

const suspend = (email: string, { until, reason, lift }: SuspendOptions): Promise<void> =>
  change(
    email,
    lift
      ? { ...liftedSuspension, details: { ...liftedSuspension.details, reason } }
      : suspension({ until, reason }),
  );

/** `user grant` and `user suspend`. Both take effect within ten seconds in every running server. */
export function userCommands(): Command {
  const user = new Command('user').description('Roles, tiers and suspensions.');
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
  return user;
}
