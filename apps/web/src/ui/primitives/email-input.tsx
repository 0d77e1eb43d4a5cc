import type { ComponentProps } from 'react';
import { TextInput } from './text-input.tsx';

/**
 * An input for an e-mail address. Phones show the keyboard for addresses, and the text runs from left to right in every
 * language.
 */
export const EmailInput = (props: Omit<ComponentProps<'input'>, 'type'>) => (
  <TextInput {...props} type="email" inputMode="email" autoCapitalize="none" dir="ltr" />
);
