import type { Post } from '@halved/shared/contract/posts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFoldedTexts } from '../../lib/folded-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Folded } from '../../ui/folded.tsx';
import { Words } from '../../ui/slip.tsx';

export interface PostWordsProps {
  post: Post;
  /** The author reads their own words without a note. */
  own: boolean;
  /** The long text stands there unfolded. */
  full?: boolean;
}

/** What was written: behind its note when the author put one, the long text behind "Read more". */
export function PostWords({ post, own, full = false }: PostWordsProps) {
  const folded = useFoldedTexts();
  const folds = post.sensitive && !own;
  if (!folds) return <Text post={post} full={full} />;
  return (
    <Folded texts={folded}>
      <Text post={post} full={full} />
    </Folded>
  );
}

function Text({ post, full }: { post: Post; full: boolean }) {
  return (
    <>
      <Words>{post.shortContent}</Words>
      {post.longContent && <LongText text={post.longContent} full={full} />}
    </>
  );
}

function LongText({ text, full }: { text: string; full: boolean }) {
  const [open, setOpen] = useState(full);
  const { t } = useTranslation('posts');
  const id = useId();
  const words = <Words className="mt-3 max-w-prose text-base!">{text}</Words>;
  if (full) return words;
  return (
    <>
      <div id={id} hidden={!open}>
        {open && words}
      </div>
      <Button
        variant="quiet"
        size="small"
        className="-ms-3.5 mt-1 text-tide!"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? t(($) => $.card.readLess) : t(($) => $.card.readMore)}
      </Button>
    </>
  );
}
