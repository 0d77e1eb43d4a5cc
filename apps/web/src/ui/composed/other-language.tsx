import type { LanguageCode } from '@halved/shared/languages';
import { useTranslation } from 'react-i18next';
import { languageNames } from '../../lib/texts/language-names.ts';

/** Says in which language the texts of the library are shown, if some of them are not in the reader's (docs/product.md §13). */
export function OtherLanguage({ languages }: { languages: readonly LanguageCode[] }) {
  const { t, i18n } = useTranslation();
  const other = languages.find((language) => language !== i18n.language);
  if (!other) return null;
  return (
    <p className="mb-4 text-small text-muted">
      {t(($) => $.otherLanguage, { language: languageNames([other], i18n.language) })}
    </p>
  );
}
