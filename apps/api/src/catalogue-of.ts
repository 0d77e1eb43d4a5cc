import type { LanguageCode } from '@halved/shared/languages';
import ar from '@halved/shared/messages/ar.json' with { type: 'json' };
import de from '@halved/shared/messages/de.json' with { type: 'json' };
import en from '@halved/shared/messages/en.json' with { type: 'json' };
import es from '@halved/shared/messages/es.json' with { type: 'json' };
import fr from '@halved/shared/messages/fr.json' with { type: 'json' };
import hi from '@halved/shared/messages/hi.json' with { type: 'json' };
import it from '@halved/shared/messages/it.json' with { type: 'json' };
import ja from '@halved/shared/messages/ja.json' with { type: 'json' };
import ko from '@halved/shared/messages/ko.json' with { type: 'json' };
import pt from '@halved/shared/messages/pt.json' with { type: 'json' };
import ru from '@halved/shared/messages/ru.json' with { type: 'json' };
import zh from '@halved/shared/messages/zh.json' with { type: 'json' };

/** The sentences of a language by namespace and name. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

const catalogues: Readonly<Record<LanguageCode, Catalogue>> = {
  ar,
  de,
  en,
  es,
  fr,
  hi,
  it,
  ja,
  ko,
  pt,
  ru,
  zh,
};

/** The sentences of a language. The server’s bundle reads them from a file with the first response in the language. */
export const catalogueOf = (language: LanguageCode): Catalogue => catalogues[language];
