import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { FieldError } from './field-error.tsx';

interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
}

export interface RadioGroupProps extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  legend: ReactNode;
  options: readonly RadioOption[];
  /** The chosen value, when the inputs are not registered with a form. */
  chosen?: string;
  /** A sentence; its presence marks the group as invalid. */
  error?: string | undefined;
}

/** From this many choices on, their words are given the room of two columns instead of three. */
const many = 4;

/** A few choices, each with a hint beside it. The props that register an input are passed to each choice's input. */
export function RadioGroup({ legend, options, chosen, error, ...input }: RadioGroupProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="font-semibold">{legend}</legend>
      <div className={cx('mt-1.5 grid gap-2', options.length < many ? 'sm:grid-cols-3' : 'sm:grid-cols-2')}>
        {options.map((option) => (
          <label
            key={option.value}
            className="tap flex cursor-pointer items-start gap-3 rounded-field border-[1.5px] border-line bg-surface px-3.5 py-2.5 has-checked:border-tide has-checked:bg-calm"
          >
            <input
              {...input}
              type="radio"
              value={option.value}
              checked={chosen === undefined ? undefined : chosen === option.value}
              className="mt-1 size-5 shrink-0 cursor-pointer accent-tide"
              aria-describedby={option.hint ? `${id}-${option.value}` : undefined}
              aria-labelledby={`${id}-${option.value}-label`}
            />
            <span className="grid leading-snug">
              <span id={`${id}-${option.value}-label`} className="flex items-center gap-1.5">
                {option.icon}
                {option.label}
              </span>
              {option.hint && (
                <span id={`${id}-${option.value}`} className="text-small text-muted">
                  {option.hint}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <FieldError id={`${id}-error`} className="mt-1.5">
          {error}
        </FieldError>
      )}
    </fieldset>
  );
}
