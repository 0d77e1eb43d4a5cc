import type { Invite } from '@halved/shared/contract/invites';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ignoreNotFound } from '../../lib/server/api-error.ts';
import { api, trpc } from '../../lib/server/trpc.ts';
import { toast } from '../../lib/state/toast.ts';
import { useDateTime, useLongDate } from '../../lib/texts/dates.ts';
import { useShowFailure } from '../../lib/texts/failure-text.ts';
import { useNumber } from '../../lib/texts/number.ts';
import { nameOf } from '../../ui/composed/user-card.tsx';
import { Chip } from '../../ui/primitives/slip.tsx';
import { ConfirmedButton } from './confirmed-button.tsx';

/** One invitation: its note, how often it was used, until when it can be, and a button that withdraws it. */
export function InviteRow({ invite }: { invite: Invite }) {
  const { t } = useTranslation('admin');
  const number = useNumber();
  const date = useLongDate();
  const dateTime = useDateTime();
  const { note, uses, used, expiresAt, createdAt, createdBy } = invite;
  const revoke = useRevoke(invite.id);
  const name = note ?? t(($) => $.invites.unnamed, { date: date(createdAt) });
  const isOver = used >= uses || (expiresAt !== null && Date.parse(expiresAt) <= Date.now());
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hair py-3.5">
      <div className="min-w-0 grow basis-60">
        <p className="font-semibold wrap-anywhere" dir="auto">
          {name}
        </p>
        <p className="text-small text-muted">
          {createdBy
            ? t(($) => $.invites.by, { name: nameOf(createdBy), date: date(createdAt) })
            : date(createdAt)}
        </p>
      </div>
      <div className="grid gap-1 text-small">
        <p>{t(($) => $.invites.used, { used: number(used), uses: number(uses) })}</p>
        <p className="text-muted">
          {expiresAt ? t(($) => $.invites.until, { when: dateTime(expiresAt) }) : t(($) => $.invites.endless)}
        </p>
      </div>
      {isOver ? (
        <Chip className="bg-sunk!">{t(($) => $.invites.over)}</Chip>
      ) : (
        <ConfirmedButton
          size="small"
          danger
          label={t(($) => $.invites.revoke)}
          aria-label={t(($) => $.invites.revokeName, { name })}
          title={t(($) => $.invites.revokeTitle)}
          text={t(($) => $.invites.revokeText)}
          work={revoke}
        />
      )}
    </li>
  );
}

function useRevoke(id: string): () => Promise<unknown> {
  const { t } = useTranslation('admin');
  const showFailure = useShowFailure(t(($) => $.invites.revokeFailed));
  const utils = trpc.useUtils().admin;
  const { mutateAsync } = useMutation({
    // An invitation that is gone counts as withdrawn.
    mutationFn: () => api.admin.revokeInvite.mutate({ id }).catch(ignoreNotFound),
    onSuccess: async () => {
      toast.success(t(($) => $.invites.revoked));
      await utils.invites.invalidate();
    },
    onError: showFailure,
  });
  return mutateAsync;
}
