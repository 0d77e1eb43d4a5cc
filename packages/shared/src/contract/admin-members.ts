import * as z from 'zod/mini';
import { memberStates } from '../member-states.ts';
import { LogEntry } from './moderation.ts';
import { operation } from './operation.ts';
import { component, id, moment, page, pageOf, role, searchText, tier } from './scalars.ts';

const nullableText = z.nullable(z.string());

/**
 * A member as admins see one: what somebody needs to look after people. It contains no words of a post, and its counts
 * are of public posts alone.
 */
const memberFields = {
  id,
  username: z.string(),
  displayName: nullableText,
  /** The first letter and the domain: `a…@mail.example`. */
  emailMasked: z.string(),
  role,
  tier,
  emailVerified: z.boolean(),
  /** Whether a second factor is in force. */
  hasSecondFactor: z.boolean(),
  createdAt: moment,
  /** Null for a member who was never seen, or hides when they are active. */
  lastActiveAt: z.nullable(moment),
  counts: z.strictObject({
    /** Public, published posts. */
    worries: z.int(),
    comments: z.int(),
    followers: z.int(),
    /** Undecided reports about the member's posts and comments. */
    openReports: z.int(),
  }),
  /** Null if the member is not suspended. `until` is null for a suspension without an end. */
  suspension: z.nullable(
    z.strictObject({ reason: nullableText, since: z.nullable(moment), until: z.nullable(moment) }),
  ),
};

export const AdminMember = component('AdminMember', z.strictObject(memberFields));
export type AdminMember = z.infer<typeof AdminMember>;

/** One member with what the page about it shows beside the list's fields. */
export const AdminMemberDetails = component(
  'AdminMemberDetails',
  z.strictObject({
    ...memberFields,
    /** How many sessions are open. */
    sessions: z.int(),
    /** The latest entries of the audit log about the member, the newest first. */
    log: z.array(LogEntry),
  }),
);
export type AdminMemberDetails = z.infer<typeof AdminMemberDetails>;

/** The calls about members; the contract lists them under `admin`. */
export const adminMembers = {
  members: operation('GET /admin/members', {
    summary:
      'The members, the newest first, searched by the start of a username or name, or by a whole address.',
    access: 'admin',
    input: z.strictObject({
      ...page,
      query: z.optional(searchText),
      role: z.optional(role),
      tier: z.optional(tier),
      status: z.optional(z.enum(memberStates, 'validation.invalid')),
    }),
    output: component('AdminMemberPage', pageOf('members', AdminMember)),
  }),
  member: operation('GET /admin/members/:id', {
    summary: 'One member, with open sessions and the audit log about the member.',
    access: 'admin',
    input: z.strictObject({ id }),
    output: AdminMemberDetails,
    errors: ['NOT_FOUND'],
  }),
  verifyMember: operation('POST /admin/members/:id/verify', {
    summary: 'Marks the address of a member as verified, for somebody whom no mail reaches.',
    access: 'admin',
    input: z.strictObject({ id }),
    output: AdminMemberDetails,
    errors: ['NOT_FOUND', 'ALREADY_VERIFIED'],
  }),
  endMemberSessions: operation('DELETE /admin/members/:id/sessions', {
    summary: 'Ends every session of a member.',
    access: 'admin',
    input: z.strictObject({ id }),
    output: z.strictObject({ ended: z.int() }),
    errors: ['NOT_FOUND'],
  }),
};
