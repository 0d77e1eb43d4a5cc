import type { AdminMemberDetails } from '@halved/shared/contract/admin-members';
import { type Role, roles } from '@halved/shared/roles';
import { type Tier, tiers } from '@halved/shared/tiers';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessage } from '../../i18n/message.ts';
import { useDateTime } from '../../lib/texts/dates.ts';
import { SelectField } from '../../ui/composed/select-field.tsx';
import { nameOf } from '../../ui/composed/user-card.tsx';
import { DateTimeInput, fromLocalDateTime } from '../../ui/primitives/date-time-input.tsx';
import { Field } from '../../ui/primitives/field.tsx';
import { ConfirmedButton } from './confirmed-button.tsx';
import { useRoleNames } from './role-names.ts';
import { useSetRole, useSetTier } from './use-standing.ts';

interface MemberProps {
  member: AdminMemberDetails;
}

/** The role of a member, and a plan without payment. Both ask before they change. */
export const MemberStanding = ({ member }: MemberProps) => (
  <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
    <RoleChange member={member} />
    <TierChange member={member} />
  </div>
);

function RoleChange({ member }: MemberProps) {
  const { t } = useTranslation('admin');
  const names = useRoleNames();
  const [role, setRole] = useState<Role>(member.role);
  const change = useSetRole(member.id);
  return (
    <div className="grid content-start gap-4">
      <SelectField
        label={t(($) => $.members.role)}
        values={roles}
        chosen={role}
        textOf={names.role}
        onChoose={setRole}
      />
      <div>
        <ConfirmedButton
          label={t(($) => $.member.setRole)}
          title={t(($) => $.member.roleTitle, { name: nameOf(member), role: names.role(role) })}
          text={t(($) => $.member.roleTexts[role])}
          work={() => change(role)}
        />
      </div>
    </div>
  );
}

function TierChange({ member }: MemberProps) {
  const { t } = useTranslation('admin');
  const message = useMessage();
  const dateTime = useDateTime();
  const names = useRoleNames();
  const [tier, setTier] = useState<Tier>(member.tier);
  const [end, setEnd] = useState('');
  const [isPast, setIsPast] = useState(false);
  const change = useSetTier(member.id);
  // Undefined without an end, null for a time that does not exist.
  const until = tier !== 'free' && end !== '' ? fromLocalDateTime(end) : undefined;
  const tierName = names.tier(tier);
  const check = () => {
    const isWrong = until === null || (until !== undefined && Date.parse(until) <= Date.now());
    setIsPast(isWrong);
    return !isWrong;
  };
  return (
    <div className="grid content-start gap-4">
      <SelectField
        label={t(($) => $.members.tier)}
        values={tiers}
        chosen={tier}
        textOf={names.tier}
        onChoose={setTier}
      />
      {tier !== 'free' && (
        <Field
          label={t(($) => $.member.tierEnd)}
          hint={t(($) => $.member.tierEndHint)}
          error={isPast ? message('validation.tierEndInPast') : undefined}
        >
          {(control) => (
            <DateTimeInput
              {...control}
              min={new Date()}
              value={end}
              onChange={({ target }) => {
                setIsPast(false);
                setEnd(target.value);
              }}
            />
          )}
        </Field>
      )}
      <div>
        <ConfirmedButton
          label={t(($) => $.member.setTier)}
          title={t(($) => $.member.tierTitle, { name: nameOf(member), tier: tierName })}
          text={
            until
              ? t(($) => $.member.tierUntil, { tier: tierName, when: dateTime(until) })
              : t(($) => $.member.tierEndless, { tier: tierName })
          }
          check={check}
          work={() => change({ tier, until: until ?? undefined })}
        />
      </div>
    </div>
  );
}
