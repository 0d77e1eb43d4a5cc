import type { RecentWorry } from '@halved/shared/contract/dashboard';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { links } from '../../links.ts';
import { Ago } from '../../ui/composed/ago.tsx';
import { EmptyState } from '../../ui/composed/empty-state.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';

/** The member's own latest posts, each linking to its page. */
export function RecentPosts({ worries }: { worries: readonly RecentWorry[] }) {
  const { t } = useTranslation('dashboard');
  const { t: posts } = useTranslation('posts');
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-title">{t(($) => $.recent.heading)}</h2>
        <TextLink to={links.feed} className="tap inline-flex items-center text-small">
          {t(($) => $.recent.all)}
        </TextLink>
      </div>
      {worries.length === 0 && (
        <EmptyState
          title={t(($) => $.recent.empty)}
          action={
            <LinkButton variant="primary" to={links.share}>
              {t(($) => $.recent.share)}
            </LinkButton>
          }
        >
          {t(($) => $.recent.emptyText)}
        </EmptyState>
      )}
      <ul className="mt-1">
        {worries.map(({ id, privacyLevel, worryPrompt, shortContent, publishedAt }) => (
          <li key={id} className="border-b border-hair">
            <Link
              to={links.post(id)}
              className="-mx-3 grid gap-1.5 rounded-field px-3 py-4 no-underline hover:bg-calm"
            >
              <span dir="auto" className="text-small text-muted">
                {worryPrompt}
              </span>
              <span dir="auto" className="line-clamp-2 font-voice text-large leading-snug">
                {shortContent}
              </span>
              <span className="text-small text-muted">
                <Ago moment={publishedAt} />
                {' · '}
                {posts(($) => $.privacy[privacyLevel])}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
