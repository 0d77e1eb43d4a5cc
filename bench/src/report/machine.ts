import { cpus, totalmem } from 'node:os';

/** The machine in a few words, for the head of a table. */
export function machineName(): string {
  const [first] = cpus();
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  return `${cpus().length} cores (${first?.model.trim() || process.arch}), ${gigabytes} GB, ${process.platform}, Node ${process.versions.node}, PostgreSQL 18`;
}
