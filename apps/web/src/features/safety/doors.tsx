import type { Door } from '@halved/shared/doors';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closeDoor, type OpenDoors } from '../../lib/writing/open-doors.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { ChevronIcon } from '../../ui/primitives/icons.tsx';
import { Announcement } from './announcement.tsx';
import { DoorLines } from './door-lines.tsx';
import { FriendHelp } from './friend-help.tsx';

/**
 * One quiet line for each kind of need that a worry speaks of. Opened, it shows who helps with it. Nothing is requested
 * before that. Closed once, a line stays away on this device.
 */
export function Doors({ doors, language }: OpenDoors) {
  const { t } = useTranslation('safety');
  const list = useRef<HTMLUListElement>(null);
  const close = (door: Door) => {
    // The pressed button disappears, so what stands around it takes the focus.
    list.current?.focus();
    closeDoor(door);
  };
  return (
    <>
      <Announcement text={t(($) => $.doors.announcement)} />
      <ul ref={list} tabIndex={-1} className="my-3 grid gap-2 outline-none">
        {doors.map((door) => (
          <DoorLine key={door} door={door} language={language} onClose={() => close(door)} />
        ))}
      </ul>
    </>
  );
}

interface DoorLineProps {
  door: Door;
  language: string;
  onClose: () => void;
}

function DoorLine({ door, language, onClose }: DoorLineProps) {
  const { t } = useTranslation('safety');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li
      data-door={door}
      className="flex flex-wrap items-start justify-between gap-x-4 rounded-card border border-hair px-4 py-2"
    >
      <details
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        className="group min-w-0 open:basis-full"
      >
        <summary id={id} className="tap flex cursor-pointer items-center gap-2">
          <ChevronIcon className="size-4 shrink-0 group-open:rotate-180" />
          {t(($) => $.doors.names[door])}
        </summary>
        {isOpen && (
          <div className="grid gap-3 py-2">
            {door === 'friend' ? <FriendHelp language={language} /> : <DoorLines door={door} />}
          </div>
        )}
      </details>
      <Button variant="quiet" size="small" aria-describedby={id} onClick={onClose}>
        {t(($) => $.doors.putAway)}
      </Button>
    </li>
  );
}
