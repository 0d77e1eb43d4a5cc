import type { Post } from '@halved/shared/contract/posts';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { links } from '../../links.ts';

/** A link that opens a post's analysis in a new tab. */
export function AnalysisLink({ post }: { post: Post }) {
  const { t } = useTranslation('posts');
  return (
    <Link
      to={links.analysis(post.id)}
      target="_blank"
      rel="noopener"
      className="tap me-auto inline-flex items-center px-1 text-small text-muted underline underline-offset-4 hover:text-ink"
    >
      {t(($) => $.card.analysis)}
      <span className="sr-only"> {t(($) => $.card.newTab)}</span>
      <ArrowUpRight className="ms-1 size-4 rtl:-scale-x-100" aria-hidden="true" />
    </Link>
  );
}
