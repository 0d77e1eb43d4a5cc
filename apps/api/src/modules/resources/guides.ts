import type { StoredItem } from '@halved/db/content/item-types';
import { worryCategories } from '@halved/shared/categories';
import type { Guide, GuideSummary } from '@halved/shared/contract/resources';
import type { FeaturePreview } from '@halved/shared/contract/subscriptions';
import type { LanguageCode } from '@halved/shared/languages';
import { limits } from '@halved/shared/limits';
import type { Context } from '../../context.ts';
import { searchFor, storedGuides, textsIn } from '../content/public.ts';

type StoredGuide = StoredItem<'guides'>;

/** The guides that are offered, in the order of their categories. */
export async function guidesFor({ services }: Context): Promise<StoredGuide[]> {
  const place = ({ facts }: StoredGuide) => worryCategories.indexOf(facts.category);
  const guides = await storedGuides(services.db);
  return guides.filter(({ isRetired }) => !isRetired).sort((one, other) => place(one) - place(other));
}

interface Filter {
  category?: string | undefined;
  query?: string | undefined;
}

/** Keeps the guides that pass a filter. The search looks at every word of the text that the reader sees. */
export function filterGuides(
  guides: readonly StoredGuide[],
  { category, query }: Filter,
  language: LanguageCode,
): StoredGuide[] {
  const isFound = searchFor(query);
  return guides.filter(({ facts, texts: all }) => {
    if (category !== undefined && facts.category !== category) return false;
    const { title, summary, body } = textsIn(all, language).texts;
    return isFound([title, summary, ...body]);
  });
}

/** How many characters people read in a minute: fewer in the writing systems in which one character says more. */
const charactersPerMinute: Partial<Record<LanguageCode, number>> = { ja: 450, ko: 550, zh: 400 };
const usualCharactersPerMinute = 1_000;

export function presentGuideSummary(
  { id, facts, texts: all }: StoredGuide,
  wanted: LanguageCode,
): GuideSummary {
  const { language, texts } = textsIn(all, wanted);
  const speed = charactersPerMinute[language] ?? usualCharactersPerMinute;
  return {
    id,
    title: texts.title,
    summary: texts.summary,
    category: facts.category,
    minutes: Math.ceil(texts.body.join(' ').length / speed),
    language,
  };
}

export const presentGuide = (guide: StoredGuide, wanted: LanguageCode): Guide => ({
  ...presentGuideSummary(guide, wanted),
  body: textsIn(guide.texts, wanted).texts.body,
});

/** The first guides, for somebody who has no access to them. */
export async function guidesPreview(ctx: Context): Promise<FeaturePreview> {
  const guides = await guidesFor(ctx);
  const items = guides.slice(0, limits.featurePreview).map(({ texts }) => {
    const { title, summary } = textsIn(texts, ctx.language).texts;
    return { title, description: summary };
  });
  return { count: guides.length, items };
}
