import type { Support } from '@halved/shared/contract/support';
import { type Door, doors } from '@halved/shared/doors';
import { readLocal, writeLocal } from '../device/storage.ts';
import { personLeft } from '../server/session.ts';
import { createStore, useStore } from '../state/store.ts';

/** The doors that a text just sent has opened, in the language of the text. */
export interface OpenDoors {
  doors: readonly Door[];
  language: string;
}

/** By the name of the draft that was sent. They last as long as the page and the session. */
const opened = createStore<Readonly<Record<string, OpenDoors>>>({});
personLeft.on(() => opened.set({}));

const key = 'halved_put_away';

/** Positions instead of names, so that the storage of a shared device does not say what somebody wrote about. */
const readClosed = (): readonly Door[] => doors.filter((_, place) => readLocal(key)?.includes(String(place)));

const closed = createStore<readonly Door[]>(readClosed());

/** Opens the doors of a text that was sent, in place of those of the text before. */
export function openDoors(draftName: string, support: Support): void {
  const { [draftName]: _, ...rest } = opened.get();
  opened.set(support && support.doors.length > 0 ? { ...rest, [draftName]: support } : rest);
}

/** Closes a door on this device for good. */
export function closeDoor(door: Door): void {
  const all = [...new Set([...readClosed(), door])];
  writeLocal(key, all.map((one) => doors.indexOf(one)).join(''));
  closed.set(all);
}

/** The doors to show where a text was sent: those that it opened and that nobody has closed on this device. */
export function useOpenDoors(draftName: string): OpenDoors | null {
  const all = useStore(opened)[draftName];
  const away = useStore(closed);
  const rest = all?.doors.filter((door) => !away.includes(door)) ?? [];
  return all && rest.length > 0 ? { ...all, doors: rest } : null;
}
