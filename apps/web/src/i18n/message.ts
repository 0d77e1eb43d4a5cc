import i18next from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * The sentence of a message key that is known only at run time, such as a schema's `validation.emailRequired`. Any
 * other text, such as the server's own sentence, is returned unchanged.
 */
export function useMessage(): (key: string | undefined) => string | undefined {
  const { i18n } = useTranslation('messages');
  const language = i18n.language;
  return useCallback(
    (key) => {
      if (!key) return undefined;
      for (const code of [language, 'en']) {
        const text: unknown = i18next.getResource(code, 'messages', key);
        if (typeof text === 'string') return text;
      }
      return key;
    },
    [language],
  );
}
