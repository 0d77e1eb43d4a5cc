import type { QueueCounts } from '@halved/shared/contract/moderation';
import { moderatedKinds } from '@halved/shared/moderation-kinds';
import { useTranslation } from 'react-i18next';
import { useNumber } from '../../lib/texts/number.ts';
import { Checkbox } from '../../ui/primitives/checkbox.tsx';
import { cx } from '../../ui/primitives/cx.ts';
import { Field } from '../../ui/primitives/field.tsx';
import { Select } from '../../ui/primitives/select.tsx';
import { setUnfoldsAll, useUnfoldsAll } from './queue-unfold.ts';
import { type QueueView, queueFilters } from './queue-view.ts';

export interface QueueFiltersProps {
  view: QueueView;
  /** Undefined until the counts have loaded. */
  counts: QueueCounts | undefined;
  onChange: (view: QueueView) => void;
}

/**
 * The filters of the queue. Each button of what waits shows the number of its items, such as the urgent ones; another
 * one leads to what was rejected, so that a decision can be taken back. A list chooses between posts and comments, and a
 * switch unfolds every text on this device.
 */
export function QueueFilters({ view, counts, onChange }: QueueFiltersProps) {
  const { t } = useTranslation('moderation');
  const number = useNumber();
  const unfoldsAll = useUnfoldsAll();
  return (
    <div className="mb-5 grid gap-4">
      <fieldset>
        <legend className="sr-only">{t(($) => $.queue.filters)}</legend>
        <div className="flex flex-wrap gap-2">
          {queueFilters.map((show) => (
            <button
              key={show}
              type="button"
              aria-pressed={view.show === show}
              onClick={() => onChange({ ...view, show })}
              className={cx(
                'tap inline-flex cursor-pointer items-center gap-2 rounded-full border-[1.5px] px-4',
                view.show === show ? 'border-tide bg-calm font-semibold' : 'border-line hover:bg-calm',
              )}
            >
              {show === 'rejected' ? t(($) => $.statuses.rejected) : t(($) => $.filters[show])}
              {show !== 'rejected' && (
                <span className="min-w-4 text-center text-small tabular-nums">
                  {counts ? number(counts[show]) : '–'}
                </span>
              )}
            </button>
          ))}
        </div>
      </fieldset>
      <div className="grid items-end gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,20rem)_auto] sm:justify-start">
        <Field label={t(($) => $.queue.kind)}>
          {(control) => (
            <Select
              {...control}
              value={view.kind}
              onChange={({ target }) =>
                onChange({ ...view, kind: moderatedKinds.find((kind) => kind === target.value) ?? 'all' })
              }
            >
              <option value="all">{t(($) => $.queue.kindAll)}</option>
              <option value="post">{t(($) => $.queue.kindPost)}</option>
              <option value="comment">{t(($) => $.queue.kindComment)}</option>
            </Select>
          )}
        </Field>
        <Checkbox
          asSwitch
          label={t(($) => $.queue.unfold)}
          checked={unfoldsAll}
          onChange={({ target }) => setUnfoldsAll(target.checked)}
        />
      </div>
    </div>
  );
}
