import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { caseReasons, decisions, moderatedKinds, queueMarks } from '../moderation-kinds.ts';
import { reportReasons } from '../report-reasons.ts';
import { ReportWords } from './moderation-words.ts';
import { operation } from './operation.ts';
import { component, givenMoment, id, moderationStatus, moment, page, pageOf, personText } from './scalars.ts';
import { Author } from './users.ts';

/**
 * A member's report of a post or comment. The reporter is null if their account was deleted. For the author of the item
 * it is always null.
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

/** The scores of the automatic screening; null for an item that the screening approved and members reported. */
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

/** A post or comment that waits for a moderator, or about which a moderator has decided. */
export const ModerationItem = component(
  'ModerationItem',
  z.strictObject({
    kind: z.enum(moderatedKinds),
    /** The id of the post or comment. */
    id,
    /** The post, or the post of the comment. */
    postId: id,
    /** The words of the item. Those of a post are cut if the caller can open it, and whole otherwise. */
    excerpt: z.string(),
    /** Whether the caller can open the post: it is public, and no block hides it from the caller. */
    canOpen: z.boolean(),
    /** A short hash of all words and of whether everybody sees them. It differs once the author has changed that. */
    revision: z.string(),
    author: z.nullable(Author),
    isAuthorSuspended: z.boolean(),
    status: moderationStatus,
    reason: z.enum(caseReasons),
    isUrgent: z.boolean(),
    scores: z.nullable(ModerationScores),
    /** The reports that are not decided. */
    reports: z.array(Report),
    /** Whether its author has changed it since the first of these reports, so that it may not be what was reported. */
    changedSinceReport: z.boolean(),
    /** The moment at which the item entered the queue. */
    createdAt: moment,
    decidedAt: z.nullable(moment),
    /** The category of the worry, so that its words can stay folded; null for a comment, and if it is not analysed. */
    category: z.nullable(z.string()),
    /** The moderator who looks at it now, and until when; null if nobody does, and for the author. */
    claim: z.nullable(z.strictObject({ by: Author, until: moment })),
    /** The question of a moderator to the others; null once one of them has decided, and for the author. */
    secondOpinion: z.nullable(
      z.strictObject({ by: z.nullable(Author), note: z.nullable(z.string()), askedAt: moment }),
    ),
  }),
);
export type ModerationItem = z.infer<typeof ModerationItem>;

/** The number of waiting items, in total and by kind. */
export const QueueCounts = component(
  'QueueCounts',
  z.strictObject({ all: z.int(), urgent: z.int(), flagged: z.int(), pending: z.int(), reported: z.int() }),
);
export type QueueCounts = z.infer<typeof QueueCounts>;

/** An entry of the audit log: an action on a member, a post or a comment, and who did it. */
export const LogEntry = component(
  'LogEntry',
  z.strictObject({
    id,
    action: z.string(),
    /** Null for the operator's command, and if the account of the actor was deleted. */
    actor: z.nullable(Author),
    /** The member, post or comment; null if it was deleted. */
    subjectId: z.nullable(id),
    /** The member concerned, or the author of the item concerned. */
    member: z.nullable(Author),
    /** The post concerned, or the post of the comment concerned. */
    postId: z.nullable(id),
    details: z.record(z.string(), z.nullable(z.string())),
    createdAt: moment,
  }),
);
export type LogEntry = z.infer<typeof LogEntry>;

const note = personText({
  max: limits.moderationNoteMax,
  tooLong: 'validation.noteTooLong',
  lines: true,
});

const anItem = { kind: z.enum(moderatedKinds, 'NOT_FOUND'), id };

const suspended = z.strictObject({ suspended: z.boolean() });

export const moderation = {
  queue: operation('GET /moderation/queue', {
    summary:
      'The moderation queue: texts that urge self-harm and texts of people in danger first, then flagged, pending and only reported items, each group with the oldest first. With a status, decided items too; rejected ones begin with the latest decision.',
    access: 'mod',
    input: z.strictObject({
      ...page,
      status: z.optional(moderationStatus),
      kind: z.optional(z.enum(moderatedKinds, 'validation.invalid')),
      /** Filters the queue: urgent items, or items with open reports. */
      only: z.optional(z.enum(queueMarks, 'validation.invalid')),
    }),
    output: z.extend(pageOf('items', ModerationItem), { counts: QueueCounts }),
  }),
  decide: operation('POST /moderation/:kind/:id/decision', {
    summary:
      'Approves or rejects somebody else’s post or comment, and notifies its author and its reporters. With the `decidedAt` and the `revision` that the moderator has read, the call is rejected if somebody has decided or the author has changed the item since.',
    access: 'mod',
    input: z.strictObject({
      ...anItem,
      decision: z.enum(decisions, 'validation.decision'),
      note: z.optional(note),
      /** The `decidedAt` that the item had when the moderator read it. */
      decidedAt: z.optional(z.nullable(givenMoment)),
      /** The `revision` that the item had when the moderator read it. */
      revision: z.optional(
        z.string('validation.invalid').check(z.maxLength(limits.revisionMax, 'validation.invalid')),
      ),
    }),
    output: ModerationItem,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'ALREADY_DECIDED', 'PRECONDITION_FAILED'],
  }),
  claim: operation('POST /moderation/:kind/:id/claim', {
    summary:
      'Shows the other moderators for 15 minutes that the caller looks at the item. A decision by somebody else still counts.',
    access: 'mod',
    input: z.strictObject(anItem),
    output: ModerationItem,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'ALREADY_CLAIMED'],
  }),
  release: operation('DELETE /moderation/:kind/:id/claim', {
    summary: 'Gives an item back that the caller has claimed.',
    access: 'mod',
    input: z.strictObject(anItem),
    output: ModerationItem,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  askSecondOpinion: operation('POST /moderation/:kind/:id/second-opinion', {
    summary: 'Hands the item to the other moderators: it is first in their queue until one of them decides.',
    access: 'mod',
    input: z.strictObject({ ...anItem, note: z.optional(note) }),
    output: ModerationItem,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  log: operation('GET /moderation/log', {
    summary: 'The audit log: who did what to whom, the latest first.',
    access: 'admin',
    input: z.strictObject(page),
    output: pageOf('entries', LogEntry),
  }),
  suspend: operation('POST /moderation/users/:id/suspension', {
    summary:
      'Suspends a member, for a time or until the suspension is lifted. Only admins suspend moderators.',
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
    summary: 'Lifts a suspension.',
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

/** The operation for reporting a post, which the contract lists under `posts`. */
export const postReports = {
  report: operation('POST /posts/:id/report', {
    ...reporting,
    summary: 'Reports somebody else’s post to the moderators, once for each member.',
  }),
};

/** The operation for reporting a comment, which the contract lists under `comments`. */
export const commentReports = {
  report: operation('POST /comments/:id/report', {
    ...reporting,
    summary: 'Reports somebody else’s comment to the moderators, once for each member.',
  }),
  reports: operation('GET /comments/:id/reports', {
    summary: 'The reports of members about a comment.',
    access: 'mod',
    input: z.strictObject({ id }),
    output: z.strictObject({ reports: z.array(Report) }),
    errors: ['NOT_FOUND'],
  }),
};
