import type { Post } from '@halved/shared/contract/posts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountId } from '../../lib/server/session.ts';
import { useFoldedTexts } from '../../lib/texts/folded-texts.ts';
import { links } from '../../links.ts';
import { Ago } from '../../ui/composed/ago.tsx';
import { Folded } from '../../ui/composed/folded.tsx';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { UnlessMuted } from '../../ui/composed/unless-muted.tsx';
import { HalfDisc } from '../../ui/primitives/half-disc.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';
import { Outcome, outcomeTexts } from './resolution-view.tsx';
import type { ResolutionQuery } from './use-resolution.ts';

export interface ResolutionPanelProps {
  post: Post;
  resolution: ResolutionQuery;
}

/** The resolution on a post's own page: the story, what helped, and how much. */
export function ResolutionPanel({ post, resolution }: ResolutionPanelProps) {
  const { t } = useTranslation('resolutions');
  const folded = useFoldedTexts();
  const isOwn = useAccountId() === post.userId;
  // The author reads the resolution without the content note, as with the post itself.
  const folds = post.sensitive && !isOwn;
  const id = useId();
  const { data, isError } = resolution;
  return (
    <section aria-labelledby={id} className="mt-9">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h2 id={id} className="flex items-center gap-3 text-title">
          <HalfDisc state="full" className="size-6" />
          {t(($) => $.panel.heading)}
        </h2>
        {data && (
          <p className="text-small text-muted">
            <Ago moment={data.resolvedAt} />
          </p>
        )}
      </div>
      {data && (
        <div className="slip rounded-card rounded-se-tail bg-calm p-4 sm:p-5">
          <UnlessMuted texts={outcomeTexts(data)} own={isOwn}>
            {folds ? (
              <Folded texts={folded}>
                <Outcome outcome={data} />
              </Folded>
            ) : (
              <Outcome outcome={data} />
            )}
          </UnlessMuted>
          <TextLink to={links.stories} className="tap mt-2 inline-flex items-center text-small print:hidden">
            {t(($) => $.panel.others)}
          </TextLink>
        </div>
      )}
      {!data && isError && <LoadFailed query={resolution} failed={t(($) => $.panel.failed)} />}
      {!data && !isError && <Skeleton label={t(($) => $.panel.loading)} count={1} />}
    </section>
  );
}
