import { known } from '../../lib/navigation/known.ts';
import { Field, type FieldProps } from '../primitives/field.tsx';
import { Select } from '../primitives/select.tsx';

export interface SelectFieldProps<Value extends string> extends Pick<FieldProps, 'label' | 'hint' | 'error'> {
  values: readonly Value[];
  chosen: Value;
  textOf: (value: Value) => string;
  onChoose: (value: Value) => void;
}

/** A field that chooses one of a few known values. */
export const SelectField = <Value extends string>({
  values,
  chosen,
  textOf,
  onChoose,
  ...field
}: SelectFieldProps<Value>) => (
  <Field {...field}>
    {(control) => (
      <Select
        {...control}
        value={chosen}
        onChange={({ target }) => {
          const value = known(values, target.value);
          if (value) onChoose(value);
        }}
      >
        {values.map((value) => (
          <option key={value} value={value}>
            {textOf(value)}
          </option>
        ))}
      </Select>
    )}
  </Field>
);
