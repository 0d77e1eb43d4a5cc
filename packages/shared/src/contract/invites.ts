import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { operation } from './operation.ts';
import { component, givenMoment, id, moment, page, pageOf, personText, success } from './scalars.ts';
import { Author } from './users.ts';

/** An invitation to register, as admins see it. Its code is shown only when it is made. */
export const Invite = component(
  'Invite',
  z.strictObject({
    id,
    note: z.nullable(z.string()),
    /** How many people may register with it. */
    uses: z.int(),
    /** How many people have. */
    used: z.int(),
    expiresAt: z.nullable(moment),
    createdAt: moment,
    /** Null if the account of its maker was deleted. */
    createdBy: z.nullable(Author),
  }),
);
export type Invite = z.infer<typeof Invite>;

export const InviteInput = z.strictObject({
  note: z.optional(
    personText({
      max: limits.inviteNoteMax,
      tooLong: 'validation.inviteNoteTooLong',
    }),
  ),
  uses: z._default(
    z
      .int('validation.inviteUses')
      .check(z.gte(1, 'validation.inviteUses'), z.lte(limits.inviteUsesMax, 'validation.inviteUses')),
    1,
  ),
  expiresAt: z.optional(z.nullable(givenMoment)),
});

/** The code of an invitation, as people type it. */
export const inviteCode = z
  .string('validation.inviteCode')
  .check(
    z.trim(),
    z.minLength(1, 'validation.inviteCode'),
    z.maxLength(limits.codeMax, 'validation.inviteCode'),
  );

/** The calls about invitations; the contract lists them under `admin`. */
export const invites = {
  createInvite: operation('POST /admin/invites', {
    summary: 'Makes an invitation to register, and returns its code and link, which are shown only now.',
    access: 'admin',
    status: 201,
    noStore: true,
    input: InviteInput,
    output: z.strictObject({ id, code: z.string(), url: z.string() }),
  }),
  invites: operation('GET /admin/invites', {
    summary: 'The invitations that still stand and those that were used, the newest first.',
    access: 'admin',
    input: z.strictObject(page),
    output: component('InvitePage', pageOf('invites', Invite)),
  }),
  revokeInvite: operation('DELETE /admin/invites/:id', {
    summary: 'Withdraws an invitation. Who registered with it stays.',
    access: 'admin',
    input: z.strictObject({ id }),
    output: success,
    errors: ['NOT_FOUND'],
  }),
};
