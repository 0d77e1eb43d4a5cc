import { languages } from '@halved/shared/languages';
import { analyse } from './analyse.ts';

/** Reads the models and makes ready what each language needs, so that nobody's first text waits for it. */
export function warm(): void {
  for (const { code, nativeName } of languages) analyse(nativeName, { localeHint: code });
}
