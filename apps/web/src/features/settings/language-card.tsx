import { isLanguageCode, languages } from '@halved/shared/languages';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../i18n/index.ts';
import { changeLanguage } from '../../lib/device/language.ts';
import { Card } from '../../ui/primitives/card.tsx';
import { Field } from '../../ui/primitives/field.tsx';
import { Select } from '../../ui/primitives/select.tsx';

/**
 * The choice of language, which the header offers too. It applies at once, without the save button (docs/product.md
 * §13).
 */
export function LanguageCard() {
  const { t } = useTranslation('settings');
  const choose = (code: string) => {
    if (isLanguageCode(code)) void changeLanguage(code);
  };
  return (
    <Card title={t(($) => $.language.title)}>
      <Field label={t(($) => $.language.label)} hint={t(($) => $.language.hint)}>
        {(control) => (
          <Select
            {...control}
            value={currentLanguage()}
            onChange={(event) => choose(event.target.value)}
            autoComplete="language"
          >
            {languages.map(({ code, nativeName }) => (
              <option key={code} value={code} lang={code}>
                {nativeName}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Card>
  );
}
