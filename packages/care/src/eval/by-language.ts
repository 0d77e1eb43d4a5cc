import { languageCodes } from '@halved/shared/languages';
import type { Figure } from './figure.ts';

/** The figure of each language for which there are items. */
export const byLanguage = <Item extends { language: string }>(
  items: readonly Item[],
  figure: (items: readonly Item[]) => Figure,
): Figure[] =>
  languageCodes.flatMap((language) => {
    const ownItems = items.filter((item) => item.language === language);
    return ownItems.length === 0 ? [] : [{ ...figure(ownItems), language }];
  });
