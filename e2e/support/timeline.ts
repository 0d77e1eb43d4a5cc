import { type Sign, signs, type Times } from './slow-phone.ts';

const columnsPerSecond = 8;
const drawnSeconds = 6;
const labelWidth = Math.max(...Object.values(signs).map((label) => label.length));
const isSign = (name: string): name is Sign => name in signs;

const secondsOf = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** One line: a dot at the moment, or an arrow if it is after the end of the drawing. */
function lineOf(sign: Sign, ms: number): string {
  const label = signs[sign].padEnd(labelWidth);
  const width = drawnSeconds * columnsPerSecond;
  const at = Math.round((ms / 1_000) * columnsPerSecond);
  const bar = at < width ? `${'─'.repeat(at)}●`.padEnd(width + 1) : `${'─'.repeat(width)}▶`;
  return `${label} │${bar} ${secondsOf(ms)}`;
}

/** Draws when each sign was seen, in the first seconds after a page was asked for. Signs that were not seen are left out. */
export function drawTimeline(times: Times): string {
  const seconds = Array.from({ length: drawnSeconds + 1 }, (_, second) => String(second));
  const scale = seconds
    .map((second) => second.padEnd(columnsPerSecond))
    .join('')
    .trimEnd();
  const lines = Object.keys(signs)
    .filter(isSign)
    .flatMap((sign) => (times[sign] === undefined ? [] : [lineOf(sign, times[sign])]));
  return [`${' '.repeat(labelWidth)}  ${scale} s`, ...lines].join('\n');
}
