import type { Post } from '@halved/shared/contract/posts';
import type { PrivacyLevel } from '@halved/shared/contract/scalars';
import type { LucideIcon } from 'lucide-react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import EyeOff from 'lucide-react/icons/eye-off';
import Globe from 'lucide-react/icons/globe';
import Lock from 'lucide-react/icons/lock';
import Users from 'lucide-react/icons/users';
import { useTranslation } from 'react-i18next';
import { useDateTime } from '../../lib/texts/dates.ts';
import { HalfDisc, type HalfDiscState } from '../../ui/primitives/half-disc.tsx';
import { Chip } from '../../ui/primitives/slip.tsx';

export const privacyIcons: Record<PrivacyLevel, LucideIcon> = {
  public: Globe,
  friends: Users,
  private: Lock,
};

type State = 'draft' | 'shared' | 'resolved';
const discs: Record<State, HalfDiscState> = { draft: 'empty', shared: 'half', resolved: 'full' };

/** The state of a post: draft, shared or resolved (docs/product.md §3.3). */
export function stateOf({ publishedAt, isResolved }: Pick<Post, 'publishedAt' | 'isResolved'>): State {
  if (isResolved) return 'resolved';
  return publishedAt === null ? 'draft' : 'shared';
}

export interface PostFactsProps {
  post: Post;
  /** Whether the viewer is the author, for whom the content note does not fold the text, and is named here instead. */
  own: boolean;
  /** Whether the usual state and privacy are named too: that a post is being shared, and that it is public. */
  full?: boolean;
}

/**
 * The state and privacy of a post, its content note and, before it is published, its scheduled time. A list leaves out
 * the usual state and privacy (docs/product.md §15.4).
 */
export function PostFacts({ post, own, full = false }: PostFactsProps) {
  const { t } = useTranslation('posts');
  const { t: common } = useTranslation();
  const dateTime = useDateTime();
  const state = stateOf(post);
  const PrivacyIcon = privacyIcons[post.privacyLevel];
  // A private post is shared with nobody.
  const saysState = state !== 'shared' || (full && post.privacyLevel !== 'private');
  const saysPrivacy = full || post.privacyLevel !== 'public';
  const saysNote = own && post.sensitive;
  if (!saysState && !saysPrivacy && !saysNote) return null;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2">
      {saysState && (
        <Chip>
          <HalfDisc state={discs[state]} className="size-4.5" />
          {common(($) => $.state[state])}
        </Chip>
      )}
      {state === 'draft' && post.isScheduled && (
        <Chip>
          <CalendarClock className="size-4 shrink-0" aria-hidden="true" />
          <span>
            {t(($) => $.card.scheduled)}
            {post.scheduledFor && (
              <>
                {' · '}
                <time dateTime={post.scheduledFor}>{dateTime(post.scheduledFor)}</time>
              </>
            )}
          </span>
        </Chip>
      )}
      {saysPrivacy && (
        <Chip>
          <PrivacyIcon className="size-4 shrink-0" aria-hidden="true" />
          {t(($) => $.privacy[post.privacyLevel])}
        </Chip>
      )}
      {saysNote && (
        <Chip>
          <EyeOff className="size-4 shrink-0" aria-hidden="true" />
          {t(($) => $.card.sensitive)}
        </Chip>
      )}
    </div>
  );
}
