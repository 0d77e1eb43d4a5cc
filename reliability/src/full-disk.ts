import { execFileSync } from 'node:child_process';
import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { atEnd, isRunning, temporaryFolder } from '../../bench/src/lib/processes.ts';
import { bearer } from '../../bench/src/member.ts';
import { startClients } from '../../bench/src/restart/writers.ts';
import { causeAlone, type Fault } from './fault.ts';
import { firstSuccessAfter, judge, openScene } from './scene.ts';

const diskMegabytes = 512;
const quietMs = 3_000;
const fullMs = 20_000;

/** A small disk of its own, in memory. */
async function mountDisk(): Promise<string> {
  const folder = await temporaryFolder('disk');
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m,mode=755`, 'halved', folder]);
  atEnd(async () => void execFileSync('umount', ['--lazy', folder]));
  return folder;
}

/** Fills what is left of a disk, and keeps it full until the file is removed. */
async function fillDisk(folder: string, until: AbortSignal): Promise<void> {
  const path = join(folder, 'everything-else');
  const file = await open(path, 'w');
  const block = Buffer.alloc(1 << 16);
  while (!until.aborted) {
    const { bavail, bsize } = await statfs(folder);
    const free = Math.min(bavail * bsize, block.length);
    await file.write(block, 0, free).catch(() => undefined);
    if (free < block.length) await sleep(20);
  }
  await file.close();
  await rm(path);
}

/** Asks for a page again and again, and counts what did not come. */
async function readPages(url: string, token: string, until: AbortSignal) {
  const pages = { asked: 0, failed: 0 };
  while (!until.aborted) {
    pages.asked += 1;
    const response = await fetch(`${url}/api/posts`, { headers: bearer(token) });
    await response.arrayBuffer();
    if (!response.ok) pages.failed += 1;
    await sleep(50);
  }
  return pages;
}

/** Something else fills the disk of the database, and is removed after a while. Needs Linux and root, for the disk. */
export const fullDisk: Fault = {
  name: 'the disk of the database is full for 20 s',
  cannotBeCaused: () =>
    process.platform === 'linux' && process.getuid?.() === 0
      ? undefined
      : 'only root on Linux can mount a small disk',
  cause: async (say) => {
    const disk = await mountDisk();
    const scene = await openScene({ dataDir: disk });
    const { url, process: server } = scene.instance.api;
    const clients = startClients([url], scene.token);
    await sleep(quietMs);
    say('the disk is filled');
    const room = new AbortController();
    const filling = fillDisk(disk, room.signal);
    await sleep(quietMs);
    const reading = readPages(url, scene.token, room.signal);
    await sleep(fullMs);
    say('there is room again');
    room.abort();
    await filling;
    const roomAt = performance.now();
    const { asked, failed } = await reading;
    await sleep(3 * quietMs);
    const observations = await clients.stop();
    return judge(scene, observations, {
      recoveredMs: firstSuccessAfter(observations, roomAt),
      expected: ['200', '201', '409', '503'],
      broken: [
        ...(isRunning(server) ? [] : ['the server ended']),
        ...(failed === 0 ? [] : [`${failed} of ${asked} pages could not be read`]),
      ],
    });
  },
};

await causeAlone(import.meta, fullDisk);
