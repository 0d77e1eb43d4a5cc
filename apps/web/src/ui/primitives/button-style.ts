import { cx } from './cx.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'clay' | 'dark';
export type ButtonSize = 'small' | 'normal' | 'large';

const variants: Record<ButtonVariant, string> = {
  primary:
    'bg-tide text-on-tide border-transparent hover:not-aria-disabled:bg-ink hover:not-aria-disabled:text-paper',
  secondary: 'bg-transparent text-ink border-line hover:not-aria-disabled:bg-calm',
  quiet: 'bg-transparent text-ink border-transparent hover:not-aria-disabled:bg-calm',
  danger:
    'bg-transparent text-err border-err hover:not-aria-disabled:bg-err hover:not-aria-disabled:text-paper',
  /** For a clay background, in both themes. */
  dark: 'bg-on-clay text-clay border-transparent',
  clay: 'bg-clay text-on-clay border-transparent',
};

const sizes: Record<ButtonSize, string> = {
  small: 'px-3.5 text-small',
  normal: 'px-5 text-base',
  large: 'px-6 min-h-12 text-base',
};

/** The look of buttons and of links that act as one. */
export function buttonStyle(variant: ButtonVariant, size: ButtonSize, extra?: string): string {
  return cx(
    'tap inline-flex items-center justify-center gap-2 rounded-full border-[1.5px] py-1.5 font-semibold no-underline',
    'cursor-pointer text-center leading-snug transition-colors aria-disabled:cursor-not-allowed',
    'aria-disabled:border-line aria-disabled:bg-sunk aria-disabled:text-muted aria-disabled:border-dashed',
    variants[variant],
    sizes[size],
    extra,
  );
}
