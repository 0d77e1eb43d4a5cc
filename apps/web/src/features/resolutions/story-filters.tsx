import { worryCategories } from '@halved/shared/categories';
import { limits } from '@halved/shared/limits';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/primitives/field.tsx';
import { Select } from '../../ui/primitives/select.tsx';
import { TextInput } from '../../ui/primitives/text-input.tsx';
import { categoryOf, type StoryQuery } from './story-query.ts';

export interface StoryFiltersProps {
  query: StoryQuery;
  onChange: (change: Partial<StoryQuery>) => void;
}

/** Filters the stories by category and search words. */
export function StoryFilters({ query, onChange }: StoryFiltersProps) {
  const { t } = useTranslation('resolutions');
  const { t: names } = useTranslation('categories');
  return (
    <search>
      <form className="mb-6 grid gap-4 sm:grid-cols-[1fr_14rem]" onSubmit={(event) => event.preventDefault()}>
        <Field label={t(($) => $.stories.search)}>
          {(control) => (
            <TextInput
              {...control}
              type="search"
              dir="auto"
              enterKeyHint="search"
              maxLength={limits.queryMax}
              placeholder={t(($) => $.stories.searchPlaceholder)}
              value={query.words}
              onChange={({ target }) => onChange({ words: target.value })}
            />
          )}
        </Field>
        <Field label={t(($) => $.stories.category)}>
          {(control) => (
            <Select
              {...control}
              value={query.category ?? ''}
              onChange={({ target }) => onChange({ category: categoryOf(target.value) })}
            >
              <option value="">{t(($) => $.stories.allCategories)}</option>
              {worryCategories.map((category) => (
                <option key={category} value={category}>
                  {names(($) => $.names[category])}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </form>
    </search>
  );
}
