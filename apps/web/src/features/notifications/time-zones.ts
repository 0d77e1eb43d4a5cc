import { timeZones } from '@halved/shared/notification-kinds';

export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zones that the preferences offer: the nine of `timeZones`, the device's own and the one already chosen. */
export const offeredZones = (chosen: string, device: string): string[] => [
  ...new Set([...Object.keys(timeZones), device, chosen]),
];

/** Whether clocks of two zones show the same day and time; true if this browser does not know one of them. */
export function showSameTime(one: string, other: string, moment: Date): boolean {
  try {
    const [here, there] = [one, other].map((timeZone) => moment.toLocaleString('en', { timeZone }));
    return here === there;
  } catch {
    return true;
  }
}

/** The city of a zone: 'Buenos Aires' for 'America/Argentina/Buenos_Aires'. */
export const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
