import { CommentWords } from '@halved/shared/contract/comment-words';
import { limits } from '@halved/shared/limits';
import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useCounter } from '../../i18n/counter.ts';
import { useMessage } from '../../i18n/message.ts';
import { useFormDraft } from '../../lib/writing/form-draft.ts';
import { joinTexts, useOtherDraftTexts } from '../../lib/writing/other-drafts.ts';
import { useDraftSent } from '../../lib/writing/sent-drafts.ts';
import { useWritingAid } from '../../lib/writing/writing-aid.ts';
import { links } from '../../links.ts';
import { ConfirmDialog } from '../../ui/composed/confirm-dialog.tsx';
import { CopyButton } from '../../ui/composed/copy-button.tsx';
import { OtherDrafts } from '../../ui/composed/other-drafts.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Field } from '../../ui/primitives/field.tsx';
import { CharacterCounter, TextArea } from '../../ui/primitives/text-area.tsx';
import { isUnderWay } from './comment-changes.ts';
import { keptCommentKey } from './comment-drafts.ts';
import { isSending } from './comment-tree.ts';
import { Openers } from './openers.tsx';
import { SignInToComment } from './sign-in-to-comment.tsx';
import { useThreadContext } from './thread-context.ts';
import type { Submission } from './use-comment-writes.ts';
import { useGentleQuestion } from './use-gentle-question.ts';

const DraftValues = z.object({ content: z.optional(z.string()) });

export interface CommentFormProps {
  /** The key under which the draft is kept. */
  draft: string;
  label: string;
  submitLabel: string;
  /** The text to begin with, when a comment is edited. */
  initial?: string;
  /** Offers sentences to begin the text with. */
  openers?: boolean;
  takeFocus?: boolean;
  /** Where a visitor returns after signing in, if not to the box for a comment. */
  back?: string;
  /** Whether the words cannot be sent here any more. They can be copied, and are kept until their writer throws them away. */
  closed?: boolean;
  onSend: (submission: Submission) => void;
  /** Closes the form of a reply or an edit. Without it the form always stays open. */
  onCancel?: () => void;
}

/** The form for a comment, a reply or an edit. The draft is kept until the server has accepted it. */
export function CommentForm({ initial = '', ...props }: CommentFormProps) {
  const {
    draft,
    label,
    submitLabel,
    openers = false,
    takeFocus = false,
    back,
    closed = false,
    onSend,
    onCancel,
  } = props;
  const { t } = useTranslation('comments');
  const { t: common } = useTranslation();
  const counter = useCounter();
  const otherTexts = useOtherDraftTexts();
  const aid = useWritingAid();
  const message = useMessage();
  const client = useQueryClient();
  const { session, changes, post } = useThreadContext();
  const sending = isSending(changes, draft);
  // The text stays in the box while it is sent without this form, because no slip shows it.
  const isKept = useIsMutating({ mutationKey: keptCommentKey(draft) }) > 0;
  const formDraft = useFormDraft<CommentWords>(draft, DraftValues);
  const initialText = () => (sending ? '' : (formDraft.read().content ?? initial));
  const [text, setText] = useState(initialText);
  const [error, setError] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);

  // The box is empty while the comment is being sent, and shows the draft again if the server refuses it.
  const [wasSending, setWasSending] = useState(sending);
  if (wasSending !== sending) {
    setWasSending(sending);
    setText(initialText());
  }
  // A comment that an earlier page kept was sent without this form.
  useDraftSent(draft, () => setText(initialText()));
  useEffect(() => {
    const isFocusElsewhere = document.activeElement?.matches('textarea, input');
    const area = box.current;
    if (!area || !takeFocus || isFocusElsewhere) return;
    area.focus();
    area.setSelectionRange(area.value.length, area.value.length);
  }, [takeFocus]);

  const change = (next: string) => {
    setText(next);
    setError(undefined);
    formDraft.save(next.trim() && next !== initial ? { content: next } : null);
  };
  const checked = z.safeParse(CommentWords, { content: text });
  const unchanged = text === initial;
  const member = session.status === 'member';
  const question = useGentleQuestion(text);
  const busy = sending || isKept || question.waiting;
  const send = () => {
    if (!member || closed || isKept || isUnderWay(client, post.id, draft)) return;
    if (!checked.success) {
      setError(checked.error.issues[0]?.message);
      box.current?.focus();
      return;
    }
    if (unchanged) return;
    const { content } = checked.data;
    question.askOrSend(content, () => {
      aid.sending(draft, content);
      onSend({ content, draft, key: formDraft.idempotencyKeyFor({ content }), onAccepted });
    });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    send();
  };
  const answerQuestion = (choice: 'rewrite' | 'send') => {
    question.close();
    box.current?.focus();
    if (choice === 'send') send();
  };
  const onAccepted = () => {
    formDraft.discard();
    setText(initial);
  };
  const throwAway = () => {
    formDraft.discard();
    onCancel?.();
  };
  const byKeyboard = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  };
  const cancel = () => {
    if (text.trim() && !unchanged) setIsAsking(true);
    else throwAway();
  };
  const addOther = (from: string) => {
    const otherText = formDraft.others.find(({ slot }) => slot === from)?.values.content ?? '';
    change(joinTexts(text, otherText));
    formDraft.removeOther(from);
    box.current?.focus();
  };
  const insertOpener = (opener: string) => {
    change(opener);
    box.current?.focus();
  };

  return (
    <form noValidate className="grid gap-3" onFocus={aid.prepare} onSubmit={submit}>
      <Field
        label={label}
        hint={t(($) => $.form.gentle)}
        error={message(error)}
        status={closed && t(($) => $.form.closed)}
      >
        {(control) => (
          <TextArea
            {...control}
            ref={box}
            compact
            className="font-voice"
            value={text}
            readOnly={busy}
            onChange={({ target }) => change(target.value)}
            onKeyDown={byKeyboard}
          />
        )}
      </Field>
      {formDraft.restored && text === formDraft.values.content && (
        <p role="status" className="text-small text-muted">
          {t(($) => $.form.restored)}
        </p>
      )}
      <OtherDrafts
        texts={otherTexts}
        others={formDraft.others.map(({ slot, values }) => ({ slot, text: values.content ?? '' }))}
        onAdd={addOther}
        onRemove={formDraft.removeOther}
      />
      <aid.HelpWhileWriting text={sending ? '' : text} />
      {question.open && (
        <aid.Question onRewrite={() => answerQuestion('rewrite')} onSend={() => answerQuestion('send')} />
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {closed && (
          <CopyButton size="normal" text={text}>
            {common(($) => $.unsent.copy)}
          </CopyButton>
        )}
        {!closed && member && (
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            inactive={!checked.success || (unchanged && initial !== '')}
          >
            {busy ? t(($) => $.form.sending) : submitLabel}
          </Button>
        )}
        {!closed && !member && <SignInToComment back={back ?? links.comments(post.id)} />}
        {onCancel && (
          <Button variant="quiet" onClick={cancel}>
            {closed ? t(($) => $.discard.confirm) : t(($) => $.form.cancel)}
          </Button>
        )}
        {openers && !closed && member && text.trim() === '' && !sending && (
          <Openers onChoose={insertOpener} />
        )}
        {text !== '' && (
          <div className="ms-auto">
            <CharacterCounter {...counter(text, limits.comment)} />
          </div>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t(($) => $.discard.ask)}
        confirmLabel={t(($) => $.discard.confirm)}
        cancelLabel={t(($) => $.discard.keep)}
        danger
        onCancel={() => setIsAsking(false)}
        onConfirm={throwAway}
      />
    </form>
  );
}
