import type { LanguageCode } from '@halved/shared/languages';
import type * as z from 'zod/mini';
import type { ContentKindName } from './kind-names.ts';
import type {
  exerciseFacts,
  exerciseTexts,
  guideFacts,
  guideTexts,
  resourceFacts,
  resourceTexts,
  techniqueFacts,
  techniqueTexts,
} from './schemas.ts';

/** The facts of an item, and its texts in one language, by kind. */
interface ContentParts {
  exercises: { facts: z.output<typeof exerciseFacts>; texts: z.output<typeof exerciseTexts> };
  techniques: { facts: z.output<typeof techniqueFacts>; texts: z.output<typeof techniqueTexts> };
  guides: { facts: z.output<typeof guideFacts>; texts: z.output<typeof guideTexts> };
  resources: { facts: z.output<typeof resourceFacts>; texts: z.output<typeof resourceTexts> };
}

/** Texts by language; English is always there. */
export type ByLanguage<Texts> = { en: Texts } & { [Code in Exclude<LanguageCode, 'en'>]?: Texts };

/** An item as it is stored in `content_items`. */
export interface StoredItem<Kind extends ContentKindName> {
  id: string;
  slug: string;
  facts: ContentParts[Kind]['facts'];
  texts: ByLanguage<ContentParts[Kind]['texts']>;
  isRetired: boolean;
}
