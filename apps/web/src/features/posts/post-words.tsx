import type { Post } from '@halved/shared/contract/posts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFoldedTexts } from '../../lib/texts/folded-texts.ts';
import { useIsMuted } from '../../lib/texts/is-muted.ts';
import { Folded } from '../../ui/composed/folded.tsx';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { ReadMore } from '../../ui/composed/read-more.tsx';
import { UnlessMuted } from '../../ui/composed/unless-muted.tsx';
import { cx } from '../../ui/primitives/cx.ts';
import { Words } from '../../ui/primitives/slip.tsx';
import { useWholePost } from './use-post.ts';

export interface PostWordsProps {
  post: Post;
  /** Whether the viewer is the author, who reads the text without its content note. */
  own: boolean;
  /** Whether the long text starts unfolded. */
  full?: boolean;
}

/**
 * The text of a post, behind its content note if it has one, and behind another one if it contains a muted word. The long
 * text follows behind "Read more".
 */
export function PostWords({ post, own, full = false }: PostWordsProps) {
  const foldedTexts = useFoldedTexts();
  const isFolded = post.sensitive && !own;
  const text = <Text post={post} own={own} full={full} />;
  return (
    <UnlessMuted texts={[post.shortContent, post.longContent]} own={own}>
      {isFolded ? <Folded texts={foldedTexts}>{text}</Folded> : text}
    </UnlessMuted>
  );
}

function Text({ post, own, full }: Required<PostWordsProps>) {
  return (
    <>
      <Words
        lang={post.language ?? undefined}
        className={cx(
          'mt-0.5 sm:mt-1',
          !full && 'text-base! leading-snug! sm:text-large! sm:leading-normal!',
        )}
      >
        {post.shortContent}
      </Words>
      {post.longContent && <LongText post={post} own={own} full={full} />}
    </>
  );
}

function LongText({ post, own, full }: Required<PostWordsProps>) {
  const [open, setOpen] = useState(full);
  const { t } = useTranslation('posts');
  const id = useId();
  if (full) return <LongWords post={post} own={own} />;
  return (
    <>
      <div id={id} hidden={!open}>
        {open && <LongWords post={post} own={own} />}
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

/**
 * The long text. A list contains only its beginning, which is shown until the rest has loaded. A muted word may be in
 * the rest alone.
 */
function LongWords({ post, own }: Pick<PostWordsProps, 'post' | 'own'>) {
  const { t } = useTranslation('posts');
  const { wholePost, query } = useWholePost(post);
  const wasFolded = useIsMuted([post.shortContent, post.longContent]);
  return (
    <>
      <UnlessMuted texts={wasFolded ? [] : [wholePost?.longContent]} own={own}>
        <Words lang={post.language ?? undefined} className="mt-3 max-w-prose text-base!">
          {wholePost ? wholePost.longContent : `${post.longContent}…`}
        </Words>
      </UnlessMuted>
      {!wholePost && !query.isError && (
        <p role="status" className="mt-3 text-small text-muted">
          {t(($) => $.card.loadingRest)}
        </p>
      )}
      {!wholePost && query.isError && <LoadFailed query={query} failed={t(($) => $.failed.loadRest)} />}
    </>
  );
}
