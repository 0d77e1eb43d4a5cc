/** Shorter names, such as PORT, resemble too many variables of other programs. */
const minLength = 8;
const maxEdits = 2;

/** How many letters must be added, left out or replaced to make one text of the other. */
function edits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, same] of [...other].entries()) {
      const [left = 0, above = 0, before = 0] = [next[at], row[at + 1], row[at]];
      next.push(Math.min(left + 1, above + 1, before + (letter === same ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const isNear = (one: string, other: string): boolean =>
  Math.abs(one.length - other.length) <= maxEdits && edits(one, other) <= maxEdits;

/**
 * What to say of variables that are probably mistyped settings, which would be ignored without a word. A setting that is
 * set is not missed, so what resembles it belongs to another program.
 */
export function mistypedSettings(variables: object, settingNames: readonly string[]): string[] {
  const unset = settingNames.filter((name) => name.length >= minLength && !(name in variables));
  const unknown = Object.keys(variables).filter((name) => !settingNames.includes(name));
  return unknown.flatMap((name) => {
    const meant = unset.find((setting) => isNear(name.toUpperCase(), setting));
    return meant ? [`${name} is no setting and has no effect. If ${meant} is meant, name it so.`] : [];
  });
}
