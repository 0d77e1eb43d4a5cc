import { isLanguageCode, type LanguageCode, languages } from '@halved/shared/languages';
import i18next from 'i18next';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { languageKey } from '../../i18n/choose.ts';
import { changeLanguage, currentLanguage } from '../../i18n/index.ts';
import { log } from '../../lib/log.ts';
import { session } from '../../lib/session.ts';
import { readLocal } from '../../lib/storage.ts';
import { toast } from '../../lib/toast.ts';
import { api } from '../../lib/trpc.ts';
import { GlobeIcon } from '../../ui/icons.tsx';

/** A failure to remember the language in the account is only logged (spec 1 §4). */
function savePreference(languageCode: LanguageCode) {
  if (session.get().status !== 'member') return;
  api.languages.setPreference
    .mutate({ languageCode })
    .catch((error: unknown) => log('The language preference could not be saved', error));
}

function choose(code: string) {
  if (!isLanguageCode(code)) return;
  changeLanguage(code).then(
    () => savePreference(code),
    () => toast.error(i18next.t(($) => $.errors.generic)),
  );
}

/** On the page that the server wrote somebody may choose before any script has arrived (boot/boot.ts). */
function adoptEarlyChoice() {
  const chosen = readLocal(languageKey);
  if (chosen && chosen !== currentLanguage()) choose(chosen);
}

/** All languages by their own names; a choice takes effect at once. */
export function LanguagePicker() {
  const { t } = useTranslation();
  useEffect(adoptEarlyChoice, []);
  return (
    <div className="tap relative flex items-center justify-center gap-1.5 rounded-full px-3 text-small hover:bg-calm has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus">
      <GlobeIcon className="size-5 shrink-0" />
      <span aria-hidden="true" className="uppercase">
        {currentLanguage()}
      </span>
      <select
        aria-label={t(($) => $.shell.language)}
        value={currentLanguage()}
        onChange={(event) => choose(event.target.value)}
        className="absolute inset-0 cursor-pointer appearance-none bg-transparent text-transparent outline-none [&>option]:bg-surface [&>option]:text-ink"
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
