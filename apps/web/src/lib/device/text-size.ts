import { readLocal, writeLocal } from './storage.ts';

export const textSizes = ['normal', 'large', 'larger'] as const;
export type TextSize = (typeof textSizes)[number];
const sizeKey = 'halved_text_size';

/** The text size chosen on this device; `normal` is the size that the browser is set to. */
export function storedTextSize(): TextSize {
  const stored = readLocal(sizeKey);
  return textSizes.find((size) => size === stored) ?? 'normal';
}

/** styles/base.css gives the sizes. */
export function applyTextSize(size: TextSize): void {
  if (size === 'normal') delete document.documentElement.dataset.textSize;
  else document.documentElement.dataset.textSize = size;
}

export function chooseTextSize(size: TextSize): void {
  applyTextSize(size);
  writeLocal(sizeKey, size === 'normal' ? null : size);
}
