import { readLocal, writeLocal } from './storage.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];
const themeKey = 'halved_theme';

/** The theme chosen on this device; `system` follows the device's setting. */
export function storedTheme(): Theme {
  const stored = readLocal(themeKey);
  return themes.find((theme) => theme === stored) ?? 'system';
}

export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  writeLocal(themeKey, theme === 'system' ? null : theme);
}
