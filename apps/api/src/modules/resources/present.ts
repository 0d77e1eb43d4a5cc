import { contentId } from '@halved/db/content/content-id';
import type { StoredItem } from '@halved/db/content/item-types';
import type { Resource } from '@halved/shared/contract/resources';
import type { CrisisLine } from '@halved/shared/crisis-lines';
import type { LanguageCode } from '@halved/shared/languages';
import { hoursText } from '@halved/shared/opening-hours';
import { sentence } from '../../messages.ts';
import { textsIn } from '../content/public.ts';

/** An entry of the directory in the reader's language. */
export function presentResource(
  { id, facts, texts: all }: StoredItem<'resources'>,
  wanted: LanguageCode,
): Resource {
  const { language, texts } = textsIn(all, wanted);
  return {
    id,
    ...facts,
    description: texts.description,
    hours: texts.hours ?? facts.hours,
    isCrisis: facts.kind === 'crisis',
    language,
  };
}

/**
 * The key of the sentence that describes a crisis line. It depends on the kind; for the kind `line`, on whom it is for.
 */
const descriptionKeyOf = ({ kind, audience }: CrisisLine): string =>
  kind === 'line' ? `resources.line_${audience.replaceAll(' ', '_')}` : `resources.${kind}`;

/** A crisis line as an entry of the directory. */
export const presentCrisisLine = (line: CrisisLine, language: LanguageCode): Resource => ({
  id: contentId('crisis-lines', line.id),
  title: line.name,
  description: sentence(language, descriptionKeyOf(line)),
  kind: 'crisis',
  url: line.url,
  phone: line.phone,
  text: line.text,
  hours: hoursText(line, language),
  country: line.country,
  area: null,
  languages: [...line.languages],
  category: null,
  tags: line.audience === 'young people' ? ['young'] : [],
  cost: line.free === null ? null : line.free ? 'free' : 'paid',
  isCrisis: true,
  verifiedAt: line.verifiedAt,
  language,
});
