const accents: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  O: 'Ó',
  n: 'ñ',
  c: 'ç',
};
const growth = 0.35;

function pseudoText(text: string): string {
  const changed = text.replace(/\{\{[^}]*\}\}|<[^>]*>|[aeiouAEOnc]/g, (match) => accents[match] ?? match);
  return `⟦${changed}${'~'.repeat(Math.ceil(text.length * growth))}⟧`;
}

/** Makes a text as long as in a longer language (+35 %), accented and bracketed; placeholders stay. */
export function pseudo(texts: object): object {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudoText(value) : pseudo(value),
    ]),
  );
}
