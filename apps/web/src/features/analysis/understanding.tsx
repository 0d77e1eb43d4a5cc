import type { Post } from '@halved/shared/contract/posts';
import { limits } from '@halved/shared/limits';
import { AnalysisPanel } from './analysis-panel.tsx';
import { SimilarWorries } from './similar-worries.tsx';

/** Under a worry on its own page: those like it, and what a machine understood of it (decisions). */
export function Understanding({ post }: { post: Post }) {
  return (
    <div className="grid grid-cols-1 gap-9">
      <SimilarWorries post={post} limit={limits.similar.shown} />
      <AnalysisPanel post={post} />
    </div>
  );
}
