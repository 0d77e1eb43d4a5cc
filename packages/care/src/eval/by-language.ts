import { languageCodes } from '@halved/shared/languages';
import type { Figure } from './figure.ts';

/** The figure of each language for which there are items. */
export const byLanguage = <Item>(
  items: readonly Item[],
  languageOf: (item: Item) => string,
  figure: (items: readonly Item[]) => Figure,
): Figure[] =>
  languageCodes.flatMap((language) => {
    const ownItems = items.filter((item) => languageOf(item) === language);
    return ownItems.length === 0 ? [] : [{ ...figure(ownItems), language }];
  });
