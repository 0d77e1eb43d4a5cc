import type { ThreadedComment } from '@halved/shared/contract/comments';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreComments } from './more-comments.tsx';
import { useThreadContext } from './thread-context.ts';
import { useAnswers } from './use-thread.ts';

export interface AnswersProps {
  node: ThreadedComment;
  /** Who is answered; empty where nobody is known any more. */
  name: string;
  /** Shows one of them. */
  children: (answer: ThreadedComment) => ReactNode;
}

/** What answers a comment, a little further in; those that did not come with it are asked for by a button. */
export function Answers({ node, name, children }: AnswersProps) {
  const { t } = useTranslation('comments');
  const { changes } = useThreadContext();
  const [wanted, setWanted] = useState(false);
  const answers = useAnswers(node, changes, wanted);
  const { comments, hasNextPage } = answers;
  if (comments.length === 0 && !hasNextPage) return null;
  const more = async () => {
    if (wanted) await answers.fetchNextPage();
    else setWanted(true);
  };
  return (
    <div className="mt-2.5 border-s-[1.5px] border-hair ps-2.5 sm:ps-5">
      <ul className="grid gap-2.5" aria-label={t(($) => $.item.answers, { name })}>
        {comments.map((answer) => (
          <li key={answer.id}>{children(answer)}</li>
        ))}
      </ul>
      <MoreComments pages={answers} asked={wanted} label={t(($) => $.showMore)} onMore={more} />
    </div>
  );
}
