import type { Post } from '@halved/shared/contract/posts';
import { limits } from '@halved/shared/limits';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { AnalysisPanel, type AnalysisPanelProps } from '../../features/analysis/analysis-panel.tsx';
import { SimilarPosts } from '../../features/analysis/similar-posts.tsx';
import { prefetchAnalysis, useAnalysis, useSimilar } from '../../features/analysis/use-analysis.ts';
import { PostNotFound } from '../../features/posts/post-not-found.tsx';
import { PostWords } from '../../features/posts/post-words.tsx';
import { prefetchPost, usePost } from '../../features/posts/use-post.ts';
import { errorCode } from '../../lib/server/api-error.ts';
import { useAccountId } from '../../lib/server/session.ts';
import { useDateTime } from '../../lib/texts/dates.ts';
import { links } from '../../links.ts';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { UserCard } from '../../ui/composed/user-card.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Page } from '../../ui/primitives/page.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { Slip } from '../../ui/primitives/slip.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';
import type { Prefetch } from '../screens.ts';

export const prefetch: Prefetch = async (client, _, { id = '' }) => {
  await Promise.all([prefetchPost(client, id), prefetchAnalysis(client, id)]);
};

/** /posts/{id}/analysis and /analysis/{id}: a post's analysis, and ten similar posts (docs/product.md §15.5). */
export function Screen() {
  const { t: posts } = useTranslation('posts');
  const { t: common } = useTranslation();
  const { id = '' } = useParams();
  const query = usePost(id);
  const { data: post, error } = query;
  // The analysis is requested at the same time as the post, not after it.
  const analysis = useAnalysis(id);
  const title = common(($) => $.titles.analysis);
  if (errorCode(error) === 'NOT_FOUND') {
    return <PostNotFound action={<Home />} />;
  }
  if (post) {
    return (
      <Page title={title} width="wide">
        <PostAnalysis post={post} analysis={analysis} />
      </Page>
    );
  }
  return (
    <Page title={title} busy width="wide">
      {error ? (
        <LoadFailed query={query} failed={posts(($) => $.failed.load)}>
          <Home />
        </LoadFailed>
      ) : (
        <Skeleton label={posts(($) => $.page.loading)} count={1} lines={4} />
      )}
    </Page>
  );
}

function Home() {
  const { t } = useTranslation();
  return <LinkButton to={links.home}>{t(($) => $.actions.goHome)}</LinkButton>;
}

function PostAnalysis({ post, analysis }: AnalysisPanelProps) {
  const { t } = useTranslation('analysis');
  const accountId = useAccountId();
  const similar = useSimilar(post, limits.similar.aside);
  return (
    <div className="grid gap-6">
      <TextLink to={links.post(post.id)} className="tap inline-flex items-center justify-self-start">
        {t(($) => $.page.back)}
      </TextLink>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 gap-6">
          <ShortPost post={post} own={accountId === post.userId} />
          <AnalysisPanel post={post} analysis={analysis} />
        </div>
        <SimilarPosts post={post} similar={similar} />
      </div>
    </div>
  );
}

/** The post in short: prompt, text, author and time. */
function ShortPost({ post, own }: { post: Post; own: boolean }) {
  const dateTime = useDateTime();
  const postedAt = post.publishedAt ?? post.createdAt;
  return (
    <Slip aria-label={post.worryPrompt}>
      <h2 dir="auto" className="mb-1.5 font-body! text-small leading-normal! font-normal! text-muted">
        {post.worryPrompt}
      </h2>
      <PostWords post={{ ...post, longContent: null }} own={own} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <UserCard user={post.user} size="small" to={links.profile(post.user.username)} />
        <time dateTime={postedAt} className="text-small text-muted">
          {dateTime(postedAt)}
        </time>
      </div>
    </Slip>
  );
}
