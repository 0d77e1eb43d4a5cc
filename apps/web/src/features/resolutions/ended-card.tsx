import type { Resolution, ResolutionStory } from '@halved/shared/contract/resolutions';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFoldedTexts } from '../../lib/texts/folded-texts.ts';
import { useIsMuted } from '../../lib/texts/is-muted.ts';
import { links } from '../../links.ts';
import { Ago } from '../../ui/composed/ago.tsx';
import { Folded } from '../../ui/composed/folded.tsx';
import { ReadMore } from '../../ui/composed/read-more.tsx';
import { UnlessMuted } from '../../ui/composed/unless-muted.tsx';
import { HalfDisc } from '../../ui/primitives/half-disc.tsx';
import { Chip, Slip, Words } from '../../ui/primitives/slip.tsx';
import { Helped, Methods, outcomeTexts } from './resolution-view.tsx';

export interface EndedCardProps {
  ended: Resolution | ResolutionStory;
  /** The author of the post. Left out on a page that already shows who the author is. */
  by?: ReactNode;
  /** Chips with further facts about the post. */
  chips?: ReactNode;
  /** The level of the post's heading. */
  heading?: 'h2' | 'h3';
  /** Whether the viewer is the author, who reads the text unfolded. */
  own?: boolean;
}

/** A resolved post as a slip, with its resolution as a smaller slip inside. */
export function EndedCard({ ended, by, chips, heading = 'h2', own = false }: EndedCardProps) {
  const { t } = useTranslation();
  const folded = useFoldedTexts();
  const id = useId();
  const { post } = ended;
  const folds = post.sensitive && !own;
  const texts = [post.shortContent, ...outcomeTexts(ended)];
  const isMuted = useIsMuted(texts) && !own;
  const content = <PostAndResolution ended={ended} heading={heading} headingId={id} />;
  return (
    <Slip {...(folds || isMuted ? { 'aria-label': post.worryPrompt } : { 'aria-labelledby': id })}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        {by}
        <div className="flex w-full flex-wrap gap-2 sm:w-auto">
          <Chip>
            <HalfDisc state="full" className="size-4.5" />
            {t(($) => $.state.resolved)}
          </Chip>
          {chips}
        </div>
      </div>
      <p className="mt-3 mb-1.5 flex flex-wrap items-baseline gap-x-3 text-small text-muted">
        <span dir="auto">{post.worryPrompt}</span>
        <Ago moment={ended.resolvedAt} />
      </p>
      <UnlessMuted texts={texts} own={own}>
        {folds ? <Folded texts={folded}>{content}</Folded> : content}
      </UnlessMuted>
    </Slip>
  );
}

interface PostAndResolutionProps extends Required<Pick<EndedCardProps, 'ended' | 'heading'>> {
  headingId: string;
}

/** The text of the post, as a link to the post, and below it the resolution. */
function PostAndResolution({ ended, heading: Heading, headingId }: PostAndResolutionProps) {
  const { post, resolutionStory, copingMethods, helpfulnessRating } = ended;
  return (
    <>
      <Heading id={headingId} dir="auto" className="text-large leading-normal! font-normal! text-pretty">
        <Link to={links.post(post.id)} className="underline decoration-line underline-offset-4">
          {post.shortContent}
        </Link>
      </Heading>
      <div className="mt-4 grid gap-3 rounded-card rounded-se-tail bg-calm p-4">
        {resolutionStory && <Story text={resolutionStory} />}
        <Methods methods={copingMethods} />
        <Helped rating={helpfulnessRating} />
      </div>
    </>
  );
}

/** A story of at least this many characters starts folded. */
const foldedFrom = 480;

function Story({ text }: { text: string }) {
  const { t } = useTranslation('resolutions');
  const [open, setOpen] = useState(false);
  const id = useId();
  if (text.length < foldedFrom) return <Words className="text-base!">{text}</Words>;
  return (
    <div>
      <Words id={id} className={open ? 'text-base!' : 'line-clamp-6 text-base!'}>
        {text}
      </Words>
      <ReadMore
        open={open}
        controls={id}
        more={t(($) => $.stories.readMore)}
        less={t(($) => $.stories.readLess)}
        onToggle={() => setOpen(!open)}
      />
    </div>
  );
}
