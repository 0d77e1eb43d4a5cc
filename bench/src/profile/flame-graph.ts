import type { Frame, Origin } from './frames.ts';

const width = 1200;
const rowHeight = 17;
const top = 46;
const letterWidth = 6.4;
/** Frames narrower than this many pixels cannot be told apart, and are most of them. */
const narrowest = 1.5;

const colours: Record<Origin, string> = { halved: '#f2b37e', library: '#a9c7e8', node: '#d5d5d5' };
const labels: Record<Origin, string> = { halved: 'Halved', library: 'a library', node: 'Node and V8' };

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

interface Place {
  readonly frame: Frame;
  readonly x: number;
  readonly depth: number;
}

/**
 * Draws a profile as an SVG: each bar is a function, above it what it called, as wide as its processor time. The title
 * of a bar, which browsers show under the pointer, names the function, its source, and its share.
 */
export function flameGraph(title: string, all: Frame): string {
  const scale = width / all.total;
  const places = placesOf(all, scale);
  const rows = Math.max(...places.map(({ depth }) => depth)) + 1;
  const height = top + rows * rowHeight + 4;
  const bars = places.map(({ frame, x, depth }) => {
    const y = height - 4 - (depth + 1) * rowHeight;
    const wide = frame.total * scale;
    const letters = Math.floor((wide - 4) / letterWidth);
    const share = ((100 * frame.total) / all.total).toFixed(1);
    const label = letters < 3 ? '' : frame.name.slice(0, letters);
    return (
      `<g><title>${escaped(`${frame.name}${frame.from && `, ${frame.from}`}, ${share} %`)}</title>` +
      `<rect x="${x.toFixed(1)}" y="${y}" width="${wide.toFixed(1)}" height="${rowHeight - 1}" fill="${colours[frame.origin]}"/>` +
      `${label && `<text x="${(x + 2).toFixed(1)}" y="${y + 12}">${escaped(label)}</text>`}</g>`
    );
  });
  const legend = Object.entries(labels).map(
    ([origin, label], index) =>
      `<rect x="${index * 130}" y="26" width="12" height="12" fill="${colours[origin as Origin]}"/>` +
      `<text x="${index * 130 + 17}" y="36">${label}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="ui-monospace, monospace" font-size="10.5">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="0" y="14" font-size="13">${escaped(title)}</text>`,
    ...legend,
    ...bars,
    '</svg>',
    '',
  ].join('\n');
}

/** The places of all frames that are wide enough to be seen, callers before what they called. */
function placesOf(all: Frame, scale: number): Place[] {
  const places: Place[] = [];
  const place = (frame: Frame, x: number, depth: number): void => {
    places.push({ frame, x, depth });
    let next = x;
    for (const child of [...frame.called.values()].sort((a, b) => b.total - a.total)) {
      const wide = child.total * scale;
      if (wide >= narrowest) place(child, next, depth + 1);
      next += wide;
    }
  };
  place(all, 0, 0);
  return places;
}
