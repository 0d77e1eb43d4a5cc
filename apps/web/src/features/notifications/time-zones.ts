import { timeZones } from '@halved/shared/notification-kinds';

export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zones that the preferences offer: the nine of `timeZones`, the device's own, and what was chosen elsewhere. */
export const offeredZones = (chosen: string, device: string): string[] => [
  ...new Set([...Object.keys(timeZones), device, chosen]),
];

/** 'America/Argentina/Buenos_Aires' as people read it: 'Buenos Aires'. */
export const placeOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
