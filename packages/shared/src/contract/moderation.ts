import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { caseReasons, decisions, moderatedKinds, queueMarks } from '../moderation-kinds.ts';
import { reportReasons } from '../report-reasons.ts';
import { ReportWords } from './moderation-words.ts';
import { operation } from './operation.ts';
import { component, givenMoment, id, moderationStatus, moment, page, pageOf, personText } from './scalars.ts';
import { Author } from './users.ts';

/**
 * A member's report of a worry or comment. The reporter is null once they have left, and always for the author of the
 * item.
 */
export const Report = component(
  'Report',
  z.strictObject({
    id,
    reason: z.enum(reportReasons),
    details: z.nullable(z.string()),
    createdAt: moment,
    reporter: z.nullable(Author),
  }),
);
export type Report = z.infer<typeof Report>;

/** The scores of the automatic reading; null where members reported something that the reading had let pass. */
const ModerationScores = component(
  'ModerationScores',
  z.strictObject({
    /** 0 to 1. */
    toxicity: z.number(),
    /** −1 to 1. */
    tone: z.number(),
    isAimed: z.boolean(),
    namesGroup: z.boolean(),
    isInsulting: z.boolean(),
    isProfane: z.boolean(),
    urgesSelfHarm: z.boolean(),
    /** Links, addresses and telephone numbers. */
    contacts: z.int(),
  }),
);

/** A worry or a comment that waits for a moderator, or was decided on. */
export const ModerationItem = component(
  'ModerationItem',
  z.strictObject({
    kind: z.enum(moderatedKinds),
    /** The id of the worry or comment. */
    id,
    /** The worry itself, or the worry that the comment stands under. */
    postId: id,
    excerpt: z.string(),
    author: z.nullable(Author),
    status: moderationStatus,
    reason: z.enum(caseReasons),
    isUrgent: z.boolean(),
    scores: z.nullable(ModerationScores),
    /** The reports that nobody has decided on. */
    reports: z.array(Report),
    /** When the item came into the queue. */
    createdAt: moment,
    decidedAt: z.nullable(moment),
  }),
);
export type ModerationItem = z.infer<typeof ModerationItem>;

/** How many items wait, in all and by kind. */
export const QueueCounts = component(
  'QueueCounts',
  z.strictObject({ all: z.int(), urgent: z.int(), flagged: z.int(), pending: z.int(), reported: z.int() }),
);
export type QueueCounts = z.infer<typeof QueueCounts>;

/** An entry of the audit log: what was done to a member, a worry or a comment, and by whom. */
export const LogEntry = component(
  'LogEntry',
  z.strictObject({
    id,
    action: z.string(),
    /** Null where the operator's command acted, and where the one who acted has left. */
    actor: z.nullable(Author),
    /** The member, worry or comment; null where it is gone. */
    subjectId: z.nullable(id),
    /** The member that the entry is about, or the author of the item that it is about. */
    member: z.nullable(Author),
    /** The worry that it is about, or that the comment stands under. */
    postId: z.nullable(id),
    details: z.record(z.string(), z.nullable(z.string())),
    createdAt: moment,
  }),
);
export type LogEntry = z.infer<typeof LogEntry>;

const note = personText({
  max: limits.moderationNoteMax,
  required: 'validation.noteTooLong',
  tooLong: 'validation.noteTooLong',
  lines: true,
  optional: true,
});

const suspended = z.strictObject({ suspended: z.boolean() });

export const moderation = {
  queue: operation('GET /moderation/queue', {
    summary:
      'What waits for a moderator: encouragement of self-harm and crisis first, then flagged, then pending, then reported, the oldest first; with a status, also what was decided.',
    access: 'mod',
    input: z.strictObject({
      ...page,
      status: z.optional(moderationStatus),
      kind: z.optional(z.enum(moderatedKinds, 'validation.invalid')),
      /** Narrows the queue to urgent items, or to items with open reports. */
      only: z.optional(z.enum(queueMarks, 'validation.invalid')),
    }),
    output: z.extend(pageOf('items', ModerationItem), { counts: QueueCounts }),
  }),
  decide: operation('POST /moderation/:kind/:id/decision', {
    summary:
      'Approves or rejects a worry or a comment, not one’s own; its author and whoever reported it are told. With `decidedAt`, as it was read, it is refused where somebody has decided since.',
    access: 'mod',
    input: z.strictObject({
      kind: z.enum(moderatedKinds, 'NOT_FOUND'),
      id,
      decision: z.enum(decisions, 'validation.decision'),
      note: z.optional(note),
      /** `decidedAt` of the item as the moderator read it. */
      decidedAt: z.optional(z.nullable(givenMoment)),
    }),
    output: ModerationItem,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'ALREADY_DECIDED'],
  }),
  log: operation('GET /moderation/log', {
    summary: 'Who did what to whom, the latest first.',
    access: 'admin',
    input: z.strictObject(page),
    output: pageOf('entries', LogEntry),
  }),
  suspend: operation('POST /moderation/users/:id/suspension', {
    summary: 'Suspends a member, for a time or until it is taken back; moderators by an admin alone.',
    access: 'mod',
    input: z.strictObject({
      id,
      reason: personText({
        max: limits.suspensionReasonMax,
        required: 'validation.suspensionReason',
        tooLong: 'validation.suspensionReasonTooLong',
        lines: true,
      }),
      until: z.optional(givenMoment),
    }),
    output: suspended,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  unsuspend: operation('DELETE /moderation/users/:id/suspension', {
    summary: 'Takes a suspension back.',
    access: 'mod',
    input: z.strictObject({ id }),
    output: suspended,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
};

const reporting = {
  access: 'user',
  limit: 'reports',
  status: 201,
  input: z.extend(ReportWords, { id }),
  output: z.strictObject({ id }),
  errors: ['NOT_FOUND', 'FORBIDDEN', 'ALREADY_REPORTED'],
} as const;

/** Reports of worries, which the contract lists under `posts`. */
export const postReports = {
  report: operation('POST /posts/:id/report', {
    ...reporting,
    summary: 'Reports a worry to the moderators, once for each person; not one’s own.',
  }),
};

/** Reports of comments, which the contract lists under `comments`. */
export const commentReports = {
  report: operation('POST /comments/:id/report', {
    ...reporting,
    summary: 'Reports a comment to the moderators, once for each person; not one’s own.',
  }),
  reports: operation('GET /comments/:id/reports', {
    summary: 'What members said of a comment that they reported.',
    access: 'mod',
    input: z.strictObject({ id }),
    output: z.strictObject({ reports: z.array(Report) }),
    errors: ['NOT_FOUND'],
  }),
};
