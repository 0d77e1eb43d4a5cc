import { limits } from '@halved/shared/limits';
import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCounter } from '../../i18n/counter.ts';
import { useMessage } from '../../i18n/message.ts';
import { useOtherDraftTexts } from '../../lib/writing/other-drafts.ts';
import { useWritingAid } from '../../lib/writing/writing-aid.ts';
import { links } from '../../links.ts';
import { ConfirmDialog } from '../../ui/composed/confirm-dialog.tsx';
import { CopyButton } from '../../ui/composed/copy-button.tsx';
import { OtherDrafts } from '../../ui/composed/other-drafts.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Field } from '../../ui/primitives/field.tsx';
import { CharacterCounter, TextArea } from '../../ui/primitives/text-area.tsx';
import { Openers } from './openers.tsx';
import { SignInToComment } from './sign-in-to-comment.tsx';
import { useThreadContext } from './thread-context.ts';
import { type CommentTextOptions, useCommentText } from './use-comment-text.ts';

export interface CommentFormProps extends CommentTextOptions {
  label: string;
  submitLabel: string;
  /** Offers sentences to begin the text with. */
  openers?: boolean;
  /** Where a visitor returns after signing in, if not to the box for a comment. */
  back?: string;
  /** Closes the form of a reply or an edit. Without it the form always stays open. */
  onCancel?: () => void;
}

/** The form for a comment, a reply or an edit. The draft is kept until the server has accepted it. */
export function CommentForm(props: CommentFormProps) {
  const { label, submitLabel, openers = false, back, closed = false, onCancel } = props;
  const { t } = useTranslation('comments');
  const { t: common } = useTranslation();
  const counter = useCounter();
  const otherTexts = useOtherDraftTexts();
  const aid = useWritingAid();
  const message = useMessage();
  const { post } = useThreadContext();
  const { box, text, question, busy, sending, isMember, ...words } = useCommentText(props);
  const [isAsking, setIsAsking] = useState(false);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    words.send();
  };
  const byKeyboard = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  };
  const answerQuestion = (choice: 'rewrite' | 'send') => {
    question.close();
    box.current?.focus();
    if (choice === 'send') words.send();
  };
  const throwAway = () => {
    words.discard();
    onCancel?.();
  };
  const cancel = () => {
    if (text.trim() && words.isChanged) setIsAsking(true);
    else throwAway();
  };

  return (
    <form noValidate className="grid gap-3" onFocus={aid.prepare} onSubmit={submit}>
      <Field
        label={label}
        hint={t(($) => $.form.gentle)}
        error={message(words.error)}
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
            onChange={({ target }) => words.change(target.value)}
            onKeyDown={byKeyboard}
          />
        )}
      </Field>
      {words.isRestored && (
        <p role="status" className="text-small text-muted">
          {t(($) => $.form.restored)}
        </p>
      )}
      <OtherDrafts
        texts={otherTexts}
        others={words.others}
        onAdd={words.addOther}
        onRemove={words.removeOther}
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
        {!closed && isMember && (
          <Button type="submit" variant="primary" busy={busy} inactive={!words.canSend}>
            {busy ? t(($) => $.form.sending) : submitLabel}
          </Button>
        )}
        {!closed && !isMember && <SignInToComment back={back ?? links.comments(post.id)} />}
        {onCancel && (
          <Button variant="quiet" onClick={cancel}>
            {closed ? t(($) => $.discard.confirm) : t(($) => $.form.cancel)}
          </Button>
        )}
        {openers && !closed && isMember && text.trim() === '' && !sending && (
          <Openers onChoose={words.replace} />
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
