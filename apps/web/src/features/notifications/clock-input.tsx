import { useState } from 'react';
import type { ControlProps } from '../../ui/primitives/field.tsx';
import { TextInput } from '../../ui/primitives/text-input.tsx';

export interface ClockInputProps extends ControlProps {
  /** HH:MM. */
  value: string;
  onChange: (value: string) => void;
}

/** A time of day. `onChange` is not called while the typed time is incomplete. */
export function ClockInput({ value, onChange, ...control }: ClockInputProps) {
  const [unfinished, setUnfinished] = useState(false);
  const type = (typed: string) => {
    setUnfinished(typed === '');
    if (typed !== '' && typed !== value) onChange(typed);
  };
  return (
    <TextInput
      {...control}
      type="time"
      value={unfinished ? '' : value}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setUnfinished(false)}
    />
  );
}
