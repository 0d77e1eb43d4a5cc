import type { ModerationStatus } from '@halved/shared/contract/scalars';
import { minuteMs } from '@halved/shared/durations';
import type { ReportReason } from '@halved/shared/report-reasons';
import type { PlannedComment } from './comments-plan.ts';
import { type Held, held } from './held.ts';
import type { Person } from './people.ts';
import { stableId } from './random.ts';
import type { PlannedWorry } from './worries-plan.ts';

export interface PlannedCase extends Pick<Held, 'reason' | 'isUrgent' | 'scores'> {
  id: string;
  worry: PlannedWorry;
  /** The held comment; null if the post itself is held. */
  comment: (PlannedComment & { status: ModerationStatus }) | null;
  at: Date;
  reports: { id: string; by: Person; reason: ReportReason; details: string | null; at: Date }[];
}

const ago = (now: Date, minutes: number) => new Date(now.getTime() - minutes * minuteMs);

/**
 * Plans the open moderation cases of the demo. The authors of the held comments are composed people, not hand-written
 * ones.
 */
export function casesOf(
  worries: readonly PlannedWorry[],
  people: readonly Person[],
  now: Date,
): PlannedCase[] {
  const peopleByName = new Map(people.map((person) => [person.username, person]));
  const others = people.filter(({ traits, language }) => traits.size > 0 && language === 'en');
  return held.map(({ worry: beginning, comment, reports, ...found }, index) => {
    const worry = worries.find(({ composed, text }) => !composed && text.startsWith(beginning));
    const by = others[index];
    if (!worry || !by) throw new Error(`Nothing begins with ${beginning}, or nobody is there to answer it`);
    const heldComment = comment && plannedComment(worry, by, comment, now);
    const plannedReports = reports.flatMap(({ by: username, minutesAgo, reason, details }) => {
      const reporter = peopleByName.get(username);
      const at = ago(now, minutesAgo);
      return reporter
        ? [{ id: stableId(`report ${beginning} ${username}`, at), by: reporter, reason, details, at }]
        : [];
    });
    const at = plannedReports[0]?.at ?? heldComment?.at ?? now;
    return {
      ...found,
      id: stableId(`case ${beginning}`, at),
      worry,
      comment: heldComment,
      at,
      reports: plannedReports,
    };
  });
}

function plannedComment(
  on: PlannedWorry,
  by: Person,
  { text, minutesAgo, status }: NonNullable<Held['comment']>,
  now: Date,
): PlannedCase['comment'] {
  const at = ago(now, minutesAgo);
  return {
    id: stableId(`${on.id} ${by.username} ${text}`, at),
    on,
    by,
    at,
    parent: null,
    depth: 1,
    text,
    status,
  };
}
