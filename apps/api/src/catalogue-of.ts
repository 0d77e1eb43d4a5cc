import type { LanguageCode } from '@halved/shared/languages';
import * as everyCatalogue from './every-catalogue.ts';

/** The sentences of a language by namespace and name. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

const catalogues: Readonly<Record<LanguageCode, Catalogue>> = { ...everyCatalogue };

/** The sentences of a language. The server’s bundle reads them from a file with the first response in the language. */
export const catalogueOf = (language: LanguageCode): Catalogue => catalogues[language];
