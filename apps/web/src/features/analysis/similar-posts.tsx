import { bandOf } from '@halved/shared/bands';
import type { SimilarWorry } from '@halved/shared/contract/analysis';
import type { Post } from '@halved/shared/contract/posts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { QueryResult } from '../../lib/cache/query-result.ts';
import { useFailureText } from '../../lib/texts/failure-text.ts';
import { useFoldedTexts } from '../../lib/texts/folded-texts.ts';
import { useIsMuted } from '../../lib/texts/is-muted.ts';
import { links } from '../../links.ts';
import { ErrorState } from '../../ui/composed/error-state.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { BandSign } from './band-sign.tsx';
import { useCategoryWords } from './use-category-words.ts';

export interface SimilarPostsProps {
  post: Post;
  similar: QueryResult<{ similar: SimilarWorry[] }>;
}

/** Public posts similar to this one, shown only for public posts (docs/product.md §9.3). */
export function SimilarPosts({ post, similar }: SimilarPostsProps) {
  const { t } = useTranslation('analysis');
  const id = useId();
  if (post.privacyLevel !== 'public') return null;
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-4 text-title">
        {t(($) => $.similar.heading)}
      </h2>
      <SimilarList similar={similar} />
    </section>
  );
}

function SimilarList({ similar }: Pick<SimilarPostsProps, 'similar'>) {
  const { t } = useTranslation('analysis');
  const { t: common } = useTranslation();
  const failure = useFailureText();
  const { data, error, isFetching, refetch } = similar;
  if (error && !data) {
    return (
      <ErrorState
        message={failure(
          error,
          t(($) => $.failed.similar),
        )}
        retryLabel={common(($) => $.actions.tryAgain)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton label={t(($) => $.similar.loading)} count={3} lines={2} />;
  if (data.similar.length === 0) return <p className="text-muted">{t(($) => $.similar.empty)}</p>;
  return (
    <ul className="grid gap-4">
      {data.similar.map((post) => (
        <SimilarPost key={post.id} post={post} />
      ))}
    </ul>
  );
}

function SimilarPost({ post }: { post: SimilarWorry }) {
  const { t } = useTranslation('analysis');
  const categoryText = useCategoryWords()(post);
  // A post behind a content note or with a muted word is unfolded only on its own page.
  const { note } = useFoldedTexts();
  const { t: posts } = useTranslation('posts');
  const isMuted = useIsMuted([post.shortContent]);
  const withheld = post.sensitive ? note : isMuted && posts(($) => $.muted.note);
  const band = bandOf(post.similarity);
  const { anonymousCount } = post;
  return (
    <li className="slip relative grid gap-2.5 rounded-card rounded-es-tail border border-hair bg-surface p-4 hover:bg-calm sm:p-5">
      <p dir="auto" className={withheld ? 'text-muted' : 'line-clamp-4 font-voice text-large leading-snug'}>
        <Link
          to={links.post(post.id)}
          className="no-underline underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {withheld || post.shortContent}
        </Link>
      </p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-muted">
        <BandSign band={band}>{t(($) => $.similarity[band])}</BandSign>
        {categoryText && <span>{categoryText}</span>}
        {anonymousCount > 0 && <span>{t(($) => $.similar.others, { count: anonymousCount })}</span>}
      </p>
    </li>
  );
}
