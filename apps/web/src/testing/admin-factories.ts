import type { AdminJob, AdminOverview, AdminResource } from '@halved/shared/contract/admin';
import type { AdminMember, AdminMemberDetails } from '@halved/shared/contract/admin-members';
import type { InstanceSettings } from '@halved/shared/contract/instance';
import type { Invite } from '@halved/shared/contract/invites';
import { dayMs } from '@halved/shared/durations';
import { anId } from './factories.ts';
import { aResource } from './resource-factories.ts';

const monthDays = 30;

export const anOverview = (changes: Partial<AdminOverview> = {}): AdminOverview => ({
  members: { today: 2, last30Days: 31, total: 1_204, suspended: 3 },
  worries: { today: 5, last30Days: 140 },
  comments: { today: 9, last30Days: 390 },
  days: Array.from({ length: monthDays }, (_, index) => ({
    date: new Date(Date.UTC(2026, 9, 30) + index * dayMs).toISOString().slice(0, 'yyyy-mm-dd'.length),
    members: index % 3,
    worries: index % 7,
    comments: index % 11,
  })),
  queue: { waiting: 0, urgent: 0, oldestAt: null },
  mail: { sent: 40, waiting: 0, failed: 0, oldestAt: null },
  jobs: { waiting: 0, failed: 0 },
  storage: { databaseBytes: 52_400_000, diskFreeBytes: 8_000_000_000 },
  latency: { requests: 812, p50Ms: 4.2, p99Ms: 61 },
  version: '1.2.3',
  uptimeSeconds: 7_300,
  findings: [],
  ...changes,
});

export const aMember = (changes: Partial<AdminMember> = {}): AdminMember => ({
  id: anId(),
  username: 'noor',
  displayName: 'Noor',
  emailMasked: 'n…@example.org',
  role: 'member',
  tier: 'free',
  emailVerified: true,
  hasSecondFactor: false,
  createdAt: '2026-02-03T10:00:00.000Z',
  lastActiveAt: '2026-11-20T10:00:00.000Z',
  counts: { worries: 3, comments: 12, followers: 4, openReports: 0 },
  suspension: null,
  ...changes,
});

export const memberDetails = (changes: Partial<AdminMemberDetails> = {}): AdminMemberDetails => ({
  ...aMember(),
  sessions: 2,
  log: [],
  ...changes,
});

export const aJob = (changes: Partial<AdminJob> = {}): AdminJob => ({
  name: 'send-mail',
  schedule: { everySeconds: 60 },
  lastRunAt: '2026-11-20T10:00:00.000Z',
  lastResult: 'done',
  nextRunAt: '2026-11-20T10:01:00.000Z',
  waiting: 0,
  failed: 0,
  ...changes,
});

export const anInvite = (changes: Partial<Invite> = {}): Invite => ({
  id: anId(),
  note: 'For the choir',
  uses: 5,
  used: 2,
  expiresAt: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  createdBy: { id: anId(), username: 'ada', displayName: 'Ada', avatarUrl: null },
  ...changes,
});

export const anAdminResource = (changes: Partial<AdminResource> = {}): AdminResource => ({
  ...aResource(),
  hidden: false,
  ageDays: 200,
  overdue: true,
  own: false,
  ...changes,
});

export const someSettings = (changes: Partial<InstanceSettings> = {}): InstanceSettings => ({
  name: 'Halved',
  description: '',
  contactEmail: 'hello@halved.example',
  registration: 'open',
  rules: {},
  announcement: null,
  ...changes,
});

/** One page of a list of the admin area, by default the last page. */
export const aPageOf = <Name extends string, Item>(
  name: Name,
  items: readonly Item[],
  nextCursor: string | null = null,
) => ({ [name]: items, total: items.length, hasMore: nextCursor !== null, nextCursor });
