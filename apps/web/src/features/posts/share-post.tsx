import type { User } from '@halved/shared/contract/users';
import PenLine from 'lucide-react/icons/pen-line';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigationType } from 'react-router-dom';
import { lazyPart, preloadPart } from '../../lib/rendering/lazy-part.ts';
import { useQueuedWriteText } from '../../lib/texts/queued-write.ts';
import { readDraft } from '../../lib/writing/drafts.ts';
import { useWritingAid } from '../../lib/writing/writing-aid.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { useIsSharing } from './is-sharing.ts';
import { postDraft } from './post-draft.ts';

const load = () => import('./composer.tsx');
const Composer = lazyPart(load, (part) => part.Composer);
/** Loads the form's code before the click. If that fails, the error shows when the form is opened. */
const preload = () => preloadPart(load);

export interface SharePostProps {
  user: User;
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** The place of the form while its code, or the account, is loading. It is about as high as the form. */
export function SharePlace() {
  const { t } = useTranslation('posts');
  return <Skeleton label={t(($) => $.form.title)} count={4} lines={6} />;
}

/**
 * The button that opens the form for a new post, replaced by the form when pressed. On a phone an entry of the
 * navigation bar opens it instead.
 */
export function SharePost({ user, open, onOpen, onClose }: SharePostProps) {
  const { t } = useTranslation('posts');
  const isSharing = useIsSharing();
  const queuedText = useQueuedWriteText();
  const { After } = useWritingAid();
  const button = useRef<HTMLButtonElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current !== open) {
      // The container takes the focus: the form may not have loaded yet, and a phone's bar has the button instead.
      container.current?.focus();
      if (!open) button.current?.focus();
    }
    wasOpen.current = open;
  }, [open]);
  // Whether the viewer has just opened the form; false after a reload or a step back.
  const openedByUser = useNavigationType() !== 'POP';
  if (open) {
    return (
      <div ref={container} tabIndex={-1} className="mb-4 outline-none md:mb-0">
        <Suspense fallback={<SharePlace />}>
          <Composer key={user.id} user={user} takeFocus={openedByUser} onClose={onClose} />
        </Suspense>
      </div>
    );
  }
  const hasDraft = readDraft(user.id, postDraft) !== null;
  return (
    <div ref={container} tabIndex={-1} className="outline-none">
      <Button
        ref={button}
        variant="primary"
        size="large"
        className="max-md:hidden"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={onOpen}
      >
        <PenLine className="size-5 shrink-0" aria-hidden="true" />
        {t(($) => $.form.title)}
      </Button>
      <After draftName={postDraft} />
      {hasDraft && isSharing && (
        <p className="mt-2 text-small text-muted">{queuedText ?? t(($) => $.card.sending)}</p>
      )}
      {hasDraft && !isSharing && (
        <Button
          size="small"
          variant="quiet"
          className="my-1 -ms-3.5 underline underline-offset-4"
          onClick={onOpen}
        >
          {t(($) => $.form.waiting)}
        </Button>
      )}
    </div>
  );
}
