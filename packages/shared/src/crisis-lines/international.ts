import { type CrisisLine, line } from './line.ts';

const directory = { kind: 'directory', country: 'INT', free: true } as const;

/** International lines. They include no emergency number, because none is the same everywhere. */
export const internationalLines: readonly CrisisLine[] = [
  {
    ...line('int-findahelpline', 'Find A Helpline', 'en es fr de it pt ja ko zh ru ar hi', {
      url: 'https://findahelpline.com',
      verifiedAt: '2026-04-22',
    }),
    ...directory,
  },
  {
    ...line('int-befrienders', 'Befrienders Worldwide', 'en', { url: 'https://befrienders.org' }),
    ...directory,
  },
];
