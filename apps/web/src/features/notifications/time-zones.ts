import { timeZones } from '@halved/shared/notification-kinds';

export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zones that the preferences offer: the nine of `timeZones`, the device's own and the one already chosen. */
export const offeredZones = (chosen: string, device: string): string[] => [
  ...new Set([...Object.keys(timeZones), device, chosen]),
];

/** The city of a zone: 'Buenos Aires' for 'America/Argentina/Buenos_Aires'. */
export const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
