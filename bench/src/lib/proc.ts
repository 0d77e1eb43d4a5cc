import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second, whatever the kernel's own tick is. */
const msPerTick = 10;

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/** The fields of /proc/<pid>/stat after the name, which may hold blanks; [0] is the state. */
const statOf = (pid: number): string[] | undefined => {
  const text = read(`/proc/${pid}/stat`);
  return text?.slice(text.lastIndexOf(')') + 2).split(' ');
};

const ticks = (stat: string[] | undefined, ...fields: number[]): number =>
  fields.reduce((sum, field) => sum + Number(stat?.[field] ?? 0), 0);

/** Processor time that a process has used by now, all its threads, in milliseconds. 0 where there is no /proc. */
export const cpuMs = (pid: number): number => ticks(statOf(pid), 11, 12) * msPerTick;

const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((id) => Number.isInteger(id) && Number(statOf(id)?.[1]) === pid);

/** Processor time of a PostgreSQL: its postmaster, the backends that live, and those that have ended. */
export function postgresCpuMs(postmaster: number): number {
  if (!hasProc) return 0;
  const ended = ticks(statOf(postmaster), 13, 14) * msPerTick;
  return childrenOf(postmaster).reduce((sum, child) => sum + cpuMs(child), cpuMs(postmaster) + ended);
}

/** Whether this system tells about processes in /proc. */
export const hasProc = statOf(process.pid) !== undefined;

const inMb = (pid: number, line: RegExp): number =>
  Number(line.exec(read(`/proc/${pid}/status`) ?? '')?.[1] ?? 0) / 1024;

/** Memory of a process that is in RAM now, in MB (VmRSS). 0 where there is no /proc. */
export const residentMb = (pid: number): number => inMb(pid, /^VmRSS:\s+(\d+)/m);

/** The most that it ever was (VmHWM). */
export const peakMb = (pid: number): number => inMb(pid, /^VmHWM:\s+(\d+)/m);
