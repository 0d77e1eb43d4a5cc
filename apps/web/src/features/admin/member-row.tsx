import type { AdminMember } from '@halved/shared/contract/admin-members';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { links } from '../../links.ts';
import { Ago } from '../../ui/composed/ago.tsx';
import { nameOf } from '../../ui/composed/user-card.tsx';
import { Chip } from '../../ui/primitives/slip.tsx';
import { useRoleNames } from './role-names.ts';

/** One member in the list; the whole row leads to the member's page. */
export function MemberRow({ member }: { member: AdminMember }) {
  const { t } = useTranslation('admin');
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hair py-3.5 hover:bg-surface">
      <div className="min-w-0 grow basis-60">
        <p className="font-semibold">
          <Link to={links.adminMember(member.id)} className="no-underline after:absolute after:inset-0">
            <bdi translate="no">{nameOf(member)}</bdi>
          </Link>
        </p>
        <p className="flex flex-wrap gap-x-2 text-small text-muted">
          <bdi translate="no">@{member.username}</bdi>
          <bdi translate="no">{member.emailMasked}</bdi>
        </p>
      </div>
      <MemberChips member={member} />
      <p className="text-small text-muted sm:w-44 sm:text-end">
        {member.lastActiveAt ? (
          <>
            {t(($) => $.members.seen)} <Ago moment={member.lastActiveAt} />
          </>
        ) : (
          t(($) => $.members.neverSeen)
        )}
      </p>
    </li>
  );
}

/** What is special about a member: role, tier, suspension, an address that is not verified, open reports. */
export function MemberChips({ member }: { member: AdminMember }) {
  const { t } = useTranslation('admin');
  const names = useRoleNames();
  const { role, tier, suspension, emailVerified, counts } = member;
  return (
    <div className="flex flex-wrap gap-1.5">
      {suspension && <Chip className="bg-clay! text-on-clay">{t(($) => $.members.suspended)}</Chip>}
      {counts.openReports > 0 && (
        <Chip className="bg-clay! text-on-clay">
          {t(($) => $.members.reports, { number: counts.openReports })}
        </Chip>
      )}
      {role !== 'member' && <Chip>{names.role(role)}</Chip>}
      {tier !== 'free' && <Chip>{names.tier(tier)}</Chip>}
      {!emailVerified && <Chip className="bg-sunk!">{t(($) => $.members.unverified)}</Chip>}
    </div>
  );
}
