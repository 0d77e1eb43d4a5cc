import { perLanguage } from '@halved/shared/per-language';
import { useTranslation } from 'react-i18next';

/** A hook that returns what `make` makes for the interface's language. It is made once for each language. */
export function hookPerLanguage<Value>(make: (language: string) => Value): () => Value {
  const madeFor = perLanguage(make);
  return () => madeFor(useTranslation().i18n.language);
}
