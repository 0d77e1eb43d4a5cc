import { limits } from '@halved/shared/limits';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useId } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMessage } from '../../i18n/message.ts';
import { isComposing } from '../../lib/device/composing.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { FieldError } from '../../ui/primitives/field-error.tsx';
import { TextInput } from '../../ui/primitives/text-input.tsx';
import type { ResolutionForm } from './resolution-form.ts';

const { most } = limits.copingMethod;

/** One row for each coping method. Enter moves to the next row, or adds one (docs/product.md §6.1). */
export function MethodRows({ form }: { form: UseFormReturn<ResolutionForm> }) {
  const { t } = useTranslation('resolutions');
  const message = useMessage();
  const id = useId();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'methods' });
  const errors = form.formState.errors.methods;
  const missing = message(errors?.root?.message ?? errors?.message);

  const removeRow = (index: number) => {
    remove(index);
    requestAnimationFrame(() => form.setFocus(`methods.${Math.max(0, index - 1)}.words`));
  };
  const focusNextRow = (event: KeyboardEvent, index: number) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    if (index + 1 < fields.length) form.setFocus(`methods.${index + 1}.words`);
    else if (fields.length < most) append({ words: '' });
  };

  return (
    <fieldset aria-describedby={`${id}-hint`} className="grid min-w-0 gap-2">
      <legend className="font-semibold">{t(($) => $.form.methods)}</legend>
      <p id={`${id}-hint`} className="text-small text-muted">
        {t(($) => $.form.methodsHint, { max: most })}
      </p>
      <ul className="grid gap-2">
        {fields.map((field, index) => {
          const error = message(errors?.[index]?.words?.message);
          const rowError = error ?? (index === 0 ? missing : undefined);
          return (
            <li key={field.id}>
              <div className="flex items-center gap-1">
                <TextInput
                  {...form.register(`methods.${index}.words`)}
                  dir="auto"
                  aria-label={t(($) => $.form.method, { number: index + 1 })}
                  aria-required={index === 0 || undefined}
                  aria-invalid={rowError ? true : undefined}
                  aria-describedby={rowError ? `${id}-${index}` : undefined}
                  onKeyDown={(event) => focusNextRow(event, index)}
                />
                {fields.length > 1 && (
                  <Button
                    variant="quiet"
                    size="small"
                    className="px-0!"
                    aria-label={t(($) => $.form.remove, { number: index + 1 })}
                    onClick={() => removeRow(index)}
                  >
                    <X className="size-5" aria-hidden="true" />
                  </Button>
                )}
              </div>
              {rowError && (
                <FieldError id={`${id}-${index}`} className="mt-1">
                  {rowError}
                </FieldError>
              )}
            </li>
          );
        })}
      </ul>
      {fields.length < most ? (
        <Button
          variant="quiet"
          size="small"
          className="-ms-3.5 justify-self-start"
          onClick={() => append({ words: '' })}
        >
          <Plus className="size-4 shrink-0" aria-hidden="true" />
          {t(($) => $.form.add)}
        </Button>
      ) : (
        <p className="text-small text-muted">{t(($) => $.form.full, { max: most })}</p>
      )}
    </fieldset>
  );
}
