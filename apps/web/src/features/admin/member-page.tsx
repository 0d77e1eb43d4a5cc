import type { AdminMemberDetails } from '@halved/shared/contract/admin-members';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDateTime } from '../../lib/texts/dates.ts';
import { useNumber } from '../../lib/texts/number.ts';
import { links } from '../../links.ts';
import { Card } from '../../ui/primitives/card.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';
import { Facts } from './facts.tsx';
import { MemberActions } from './member-actions.tsx';
import { MemberChips } from './member-row.tsx';
import { MemberStanding } from './member-standing.tsx';
import { useRoleNames } from './role-names.ts';

export interface MemberPageProps {
  member: AdminMemberDetails;
  /** Suspends the member, or lifts the suspension. */
  suspension: ReactNode;
  /** The entries of the audit log about the member. */
  log: ReactNode;
}

/** What an admin sees of a member. No words of a post are among it. */
export function MemberPage({ member, suspension, log }: MemberPageProps) {
  const { t } = useTranslation('admin');
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <MemberChips member={member} />
        <TextLink to={links.profile(member.username)} className="tap inline-flex items-center">
          {t(($) => $.member.profile)}
        </TextLink>
      </div>
      {member.suspension && <SuspensionNote suspension={member.suspension} />}
      <Account member={member} />
      <Card title={t(($) => $.member.standing)} lead={t(($) => $.member.standingLead)}>
        <MemberStanding member={member} />
      </Card>
      <Card title={t(($) => $.member.actions)} lead={t(($) => $.member.actionsLead)}>
        <MemberActions member={member}>{suspension}</MemberActions>
      </Card>
      <Card title={t(($) => $.member.log)}>{log}</Card>
    </div>
  );
}

function Account({ member }: { member: AdminMemberDetails }) {
  const { t } = useTranslation('admin');
  const number = useNumber();
  const dateTime = useDateTime();
  const names = useRoleNames();
  const { counts } = member;
  const yesOrNo = (isSo: boolean) => (isSo ? t(($) => $.member.yes) : t(($) => $.member.no));
  return (
    <Card title={t(($) => $.member.account)} lead={t(($) => $.member.accountLead)}>
      <Facts
        facts={[
          { name: t(($) => $.member.email), value: <bdi translate="no">{member.emailMasked}</bdi> },
          { name: t(($) => $.member.verified), value: yesOrNo(member.emailVerified) },
          { name: t(($) => $.member.factor), value: yesOrNo(member.hasSecondFactor) },
          { name: t(($) => $.members.role), value: names.role(member.role) },
          { name: t(($) => $.members.tier), value: names.tier(member.tier) },
          { name: t(($) => $.member.joined), value: dateTime(member.createdAt) },
          {
            name: t(($) => $.member.lastSeen),
            value: member.lastActiveAt ? dateTime(member.lastActiveAt) : t(($) => $.member.seenUnknown),
          },
          { name: t(($) => $.member.sessions), value: number(member.sessions) },
          { name: t(($) => $.member.worries), value: number(counts.worries) },
          { name: t(($) => $.member.comments), value: number(counts.comments) },
          { name: t(($) => $.member.followers), value: number(counts.followers) },
          { name: t(($) => $.member.openReports), value: number(counts.openReports) },
        ]}
      />
    </Card>
  );
}

function SuspensionNote({ suspension }: { suspension: NonNullable<AdminMemberDetails['suspension']> }) {
  const { t } = useTranslation('admin');
  const dateTime = useDateTime();
  const { reason, since, until } = suspension;
  return (
    <div className="grid gap-1 rounded-card rounded-es-tail bg-clay p-4 text-on-clay sm:p-5">
      <p className="font-semibold">
        {until
          ? t(($) => $.member.suspendedUntil, { when: dateTime(until) })
          : t(($) => $.member.suspendedOpen)}
      </p>
      {since && <p>{t(($) => $.member.since, { when: dateTime(since) })}</p>}
      {reason && <p dir="auto">{reason}</p>}
    </div>
  );
}
