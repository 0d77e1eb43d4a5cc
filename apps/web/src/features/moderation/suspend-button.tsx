import type { ModerationItem } from '@halved/shared/contract/moderation';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MemberSuspension } from './member-suspension.tsx';
import { queueKeys, useKeyShown } from './queue-keys.ts';
import { cancelQueueFetches, replaceAuthorInQueue } from './use-queue.ts';
import type { Suspendable } from './use-suspension.ts';

export interface SuspendButtonProps extends Pick<ModerationItem, 'isAuthorSuspended'> {
  member: Suspendable;
}

/** Suspends the author of an item, or lifts the suspension; every item of that author then says so. */
export function SuspendButton({ member, isAuthorSuspended }: SuspendButtonProps) {
  const { t } = useTranslation('moderation');
  const client = useQueryClient();
  const keyShown = useKeyShown();
  const onChange = async (isSuspended: boolean) => {
    // Requests in flight predate the change and would take it back on screen.
    await cancelQueueFetches(client);
    replaceAuthorInQueue(client, member.id, isSuspended);
  };
  return (
    <MemberSuspension
      member={member}
      isSuspended={isAuthorSuspended}
      label={t(($) => $.suspend.open)}
      button={{
        size: 'small',
        variant: 'quiet',
        ...(!isAuthorSuspended && { className: 'text-err!', ...keyShown(queueKeys.suspend) }),
      }}
      onChange={onChange}
    />
  );
}
