import RotateCw from 'lucide-react/icons/rotate-cw';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type ReactNode, type RefObject, useId, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/primitives/button.tsx';
import { cx } from '../../ui/primitives/cx.ts';
import { Field } from '../../ui/primitives/field.tsx';
import { Select } from '../../ui/primitives/select.tsx';
import { type PrivacyFilter, privacyFilters } from './feed-query.ts';

export interface FeedToolsProps {
  /** The element beside the tabs that the buttons are rendered into. */
  toolbar: RefObject<Element | null>;
  /** Absent for a list that has no filter. */
  filter?: { value: PrivacyFilter; onChange: (value: PrivacyFilter) => void };
  /** The search, which has room for itself on wide screens, and opens with the filter on a phone. */
  search?: ReactNode;
  /** Whether the filter is open at first, because something is filtered or searched for. */
  startsOpen?: boolean;
  refreshing: boolean;
  onRefresh: () => void;
}

/**
 * The Filters button, which opens the choice of a privacy level, and the Refresh button (docs/product.md §3.4). On a
 * phone the buttons show their icons alone, beside the tabs, so that the first worries have more room.
 */
export function FeedTools({
  toolbar,
  filter,
  search,
  startsOpen = false,
  refreshing,
  onRefresh,
}: FeedToolsProps) {
  const { t } = useTranslation('feed');
  const [open, setOpen] = useState(startsOpen);
  const id = useId();
  const style = 'max-sm:px-0!';
  // The element exists only after the first render. The state is here, because a screen that held it would render its
  // list of posts a second time at once.
  const [place, setPlace] = useState<Element | null>(null);
  useLayoutEffect(() => setPlace(toolbar.current), [toolbar]);
  const buttons = (
    <>
      {filter && (
        <Button
          size="small"
          variant="quiet"
          className={style}
          aria-label={t(($) => $.filters.toggle)}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <SlidersHorizontal className="size-4 shrink-0" aria-hidden="true" />
          <span className="max-sm:hidden">{t(($) => $.filters.toggle)}</span>
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        className={style}
        aria-label={t(($) => $.refresh)}
        busy={refreshing}
        onClick={onRefresh}
      >
        {!refreshing && <RotateCw className="size-4 shrink-0" aria-hidden="true" />}
        <span className="max-sm:hidden">{t(($) => $.refresh)}</span>
      </Button>
    </>
  );
  return (
    <>
      {place && createPortal(buttons, place)}
      {filter && (
        <div id={id} className={cx('mb-5 grid gap-3', !open && 'max-md:hidden')}>
          {search}
          <div hidden={!open} className="rounded-field bg-sunk p-4">
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
        </div>
      )}
    </>
  );
}
