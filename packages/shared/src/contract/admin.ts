import * as z from 'zod/mini';
import { jobResults } from '../job-results.ts';
import { adminMembers } from './admin-members.ts';
import { adminInstance } from './instance.ts';
import { invites } from './invites.ts';
import { operation } from './operation.ts';
import { Resource } from './resources.ts';
import { component, givenDay, id, moment, page, pageOf } from './scalars.ts';

/** How many, since midnight UTC and in the last 30 days. */
const recent = z.strictObject({ today: z.int(), last30Days: z.int() });
const nullableMoment = z.nullable(moment);

/** What an admin sees first: how many, what waits, how the server does. */
export const AdminOverview = component(
  'AdminOverview',
  z.strictObject({
    members: z.extend(recent, { total: z.int(), suspended: z.int() }),
    worries: recent,
    comments: recent,
    /** The last 30 days, the oldest first. Worries are public ones. */
    days: z.array(
      z.strictObject({ date: z.iso.date(), members: z.int(), worries: z.int(), comments: z.int() }),
    ),
    queue: z.strictObject({ waiting: z.int(), urgent: z.int(), oldestAt: nullableMoment }),
    /** `sent`: in the last 24 hours. `failed`: waiting mail of which at least one try failed. */
    mail: z.strictObject({ sent: z.int(), waiting: z.int(), failed: z.int(), oldestAt: nullableMoment }),
    jobs: z.strictObject({ waiting: z.int(), failed: z.int() }),
    /** The free bytes of the disk are null where the database is elsewhere. */
    storage: z.strictObject({ databaseBytes: z.int(), diskFreeBytes: z.nullable(z.int()) }),
    /** The answers of this process in the last five minutes; null if there were none. */
    latency: z.nullable(z.strictObject({ requests: z.int(), p50Ms: z.number(), p99Ms: z.number() })),
    version: z.string(),
    uptimeSeconds: z.int(),
    /** What the doctor found, in English as in the operator's command; what waits too long is among it. */
    findings: z.array(z.strictObject({ level: z.enum(['warning', 'problem']), text: z.string() })),
  }),
);
export type AdminOverview = z.infer<typeof AdminOverview>;

/** A background job. */
export const AdminJob = component(
  'AdminJob',
  z.strictObject({
    name: z.string(),
    /** How often it runs by itself. Null if it runs only when there is work for it. */
    schedule: z.nullable(z.strictObject({ everySeconds: z.int() })),
    lastRunAt: nullableMoment,
    lastResult: z.nullable(z.enum(jobResults)),
    nextRunAt: nullableMoment,
    /** The runs that are due and have not begun. */
    waiting: z.int(),
    /** The failures in a row of its schedule, and the other runs that have failed in the last hour. */
    failed: z.int(),
  }),
);
export type AdminJob = z.infer<typeof AdminJob>;

/** An entry of the directory of help with what its care needs. */
export const AdminResource = component(
  'AdminResource',
  z.extend(Resource, {
    hidden: z.boolean(),
    /** Days since its facts were seen; null if that is unknown. */
    ageDays: z.nullable(z.int()),
    /** Whether its facts are due to be seen again. */
    overdue: z.boolean(),
    /** Whether it is the operator's own, which replaces the one that ships. */
    own: z.boolean(),
  }),
);
export type AdminResource = z.infer<typeof AdminResource>;

/** Every operation of the admin area. Each change is in the audit log. */
export const admin = {
  overview: operation('GET /admin/overview', {
    summary: 'Numbers of the community, what waits and since when, and how the server does.',
    access: 'admin',
    output: AdminOverview,
  }),
  ...adminMembers,
  jobs: operation('GET /admin/jobs', {
    summary: 'The background jobs, with their last and next run.',
    access: 'admin',
    output: z.strictObject({ jobs: z.array(AdminJob) }),
  }),
  retryJob: operation('POST /admin/jobs/:name/retry', {
    summary: 'Starts a job now, with what failed in it, and returns how much was taken up again.',
    access: 'admin',
    input: z.strictObject({
      name: z.string('NOT_FOUND').check(z.maxLength(100, 'NOT_FOUND')),
    }),
    output: z.strictObject({ retried: z.int() }),
    errors: ['NOT_FOUND'],
  }),
  ...adminInstance,
  ...invites,
  resources: operation('GET /admin/resources', {
    summary: 'The directory of help with the age of its facts, the oldest first.',
    access: 'admin',
    input: z.strictObject({ ...page, overdue: z.optional(z.boolean()) }),
    output: component('AdminResourcePage', pageOf('resources', AdminResource)),
  }),
  updateResource: operation('PUT /admin/resources/:id', {
    summary: 'Says when the facts of an entry were last seen, or hides it from the directory.',
    access: 'admin',
    input: z.strictObject({
      id,
      verifiedAt: z.optional(givenDay),
      hidden: z.optional(z.boolean()),
    }),
    output: AdminResource,
    errors: ['NOT_FOUND'],
  }),
};
