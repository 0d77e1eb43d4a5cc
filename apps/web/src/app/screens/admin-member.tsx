import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { MemberPage } from '../../features/admin/member-page.tsx';
import { LogEntries } from '../../features/moderation/log.tsx';
import { MemberSuspension } from '../../features/moderation/member-suspension.tsx';
import { errorCode } from '../../lib/server/api-error.ts';
import { useUser } from '../../lib/server/session.ts';
import { trpc } from '../../lib/server/trpc.ts';
import { links } from '../../links.ts';
import { EmptyState } from '../../ui/composed/empty-state.tsx';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { nameOf } from '../../ui/composed/user-card.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { AdminPage } from '../admin-page.tsx';

/** /admin/members/{id}: one member with what an admin can do for them; for admins. */
export function Screen() {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const { id = '' } = useParams();
  const user = useUser();
  const query = trpc.admin.member.useQuery({ id }, { enabled: !user?.needsSecondFactor });
  const utils = trpc.useUtils();
  const title = common(($) => $.titles.adminMember);
  const { data: member } = query;
  if (!member) {
    const isUnknown = ['NOT_FOUND', 'VALIDATION_FAILED'].includes(errorCode(query.error) ?? '');
    return (
      <AdminPage title={title}>
        {query.isPending && <Skeleton label={t(($) => $.member.loading)} />}
        {query.isError && !isUnknown && <LoadFailed query={query} failed={t(($) => $.member.loadFailed)} />}
        {isUnknown && (
          <EmptyState
            title={t(($) => $.member.unknown)}
            action={<LinkButton to={links.adminMembers}>{t(($) => $.member.toList)}</LinkButton>}
          />
        )}
      </AdminPage>
    );
  }
  const name = nameOf(member);
  const reload = () => {
    void utils.admin.members.invalidate();
    return utils.admin.member.invalidate({ id });
  };
  return (
    <AdminPage
      title={`${title} · ${name}`}
      heading={<bdi translate="no">{name}</bdi>}
      lead={<bdi translate="no">@{member.username}</bdi>}
    >
      <MemberPage
        key={member.id}
        member={member}
        suspension={
          user?.id !== member.id && (
            <MemberSuspension
              member={{ id: member.id, name }}
              isSuspended={member.suspension !== null}
              onChange={reload}
            />
          )
        }
        log={<LogEntries entries={member.log} empty={t(($) => $.member.noLog)} />}
      />
    </AdminPage>
  );
}
