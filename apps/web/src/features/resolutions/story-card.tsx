import type { ResolutionStory } from '@halved/shared/contract/resolutions';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFoldedTexts } from '../../lib/folded-texts.ts';
import { links } from '../../links.ts';
import { Ago } from '../../ui/ago.tsx';
import { Folded } from '../../ui/folded.tsx';
import { HalfDisc } from '../../ui/half-disc.tsx';
import { ReadMore } from '../../ui/read-more.tsx';
import { Chip, Slip, Words } from '../../ui/slip.tsx';
import { UserCard } from '../../ui/user-card.tsx';
import { Helped, Methods } from './resolution-view.tsx';

/** One worry and how it ended: the worry's slip, and inside it, with the other corner cut, its other half. */
export function StoryCard({ story }: { story: ResolutionStory }) {
  const { t: common } = useTranslation();
  const { t: categories } = useTranslation('categories');
  const folded = useFoldedTexts();
  const id = useId();
  const { post, user } = story;
  return (
    <Slip {...(post.sensitive ? { 'aria-label': post.worryPrompt } : { 'aria-labelledby': id })}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <UserCard user={user} to={links.profile(user.username)} />
        <div className="flex w-full flex-wrap gap-2 sm:w-auto">
          <Chip>
            <HalfDisc state="full" className="size-4.5" />
            {common(($) => $.state.resolved)}
          </Chip>
          {post.category && <Chip>{categories(($) => $.names[post.category ?? 'other'])}</Chip>}
        </div>
      </div>
      <p className="mt-3 mb-1.5 flex flex-wrap items-baseline gap-x-3 text-small text-muted">
        <span dir="auto">{post.worryPrompt}</span>
        <Ago moment={story.resolvedAt} />
      </p>
      {post.sensitive ? (
        <Folded texts={folded}>
          <Both story={story} headingId={id} />
        </Folded>
      ) : (
        <Both story={story} headingId={id} />
      )}
    </Slip>
  );
}

/** The words of the worry, which lead to it, and of how it ended. */
function Both({ story, headingId }: { story: ResolutionStory; headingId: string }) {
  const { post } = story;
  return (
    <>
      <h2 id={headingId} dir="auto" className="text-large leading-normal! font-normal!">
        <Link to={links.post(post.id)} className="underline decoration-line underline-offset-4">
          {post.shortContent}
        </Link>
      </h2>
      <div className="mt-4 grid gap-3 rounded-card rounded-se-tail bg-calm p-4">
        <Story text={story.resolutionStory} />
        <Methods methods={story.copingMethods} />
        <Helped rating={story.helpfulnessRating} />
      </div>
    </>
  );
}

/** From so many characters on a story is folded at first. */
const longFrom = 480;

function Story({ text }: { text: string }) {
  const { t } = useTranslation('resolutions');
  const [open, setOpen] = useState(false);
  const id = useId();
  if (text.length < longFrom) return <Words className="text-base!">{text}</Words>;
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
