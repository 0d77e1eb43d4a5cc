import type { LanguageCode } from '@halved/shared/languages';
import type * as z from 'zod/mini';
import type { contentKinds } from './content-kinds.ts';
import type { ContentKindName } from './kind-names.ts';

/** The facts of an item, or its texts in one language. */
type PartOf<Kind extends ContentKindName, Part extends 'facts' | 'texts'> = z.output<
  (typeof contentKinds)[Kind][Part]
>;

/** Texts by language; English is always there. */
export type ByLanguage<Texts> = { en: Texts } & { [Code in Exclude<LanguageCode, 'en'>]?: Texts };

/** An item as it is stored in `content_items`. */
export interface StoredItem<Kind extends ContentKindName> {
  id: string;
  slug: string;
  facts: PartOf<Kind, 'facts'>;
  texts: ByLanguage<PartOf<Kind, 'texts'>>;
  isRetired: boolean;
  /** Whether it is the operator's own. */
  isOwn: boolean;
}
