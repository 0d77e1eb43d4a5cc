interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface LabelledMark {
  /** The middle of the mark, in pixels from the upper left corner of the frame. */
  x: number;
  y: number;
  radius: number;
  text: string;
}

export interface Frame {
  width: number;
  height: number;
  /** The text size of the page in units of the usual one. */
  textScale: number;
}

export type Side = 'before' | 'after' | null;

/** In pixels at the usual text size. */
const lineHeight = 20;
const gap = 3;
/** About how wide a letter is. A label that is estimated too wide is left out rather than overlapping. */
const letterWidth = 7.6;

const boxOf = ({ x, y, radius, text }: LabelledMark, side: 'before' | 'after', textScale: number): Box => {
  const width = text.length * letterWidth * textScale;
  const height = lineHeight * textScale;
  const left = side === 'after' ? x + radius + gap : x - radius - gap - width;
  return { left, right: left + width, top: y - height / 2, bottom: y + height / 2 };
};

const discOf = ({ x, y, radius }: LabelledMark): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * On which side of its mark each label has room; null if on neither. Earlier marks choose first. A label without room
 * is still read out, and shown when its mark is chosen.
 */
export function labelSides(marks: readonly LabelledMark[], frame: Frame): Side[] {
  const taken = marks.map(discOf);
  return marks.map((mark) => {
    const side = (['after', 'before'] as const).find((candidate) => {
      const box = boxOf(mark, candidate, frame.textScale);
      const isInside =
        box.left >= 0 && box.right <= frame.width && box.top >= 0 && box.bottom <= frame.height;
      return isInside && !taken.some((other) => overlap(box, other));
    });
    if (side) taken.push(boxOf(mark, side, frame.textScale));
    return side ?? null;
  });
}
