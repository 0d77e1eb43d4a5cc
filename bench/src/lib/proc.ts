import { readdirSync, readFileSync } from 'node:fs';

/** /proc reports processor time in hundredths of a second, for every tick length of the kernel. */
const msPerTick = 10;

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/** The fields of /proc/<pid>/stat after the name, because the name may contain blanks. [0] is the state. */
const statOf = (pid: number): string[] | undefined => {
  const text = read(`/proc/${pid}/stat`);
  return text?.slice(text.lastIndexOf(')') + 2).split(' ');
};

const ticks = (stat: string[] | undefined, ...fields: number[]): number =>
  fields.reduce((sum, field) => sum + Number(stat?.[field] ?? 0), 0);

/** The processor time of all threads of a process until now, in milliseconds. 0 without /proc. */
export const cpuMs = (pid: number): number => ticks(statOf(pid), 11, 12) * msPerTick;

/** The processor time of the first thread of a process until now, in milliseconds, to the nanosecond. NaN without /proc. */
export const exactCpuMs = (pid: number): number =>
  Number(read(`/proc/${pid}/schedstat`)?.split(' ')[0] ?? Number.NaN) / 1e6;

const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((id) => Number.isInteger(id) && Number(statOf(id)?.[1]) === pid);

/**
 * The processor time of a process and of its children, living and ended, until now, in milliseconds: of a postmaster
 * with its backends, or of nginx with its workers. 0 without /proc.
 */
export function cpuMsWithChildren(pid: number): number {
  if (!hasProc) return 0;
  const ended = ticks(statOf(pid), 13, 14) * msPerTick;
  return childrenOf(pid).reduce((sum, child) => sum + cpuMs(child), cpuMs(pid) + ended);
}

/** Whether this system describes processes in /proc. */
export const hasProc = statOf(process.pid) !== undefined;

const inMb = (pid: number, line: RegExp): number =>
  Number(line.exec(read(`/proc/${pid}/status`) ?? '')?.[1] ?? 0) / 1024;

/** The resident memory of a process now, in MB (VmRSS). 0 without /proc. */
export const residentMb = (pid: number): number => inMb(pid, /^VmRSS:\s+(\d+)/m);

/** The highest resident memory of a process so far, in MB (VmHWM). */
export const peakMb = (pid: number): number => inMb(pid, /^VmHWM:\s+(\d+)/m);
