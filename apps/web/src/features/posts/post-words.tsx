import type { Post } from '@halved/shared/contract/posts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFoldedTexts } from '../../lib/folded-texts.ts';
import { Folded } from '../../ui/folded.tsx';
import { ReadMore } from '../../ui/read-more.tsx';
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
      <ReadMore
        open={open}
        controls={id}
        more={t(($) => $.card.readMore)}
        less={t(($) => $.card.readLess)}
        onToggle={() => setOpen(!open)}
      />
    </>
  );
}
