import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { readLocal, writeLocal } from '../../lib/device/storage.ts';
import { useInstance } from '../../lib/server/instance.ts';
import { createStore, useStore } from '../../lib/state/store.ts';
import { cx } from '../../ui/primitives/cx.ts';
import { CloseIcon } from '../../ui/primitives/icons.tsx';

const storageKey = 'halved_announcement';
/** The id of the announcement that was put away on this device. */
const putAway = createStore(readLocal(storageKey));

function useAnnouncement() {
  const announcement = useInstance()?.announcement;
  const putAwayId = useStore(putAway);
  if (!announcement || announcement.id === putAwayId) return null;
  const { until } = announcement;
  return until !== null && Date.parse(until) <= Date.now() ? null : announcement;
}

/**
 * Whether an announcement floats over the foot of the page. It does so on the page on which it arrived, because a bar
 * above the content would push the content down. On the next page it stands above the content.
 */
function useFloats(id: string | undefined): boolean {
  const { pathname } = useLocation();
  const [arrival, setArrival] = useState<{ id: string | undefined; at: string | null }>({ id, at: null });
  const isNew = id !== undefined && id !== arrival.id;
  if (isNew) setArrival({ id, at: pathname });
  else if (arrival.at !== null && arrival.at !== pathname) setArrival({ ...arrival, at: null });
  return isNew || arrival.at === pathname;
}

/** The operator's announcement, until it ends or the reader puts it away on this device. */
export function AnnouncementBar() {
  const { t } = useTranslation();
  const announcement = useAnnouncement();
  const floats = useFloats(announcement?.id);
  const dismiss = (id: string) => {
    putAway.set(id);
    writeLocal(storageKey, id);
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  };
  return (
    <div role="status" className="print:hidden">
      {announcement && (
        <div
          data-announcement=""
          className={cx(
            'border-hair bg-surface',
            floats
              ? 'fixed inset-x-2 bottom-[calc(var(--foot-block)+0.5rem)] z-20 mx-auto max-w-page rounded-card rounded-es-tail border'
              : 'border-b',
          )}
        >
          <div className="mx-auto flex max-w-wide items-start gap-3 px-4 py-1">
            <p dir="auto" className="max-h-40 grow overflow-y-auto py-2.5 text-small whitespace-pre-line">
              {announcement.text}
            </p>
            <button
              type="button"
              aria-label={t(($) => $.announcement.dismiss)}
              onClick={() => dismiss(announcement.id)}
              className="tap -me-2 grid shrink-0 cursor-pointer place-items-center rounded-full hover:bg-calm"
            >
              <CloseIcon className="size-5" />
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
