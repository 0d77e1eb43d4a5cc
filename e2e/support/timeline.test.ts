import { describe, expect, it } from 'vitest';
import { drawTimeline } from './timeline.ts';

const lines = drawTimeline({ painted: 500, readable: 1_000, noticeGone: 41_200 }).split('\n');
const lineOf = (label: string) => lines.find((line) => line.startsWith(label)) ?? '';

describe('the drawing of a timeline', () => {
  it('puts a dot below its second', () => {
    expect(lineOf('something useful').indexOf('●')).toBe(lines[0]?.indexOf('1'));
    expect(lineOf('first paint').indexOf('●')).toBe((lines[0]?.indexOf('1') ?? 0) - 4);
    expect(lineOf('first paint')).toMatch(/ 0\.5 s$/);
  });

  it('marks what is later than its end, and leaves out what was not seen', () => {
    expect(lineOf('the notice is gone')).toMatch(/▶ 41\.2 s$/);
    expect(lineOf('the first worry')).toBe('');
  });
});
