import { limits } from '@halved/shared/limits';
import type { ReactNode } from 'react';
import type { UrlFilters } from '../../lib/navigation/url-filters.ts';
import { Field } from '../primitives/field.tsx';
import { Select } from '../primitives/select.tsx';
import { TextInput } from '../primitives/text-input.tsx';

interface FiltersProps {
  /** The label of the search. */
  label: string;
  placeholder?: string;
  filters: UrlFilters;
  children: ReactNode;
}

/** The filters above a list: a search and some choices. */
export function Filters({ label, placeholder, filters, children }: FiltersProps) {
  return (
    <search>
      <form
        className="mb-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-4"
        onSubmit={(event) => event.preventDefault()}
      >
        <Field label={label}>
          {(control) => (
            <TextInput
              {...control}
              type="search"
              dir="auto"
              enterKeyHint="search"
              maxLength={limits.queryMax}
              placeholder={placeholder}
              value={filters.words}
              onChange={({ target }) => filters.setWords(target.value)}
            />
          )}
        </Field>
        {children}
      </form>
    </search>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  /** The text of the choice that filters nothing. */
  all: string;
  chosen: Value | null;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: string) => void;
}

export const Choice = <Value extends string>({
  label,
  all,
  chosen,
  options,
  onChoose,
}: ChoiceProps<Value>) => (
  <Field label={label}>
    {(control) => (
      <Select {...control} value={chosen ?? ''} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    )}
  </Field>
);
