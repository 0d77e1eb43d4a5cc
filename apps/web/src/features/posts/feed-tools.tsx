import { RotateCw, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/primitives/button.tsx';
import { Field } from '../../ui/primitives/field.tsx';
import { Select } from '../../ui/primitives/select.tsx';
import { type PrivacyFilter, privacyFilters } from './feed-query.ts';

export interface FeedToolsProps {
  /** Absent for a list that has no filter. */
  filter?: { value: PrivacyFilter; onChange: (value: PrivacyFilter) => void };
  refreshing: boolean;
  onRefresh: () => void;
}

/** The Filters button, which opens the choice of a privacy level, and the Refresh button (docs/product.md §3.4). */
export function FeedTools({ filter, refreshing, onRefresh }: FeedToolsProps) {
  const { t } = useTranslation('feed');
  const [open, setOpen] = useState(filter !== undefined && filter.value !== 'all');
  const id = useId();
  return (
    <div className="mb-5 grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        {filter && (
          <Button size="small" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            <SlidersHorizontal className="size-4 shrink-0" aria-hidden="true" />
            {t(($) => $.filters.toggle)}
          </Button>
        )}
        <Button size="small" className="ms-auto" busy={refreshing} onClick={onRefresh}>
          {!refreshing && <RotateCw className="size-4 shrink-0" aria-hidden="true" />}
          {t(($) => $.refresh)}
        </Button>
      </div>
      {filter && (
        <div id={id} hidden={!open} className="rounded-field bg-sunk p-4">
          <Field label={t(($) => $.filters.privacy)}>
            {(control) => (
              <Select
                {...control}
                value={filter.value}
                onChange={({ target }) => {
                  const chosen = privacyFilters.find((level) => level === target.value);
                  if (chosen) filter.onChange(chosen);
                }}
              >
                {privacyFilters.map((level) => (
                  <option key={level} value={level}>
                    {t(($) => $.filters[level])}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      )}
    </div>
  );
}
