import type { ReactNode } from 'react';
import { Field, type FieldProps } from '../primitives/field.tsx';
import { CharacterCounter, type CharacterCounterProps } from '../primitives/text-area.tsx';

export interface CountedFieldProps extends FieldProps {
  counter: CharacterCounterProps;
  /** Further content that belongs to the text. */
  under?: ReactNode;
}

/** A text field with a character counter under it. */
export function CountedField({ counter, under, ...field }: CountedFieldProps) {
  return (
    <div className="grid gap-1.5">
      <Field {...field} />
      <CharacterCounter {...counter} />
      {under}
    </div>
  );
}
