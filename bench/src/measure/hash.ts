/**
 * A process that only compares a password with its argon2id hash. It runs as many comparisons in parallel as the API,
 * and reports the processor time of one comparison. Argument: seconds. It sends the message { hashes, cpuMs }.
 */
import { availableParallelism } from 'node:os';
import { hashesAtOnce, hashParameters } from '@halved/shared/password-hashing';
import { hash, verify } from '@node-rs/argon2';

const seconds = Number(process.argv[2] ?? 2);
const stored = await hash('Aa1-bench', hashParameters);

let hashes = 0;
const before = process.cpuUsage();
const end = performance.now() + seconds * 1000;
const loop = async () => {
  while (performance.now() < end) {
    await verify(stored, 'Aa1-bench');
    hashes++;
  }
};
await Promise.all(Array.from({ length: hashesAtOnce(availableParallelism()) }, loop));
const { user, system } = process.cpuUsage(before);
process.send?.({ hashes, cpuMs: (user + system) / 1000 / hashes }, () => process.exit(0));
