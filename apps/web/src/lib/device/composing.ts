/** The key code of every key press that an input method takes. */
const inputMethodCode = 229;

/**
 * Whether a key press belongs to an input method, such as the Enter that accepts a Japanese word. For that Enter Safari
 * says so only in the key code, because it has ended the composition before.
 */
export const isComposing = ({ isComposing: says, keyCode }: KeyboardEvent): boolean =>
  says || keyCode === inputMethodCode;
