import type { ComponentProps } from 'react';
import { TextInput } from './text-input.tsx';

/** An input for an e-mail address, for which phones show their keyboard for addresses. */
export const EmailInput = (props: Omit<ComponentProps<'input'>, 'type'>) => (
  <TextInput {...props} type="email" inputMode="email" exact />
);
