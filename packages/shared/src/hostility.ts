/** The hostility of a text, from 0 to 1, from which rules hold it. */
export const hostilityBounds = {
  /** With another sign, such as an insult. */
  doubtful: 0.7,
  /** Without another sign. */
  doubtfulAlone: 0.85,
  hostile: 0.92,
} as const;
