import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseTheme, storedTheme, type Theme, themes } from '../../lib/device/theme.ts';
import { Field } from '../../ui/primitives/field.tsx';
import { Select } from '../../ui/primitives/select.tsx';

/** The choice of theme: light, dark, or the device's. */
export function ThemeSwitch() {
  const { t } = useTranslation();
  const [current, setCurrent] = useState(storedTheme);
  const labels: Record<Theme, string> = {
    system: t(($) => $.shell.themeSystem),
    light: t(($) => $.shell.themeLight),
    dark: t(($) => $.shell.themeDark),
  };
  const choose = (value: string) => {
    const next = themes.find((theme) => theme === value) ?? 'system';
    chooseTheme(next);
    setCurrent(next);
  };
  return (
    <Field label={t(($) => $.shell.theme)}>
      {(control) => (
        <Select {...control} value={current} onChange={(event) => choose(event.target.value)}>
          {themes.map((theme) => (
            <option key={theme} value={theme}>
              {labels[theme]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
