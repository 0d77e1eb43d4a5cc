import type { PublicProfile } from '@halved/shared/contract/users';
import { limits } from '@halved/shared/limits';
import { useTranslation } from 'react-i18next';
import { nextCursorOf } from '../../lib/cache/next-cursor.ts';
import { uniqueById } from '../../lib/cache/unique-by-id.ts';
import { trpc } from '../../lib/server/trpc.ts';
import { EmptyState } from '../../ui/composed/empty-state.tsx';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { NextPage } from '../../ui/composed/next-page.tsx';
import { nameOf } from '../../ui/composed/user-card.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { Chip } from '../../ui/primitives/slip.tsx';
import { EndedCard } from './ended-card.tsx';

export interface MemberResolutionsProps {
  member: PublicProfile;
  own: boolean;
}

/** The resolved posts of a member that the viewer may see, latest first. */
export function MemberResolutions({ member, own }: MemberResolutionsProps) {
  const { t } = useTranslation('resolutions');
  const { t: common } = useTranslation();
  const { t: posts } = useTranslation('posts');
  const pages = trpc.resolutions.byUser.useInfiniteQuery(
    { userId: member.id, limit: limits.page.size },
    { getNextPageParam: nextCursorOf },
  );
  const failed = t(($) => $.member.failed);
  if (pages.isPending) return <Skeleton label={t(($) => $.member.loading)} />;
  if (!pages.data) return <LoadFailed query={pages} failed={failed} />;
  const resolutions = uniqueById(pages.data.pages.flatMap((page) => page.resolutions));
  if (resolutions.length === 0 && !pages.hasNextPage) return <NothingResolved member={member} own={own} />;
  return (
    <>
      <ul className="grid gap-5">
        {resolutions.map((resolution) => (
          <li key={resolution.id}>
            <EndedCard
              ended={resolution}
              own={own}
              heading="h3"
              chips={own && <Chip>{posts(($) => $.privacy[resolution.post.privacyLevel])}</Chip>}
            />
          </li>
        ))}
      </ul>
      <NextPage
        pages={pages}
        texts={{ loading: t(($) => $.member.loadingMore), failed, retry: common(($) => $.actions.tryAgain) }}
      />
    </>
  );
}

function NothingResolved({ member, own }: MemberResolutionsProps) {
  const { t } = useTranslation('resolutions');
  if (own)
    return <EmptyState title={t(($) => $.member.emptySelf)}>{t(($) => $.member.emptySelfText)}</EmptyState>;
  return (
    <EmptyState title={t(($) => $.member.emptyOther)}>
      {t(($) => $.member.emptyOtherText, { name: nameOf(member) })}
    </EmptyState>
  );
}
