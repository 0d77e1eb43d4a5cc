import { CommentWords } from '@halved/shared/contract/comment-words';
import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useFormDraft } from '../../lib/writing/form-draft.ts';
import { joinTexts } from '../../lib/writing/other-drafts.ts';
import { useDraftSent } from '../../lib/writing/sent-drafts.ts';
import { useWritingAid } from '../../lib/writing/writing-aid.ts';
import { isUnderWay, useChanges } from './comment-changes.ts';
import { keptCommentKey } from './comment-drafts.ts';
import { isSending } from './comment-tree.ts';
import { isWriting } from './is-writing.ts';
import { useThreadContext } from './thread-context.ts';
import type { Submission } from './use-comment-writes.ts';
import { useGentleQuestion } from './use-gentle-question.ts';

const DraftValues = z.object({ content: z.optional(z.string()) });

export interface CommentTextOptions {
  /** The key under which the draft is kept. */
  draft: string;
  /** The text to begin with, when a comment is edited. */
  initial?: string;
  takeFocus?: boolean;
  /** Whether the words cannot be sent here any more. They can be copied, and are kept until their writer throws them away. */
  closed?: boolean;
  onSend: (submission: Submission) => void;
}

/** The text in the form for a comment: its draft, what is wrong with it, and how it is sent. */
export function useCommentText({
  draft,
  initial = '',
  takeFocus = false,
  closed = false,
  onSend,
}: CommentTextOptions) {
  const client = useQueryClient();
  const aid = useWritingAid();
  const { session, post } = useThreadContext();
  const changes = useChanges(post.id);
  const isMember = session.status === 'member';
  const sending = isSending(changes, draft);
  // The text stays in the box while it is sent without this form, because no slip shows it.
  const isKept = useIsMutating({ mutationKey: keptCommentKey(draft) }) > 0;
  const formDraft = useFormDraft<CommentWords>(draft, DraftValues);
  const initialText = () => (sending ? '' : (formDraft.read().content ?? initial));
  const [text, setText] = useState(initialText);
  const [error, setError] = useState<string>();
  const box = useRef<HTMLTextAreaElement>(null);
  useFocusAtEnd(box, takeFocus);

  // The box is empty while the comment is being sent, and shows the draft again if the server refuses it.
  const [wasSending, setWasSending] = useState(sending);
  if (wasSending !== sending) {
    setWasSending(sending);
    setText(initialText());
  }
  // A comment that an earlier page kept was sent without this form.
  useDraftSent(draft, () => setText(initialText()));

  const checked = z.safeParse(CommentWords, { content: text });
  const isChanged = text !== initial;
  const question = useGentleQuestion(text);
  const change = (next: string) => {
    setText(next);
    setError(undefined);
    formDraft.save(next.trim() && next !== initial ? { content: next } : null);
  };
  const replace = (next: string) => {
    change(next);
    box.current?.focus();
  };
  const addOther = (from: string) => {
    const otherText = formDraft.others.find(({ slot }) => slot === from)?.values.content ?? '';
    replace(joinTexts(text, otherText));
    formDraft.removeOther(from);
  };
  const onAccepted = () => {
    formDraft.discard();
    setText(initial);
  };
  const send = () => {
    if (!isMember || closed || isKept || isUnderWay(client, post.id, draft)) return;
    if (!checked.success) {
      setError(checked.error.issues[0]?.message);
      box.current?.focus();
      return;
    }
    if (!isChanged) return;
    const { content } = checked.data;
    question.askOrSend(content, () => {
      aid.sending(draft, content);
      onSend({ content, draft, key: formDraft.idempotencyKeyFor({ content }), onAccepted });
    });
  };
  return {
    box,
    text,
    error,
    question,
    sending,
    isMember,
    isChanged,
    busy: sending || isKept || question.waiting,
    canSend: checked.success && isChanged,
    isRestored: formDraft.restored && text === formDraft.values.content,
    others: formDraft.others.map(({ slot, values }) => ({ slot, text: values.content ?? '' })),
    change,
    replace,
    addOther,
    removeOther: formDraft.removeOther,
    discard: formDraft.discard,
    send,
  };
}

/** Moves the focus behind the text in the box, unless somebody is writing elsewhere. */
function useFocusAtEnd(box: RefObject<HTMLTextAreaElement | null>, wanted: boolean): void {
  useEffect(() => {
    const area = box.current;
    if (!area || !wanted || isWriting()) return;
    area.focus();
    area.setSelectionRange(area.value.length, area.value.length);
  }, [box, wanted]);
}
