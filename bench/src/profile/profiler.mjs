/**
 * This module is loaded into a server before the server's own modules. It records where the server spends its processor
 * time from one message of the parent process to the next, and sends the profile to the parent process.
 */
import { Session } from 'node:inspector/promises';

const sampledEveryMicroseconds = 200;
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.setSamplingInterval', { interval: sampledEveryMicroseconds });

let recording = false;
process.on('message', async () => {
  if (recording) {
    const { profile } = await session.post('Profiler.stop');
    process.send?.({ profile });
  } else {
    await session.post('Profiler.start');
    process.send?.({ profile: null });
  }
  recording = !recording;
});
// The open channel must not keep the process alive.
process.channel?.unref();
