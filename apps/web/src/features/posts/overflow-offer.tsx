import { fitsGraphemes } from '@halved/shared/graphemes';
import { limits } from '@halved/shared/limits';
import { type MouseEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { joinTexts } from '../../lib/writing/other-drafts.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { Notice } from '../../ui/primitives/notice.tsx';
import type { PostForm } from './post-form.ts';
import { splitPost } from './split-post.ts';

const { max } = limits.shortContent;

/**
 * A press on the button leaves the focus in the field. On blur the field would show a message, which would move the
 * button away.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault();

type Texts = Pick<PostForm, 'shortContent'> & { longContent: string };

/**
 * Offers to move the end of a text that is too long for the post into the post's long text. The move can be undone
 * until one of the two texts is changed.
 */
export function OverflowOffer({ form }: { form: UseFormReturn<PostForm> }) {
  const { t } = useTranslation('posts');
  const [moved, setMoved] = useState<{ before: Texts; after: Texts } | null>(null);
  const current: Texts = {
    shortContent: form.watch('shortContent'),
    longContent: form.watch('longContent') ?? '',
  };
  const fill = ({ shortContent, longContent }: Texts) => {
    form.setValue('shortContent', shortContent, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    });
    form.setValue('longContent', longContent, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    form.setFocus('shortContent');
  };
  const move = () => {
    const { fits, rest } = splitPost(current.shortContent.trim());
    const after = { shortContent: fits, longContent: joinTexts(rest, current.longContent) };
    setMoved({ before: current, after });
    fill(after);
  };
  const isMoved =
    moved?.after.shortContent === current.shortContent && moved.after.longContent === current.longContent;
  const offer = (text: string, action: string, run: () => void) => (
    <Notice>
      <p>{text}</p>
      <Button size="small" className="justify-self-start" onMouseDown={keepFocus} onClick={run}>
        {action}
      </Button>
    </Notice>
  );
  const isTooLong = !fitsGraphemes(current.shortContent.trim(), max);
  // The region exists before its text, because screen readers announce only changes of an existing region.
  return (
    <div role="status" className="empty:absolute">
      {moved &&
        isMoved &&
        offer(
          t(($) => $.form.moved),
          t(($) => $.form.undo),
          () => fill(moved.before),
        )}
      {!isMoved &&
        isTooLong &&
        offer(
          t(($) => $.form.overflow, { max }),
          t(($) => $.form.move),
          move,
        )}
    </div>
  );
}
