import type { Post } from '@halved/shared/contract/posts';
import { limits } from '@halved/shared/limits';
import { useTranslation } from 'react-i18next';
import { useInTransition } from '../../lib/rendering/progressive.ts';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { AnalysisPanel } from './analysis-panel.tsx';
import { SimilarPosts } from './similar-posts.tsx';
import { useAnalysis, useSimilar } from './use-analysis.ts';

/** The similar posts and the analysis on a post's own page. Both appear together, so that neither moves the other. */
export function Understanding({ post }: { post: Post }) {
  const { t } = useTranslation('analysis');
  const analysis = useAnalysis(post.id);
  const similar = useSimilar(post, limits.similar.shown);
  const pending = analysis.isPending || (similar.isPending && post.privacyLevel === 'public');
  const isReady = useInTransition(!pending);
  if (!isReady) return <Skeleton label={t(($) => $.panel.loading)} count={3} />;
  return (
    <div className="grid grid-cols-1 gap-9">
      <SimilarPosts post={post} similar={similar} />
      <AnalysisPanel post={post} analysis={analysis} />
    </div>
  );
}
