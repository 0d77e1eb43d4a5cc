import type { LanguageCode } from '@halved/shared/languages';
import { useTranslation } from 'react-i18next';

/** Says in which language the texts of the library are shown, if some of them are not in the reader's (docs/product.md §13). */
export function OtherLanguage({ languages }: { languages: readonly LanguageCode[] }) {
  const { t, i18n } = useTranslation();
  const other = languages.find((language) => language !== i18n.language);
  if (!other) return null;
  const names = new Intl.DisplayNames([i18n.resolvedLanguage ?? 'en'], { type: 'language' });
  return (
    <p className="mb-4 text-small text-muted">
      {t(($) => $.otherLanguage, { language: names.of(other) ?? other })}
    </p>
  );
}
