import { isLanguageCode, languages } from '@halved/shared/languages';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../i18n/index.ts';
import { toast } from '../../lib/state/toast.ts';
import { GlobeIcon } from '../../ui/primitives/icons.tsx';

async function choose(code: string) {
  if (!isLanguageCode(code)) return;
  try {
    const { changeLanguage } = await import('../../lib/device/language.ts');
    await changeLanguage(code);
  } catch {
    toast.error(i18next.t(($) => $.errors.generic));
  }
}

export interface LanguagePickerProps {
  /** Shows the name of the language, where there is room for more than its code. */
  named?: boolean;
}

/** The picker of all languages, each by its own name; a choice takes effect at once. */
export function LanguagePicker({ named = false }: LanguagePickerProps) {
  const { t } = useTranslation();
  return (
    <div className="tap relative flex items-center justify-center gap-1.5 rounded-full px-3 text-small hover:bg-calm has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus">
      <GlobeIcon className="size-5 shrink-0" />
      <span aria-hidden="true" className={named ? undefined : 'uppercase'}>
        {named ? languages.find(({ code }) => code === currentLanguage())?.nativeName : currentLanguage()}
      </span>
      <select
        aria-label={t(($) => $.shell.language)}
        value={currentLanguage()}
        onChange={(event) => void choose(event.target.value)}
        className="absolute inset-0 cursor-pointer appearance-none bg-transparent text-base text-transparent outline-none [&>option]:bg-surface [&>option]:text-ink"
      >
        {languages.map(({ code, nativeName }) => (
          <option key={code} value={code} lang={code}>
            {nativeName}
          </option>
        ))}
      </select>
    </div>
  );
}
