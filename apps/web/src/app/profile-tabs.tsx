import type { PublicProfile } from '@halved/shared/contract/users';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { MemberPosts } from '../features/posts/member-posts.tsx';
import { lazyPart, withTexts } from '../lib/rendering/lazy-part.ts';
import { Skeleton } from '../ui/primitives/skeleton.tsx';
import { Tabs } from '../ui/primitives/tabs.tsx';
import { ComposedPostCard } from './composed-post-card.tsx';

const tabs = ['worries', 'resolved'] as const;

/** The open tab, which the query string names. */
export const tabIn = (search: URLSearchParams | string) => {
  const named = new URLSearchParams(search).get('tab');
  return tabs.find((tab) => tab === named) ?? 'worries';
};

/** The list is loaded with its texts when its tab is opened. */
const MemberResolutions = lazyPart(
  withTexts(() => import('../features/resolutions/member-resolutions.tsx'), ['resolutions']),
  (part) => part.MemberResolutions,
);

export interface ProfileTabsProps {
  profile: PublicProfile;
  viewerId: string | null;
}

/** The two tabs of a profile: the posts of the member, and their resolutions (`?tab=resolved`). */
export function ProfileTabs({ profile, viewerId }: ProfileTabsProps) {
  const { t } = useTranslation('profile');
  const [params, setParams] = useSearchParams();
  const activeTab = tabIn(params);
  const isOwn = profile.isSelf;
  return (
    <div className="mt-8">
      <Tabs
        label={t(($) => $.tabs.label)}
        value={activeTab}
        tabs={tabs.map((value) => ({ value, label: t(($) => $.tabs[value]) }))}
        onChange={(tab) => setParams(tab === 'worries' ? {} : { tab }, { replace: true })}
      >
        {activeTab === 'worries' && (
          <MemberPosts
            member={profile}
            own={isOwn}
            card={(post, onGone) => (
              <ComposedPostCard post={post} viewerId={viewerId} heading="h3" onDeleted={onGone} />
            )}
          />
        )}
        {activeTab === 'resolved' && (
          <section>
            <h2 className="sr-only">{t(($) => $.tabs.resolved)}</h2>
            <Suspense fallback={<Skeleton label={t(($) => $.loadingResolved)} />}>
              <MemberResolutions member={profile} own={isOwn} />
            </Suspense>
          </section>
        )}
      </Tabs>
    </div>
  );
}
