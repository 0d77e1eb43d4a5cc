import { aboutNobody, derived, omitted, ownId, type Place, row } from './personal-data-reasons.ts';

const ofTheSite = omitted('an admin makes invitations for the site');

/** The columns about signing in and registering: their places in a member's export, or why they are not in it. */
export const accessData: Record<string, Record<string, Place>> = {
  sessions: {
    id: 'sessions.id',
    user_id: ownId,
    user_agent: 'sessions.userAgent',
    created_at: 'sessions.createdAt',
    last_used_at: 'sessions.lastUsedAt',
    expires_at: 'sessions.expiresAt',
    ended_at: 'sessions.endedAt',
  },
  refresh_tokens: {
    hash: omitted('it is a secret'),
    session_id: omitted('the session itself is exported'),
    parent_hash: omitted('it is a secret'),
    created_at: derived,
    expires_at: derived,
    spent_at: derived,
    replaced_at: derived,
  },
  second_factors: {
    user_id: ownId,
    secret: omitted('it is a secret'),
    created_at: omitted('the moment from which it is in force is exported'),
    last_step: omitted('it says which codes were used'),
  },
  recovery_codes: { user_id: ownId, hash: omitted('it is a secret') },
  email_tokens: {
    hash: omitted('it is a secret'),
    user_id: ownId,
    purpose: 'mailedLinks.purpose',
    created_at: 'mailedLinks.createdAt',
    expires_at: 'mailedLinks.expiresAt',
  },
  invites: {
    id: row,
    code_hash: omitted('it is a secret'),
    note: omitted('it is a note of an admin'),
    uses: ofTheSite,
    used: omitted('who used an invitation is not stored'),
    expires_at: ofTheSite,
    created_at: ofTheSite,
    created_by: ownId,
  },
  instance_settings: aboutNobody(
    'id',
    'name',
    'description',
    'contact_email',
    'registration',
    'rules',
    'announcement',
    'announcement_id',
    'announcement_until',
    'updated_at',
  ),
  setup_code: aboutNobody('id', 'hash', 'created_at', 'expires_at'),
};
