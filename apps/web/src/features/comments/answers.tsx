import type { ThreadedComment } from '@halved/shared/contract/comments';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreComments } from './more-comments.tsx';
import { useThreadContext } from './thread-context.ts';
import { useAnswers, useAnswersAtHand } from './use-thread.ts';

export interface AnswersProps {
  node: ThreadedComment;
  /** The name of the comment's author; empty where the author is gone. */
  name: string;
  /** Shows one of them. */
  children: (answer: ThreadedComment) => ReactNode;
}

/** The replies to a comment, indented. Most comments came with all their replies, so nothing is requested. */
export function Answers(props: AnswersProps) {
  return props.node.repliesCursor === null ? <AtHand {...props} /> : <WithFurther {...props} />;
}

function AtHand({ node, name, children }: AnswersProps) {
  const { changes } = useThreadContext();
  const comments = useAnswersAtHand(node, changes);
  if (comments.length === 0) return null;
  return (
    <List name={name} comments={comments}>
      {children}
    </List>
  );
}

/** A button loads the replies that did not come with the comment. */
function WithFurther({ node, name, children }: AnswersProps) {
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
    <List
      name={name}
      comments={comments}
      after={<MoreComments pages={answers} asked={wanted} label={t(($) => $.showMore)} onMore={more} />}
    >
      {children}
    </List>
  );
}

interface ListProps extends Omit<AnswersProps, 'node'> {
  comments: ThreadedComment[];
  after?: ReactNode;
}

function List({ name, comments, after, children }: ListProps) {
  const { t } = useTranslation('comments');
  return (
    <div className="mt-2.5 border-s-[1.5px] border-hair ps-2.5 sm:ps-5">
      <ul className="grid gap-2.5" aria-label={t(($) => $.item.answers, { name })}>
        {comments.map((answer) => (
          <li key={answer.id}>{children(answer)}</li>
        ))}
      </ul>
      {after}
    </div>
  );
}
