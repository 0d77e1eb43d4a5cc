import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMessage } from '../../i18n/message.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { Field } from '../../ui/primitives/field.tsx';
import { Select } from '../../ui/primitives/select.tsx';
import type { PostForm } from './post-form.ts';
import { usePrompts } from './use-prompts.ts';

/** Chooses the prompt. The current prompt stays an option even if it is retired or in another language. */
export function PromptField({ form }: { form: UseFormReturn<PostForm> }) {
  const { t } = useTranslation('posts');
  const { t: common } = useTranslation();
  const message = useMessage();
  const { data, isPending, isError, isFetching, refetch } = usePrompts();
  const chosenPrompt = form.watch('worryPrompt');
  const offered = data?.prompts ?? [];
  const missing = chosenPrompt !== '' && !offered.some(({ text }) => text === chosenPrompt);
  const placeholder = isPending ? t(($) => $.form.promptsLoading) : t(($) => $.form.promptChoose);
  return (
    <div className="grid gap-2">
      <Field
        label={t(($) => $.form.prompt)}
        error={message(form.formState.errors.worryPrompt?.message)}
        required
      >
        {(control) => (
          <Select {...control} {...form.register('worryPrompt')} value={chosenPrompt} required={false}>
            <option value="">{placeholder}</option>
            {missing && <option value={chosenPrompt}>{chosenPrompt}</option>}
            {offered.map(({ id, text }) => (
              <option key={id} value={text}>
                {text}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {isError && (
        <p className="flex flex-wrap items-center gap-3 text-small text-err">
          {t(($) => $.form.promptsFailed)}
          <Button size="small" busy={isFetching} onClick={() => void refetch()}>
            {common(($) => $.actions.tryAgain)}
          </Button>
        </p>
      )}
    </div>
  );
}
