import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { controlStyle } from './control-style.ts';
import { cx } from './cx.ts';
import { labelIdOf } from './field.tsx';
import { exactTyping } from './text-input.tsx';

export interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  showLabel: string;
  hideLabel: string;
}

/**
 * A password input with a button that shows and hides what was typed. The button is described by the label of the field,
 * because a form may have several.
 */
export function PasswordInput({ showLabel, hideLabel, className, ...rest }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="relative">
      <input
        {...rest}
        type={isShown ? 'text' : 'password'}
        {...exactTyping}
        className={cx(controlStyle, 'pe-13', className)}
      />
      <button
        type="button"
        className="tap absolute inset-y-0 end-0.5 grid cursor-pointer place-items-center rounded-full text-muted hover:text-ink"
        aria-label={isShown ? hideLabel : showLabel}
        aria-describedby={rest.id && labelIdOf(rest.id)}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon className="size-5" aria-hidden="true" />
      </button>
    </div>
  );
}
