import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseTextSize, storedTextSize, type TextSize, textSizes } from '../../lib/device/text-size.ts';
import { Field } from '../../ui/primitives/field.tsx';
import { Select } from '../../ui/primitives/select.tsx';

/** The choice of the text's size on this device. */
export function TextSizeSwitch() {
  const { t } = useTranslation();
  const [current, setCurrent] = useState(storedTextSize);
  const labels: Record<TextSize, string> = {
    normal: t(($) => $.shell.textNormal),
    large: t(($) => $.shell.textLarge),
    larger: t(($) => $.shell.textLarger),
  };
  const choose = (value: string) => {
    const next = textSizes.find((size) => size === value) ?? 'normal';
    chooseTextSize(next);
    setCurrent(next);
  };
  return (
    <Field label={t(($) => $.shell.textSize)}>
      {(control) => (
        <Select {...control} value={current} onChange={(event) => choose(event.target.value)}>
          {textSizes.map((size) => (
            <option key={size} value={size}>
              {labels[size]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
