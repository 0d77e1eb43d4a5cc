import { limits } from '@halved/shared/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../lib/server/trpc.ts';
import { cx } from '../../ui/primitives/cx.ts';
import { CheckIcon, ChevronIcon } from '../../ui/primitives/icons.tsx';
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
  const [isOpen, setIsOpen] = useState(chosen.length > 0);
  const { data } = trpc.resources.tags.useQuery();
  const tags = shownTags(data?.tags ?? [], chosen);
  const toggle = (tag: string) =>
    onChange(chosen.includes(tag) ? chosen.filter((other) => other !== tag) : [...chosen, tag]);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group open:basis-full"
    >
      <summary className="tap inline-flex cursor-pointer items-center gap-2 font-semibold">
        <ChevronIcon className="size-4 group-open:rotate-180" />
        {t(($) => $.tags)}
      </summary>
      <fieldset className="min-h-11 py-1">
        <legend className="sr-only">{t(($) => $.tags)}</legend>
        <div className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <Tag key={tag} name={nameOf(tag)} isChosen={chosen.includes(tag)} onToggle={() => toggle(tag)} />
          ))}
        </div>
      </fieldset>
    </details>
  );
}

interface TagProps {
  name: string;
  isChosen: boolean;
  onToggle: () => void;
}

const Tag = ({ name, isChosen, onToggle }: TagProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    onClick={onToggle}
    className={cx(
      'tap inline-flex cursor-pointer items-center justify-center gap-1.5 rounded-full border-[1.5px] px-3.5 text-small font-semibold',
      isChosen ? 'border-transparent bg-tide text-on-tide' : 'border-line hover:bg-calm',
    )}
  >
    {isChosen && <CheckIcon className="size-4" />}
    {name}
  </button>
);
