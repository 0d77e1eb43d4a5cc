import { readFileSync } from 'node:fs';

/** A process id with the start time of the process, because ids are reused (in a container, at every start). */
export interface ProcessMark {
  readonly pid: number;
  readonly began: string;
}

export function markOf(pid: number): ProcessMark {
  const stat = procStat(pid);
  return { pid, began: typeof stat === 'object' ? stat.began : '' };
}

/**
 * Whether this same process is still alive. Without /proc (macOS, Windows) the id alone decides. The same is true while
 * /proc cannot be read, because a server without free file handles must not treat its database as dead.
 */
export function isAlive({ pid, began }: ProcessMark): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const stat = procStat(pid);
  if (stat === 'unreadable') return true;
  if (!stat) return process.platform !== 'linux';
  return stat.state !== 'Z' && (began === '' || began === stat.began);
}

/** Whether a living process is a PostgreSQL. True if the system does not show the names of processes. */
export function looksLikePostgres(pid: number): boolean {
  if (process.platform !== 'linux') return true;
  const stat = procStat(pid);
  return stat === 'unreadable' || stat?.name === 'postgres';
}

export function parseMark(text: string): ProcessMark {
  const [pid = '', began = ''] = text.trim().split(' ');
  return { pid: Number(pid), began };
}

export function printMark({ pid, began }: ProcessMark): string {
  return `${pid} ${began}\n`;
}

interface Stat {
  name: string;
  state: string;
  began: string;
}

/** Undefined if there is no such process. */
function procStat(pid: number): Stat | 'unreadable' | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = stat.lastIndexOf(')');
    const fields = stat.slice(end + 2).split(' ');
    return { name: stat.slice(stat.indexOf('(') + 1, end), state: fields[0] ?? '', began: fields[19] ?? '' };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    return code === 'ENOENT' || code === 'ESRCH' ? undefined : 'unreadable';
  }
}
