import { limits } from '@halved/shared/limits';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../lib/server/trpc.ts';
import { FoldedChoices } from '../../ui/composed/folded-choices.tsx';
import { useTagName } from './tag-name.ts';

export interface TagFilterProps {
  chosen: readonly string[];
  onChange: (tags: readonly string[]) => void;
}

/** The chosen tags and as many of the most frequent ones as make 20. */
function shownTags(top: readonly string[], chosen: readonly string[]): string[] {
  const all = [...new Set([...top, ...chosen])];
  const others = all.filter((tag) => !chosen.includes(tag)).slice(0, limits.resourceTags - chosen.length);
  return all.filter((tag) => chosen.includes(tag) || others.includes(tag));
}

/** The most frequent tags and any other ones that are in the URL, at most 20 together (docs/product.md §15.14). */
export function TagFilter({ chosen, onChange }: TagFilterProps) {
  const { t } = useTranslation('resources');
  const nameOf = useTagName();
  const { data } = trpc.resources.tags.useQuery();
  const tags = shownTags(data?.tags ?? [], chosen);
  const toggle = (tag: string) =>
    onChange(chosen.includes(tag) ? chosen.filter((other) => other !== tag) : [...chosen, tag]);
  return (
    <FoldedChoices
      label={t(($) => $.tags)}
      options={tags.map((tag) => ({ value: tag, label: nameOf(tag) }))}
      chosen={chosen}
      onToggle={toggle}
    />
  );
}
