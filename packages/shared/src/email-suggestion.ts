/** Common mail domains, with which mistyped domains are corrected. */
const popular = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'protonmail.com',
  'googlemail.com',
  'hotmail.co.uk',
  'hotmail.fr',
  'hotmail.es',
  'hotmail.it',
  'hotmail.de',
  'yahoo.co.uk',
  'yahoo.fr',
  'yahoo.es',
  'yahoo.it',
  'yahoo.de',
  'yahoo.co.jp',
  'yahoo.co.in',
  'yahoo.com.br',
  'yahoo.com.mx',
  'outlook.fr',
  'outlook.es',
  'outlook.it',
  'outlook.de',
  'outlook.com.br',
  'orange.fr',
  'laposte.net',
  'wanadoo.fr',
  'libero.it',
  'naver.com',
  'hanmail.net',
  'yandex.ru',
  'yandex.com',
  'rediffmail.com',
  'btinternet.com',
  'comcast.net',
  't-online.de',
];

/** Real mail domains that look like a typing error of a popular one. They are not corrected. */
const real: ReadonlySet<string> = new Set([...popular, 'gail.com', 'yahoos.com', 'orage.fr']);

/** Domain endings that do not exist, each with the intended one. */
const impossibleEndings: ReadonlyMap<string, string> = new Map([
  ['con', 'com'],
  ['cmo', 'com'],
  ['ocm', 'com'],
  ['vom', 'com'],
  ['xom', 'com'],
  ['cpm', 'com'],
  ['copm', 'com'],
  ['coom', 'com'],
  ['comm', 'com'],
  ['nte', 'net'],
  ['nett', 'net'],
  ['ogr', 'org'],
]);

/**
 * Endings that mean "com" after the names in `onlyCom`: incomplete ones, and those of countries where these five
 * providers have no addresses.
 */
const shortenedCom: ReadonlySet<string> = new Set(['co', 'cm', 'om', 'c', '']);
const onlyCom: ReadonlySet<string> = new Set(['gmail', 'yahoo', 'hotmail', 'outlook', 'icloud']);

/**
 * The address with a corrected domain if the domain looks mistyped ("ana@gmial.com" -> "ana@gmail.com"), else null. It
 * never corrects a first letter, a short name (gmx, web, qq) or a country's ending, because mail.com, ymail.com, gmx.de
 * and yahoo.gr are real. The part before the @ is not changed (docs/product.md §2.1).
 */
export function suggestEmail(email: string): string | null {
  const at = email.lastIndexOf('@');
  if (at < 1 || email.length > 320) return null;
  const domain = email.slice(at + 1).toLowerCase();
  const corrected = correctDomain(domain);
  return corrected === null || corrected === domain ? null : `${email.slice(0, at)}@${corrected}`;
}

function correctDomain(written: string): string | null {
  if (written === '' || real.has(written)) return null;
  const domain = correctEnding(written);
  const dot = domain.indexOf('.');
  if (dot < 1) return popular.find((known) => known.replace('.', '') === domain) ?? null;
  const name = domain.slice(0, dot);
  const ending = domain.slice(dot + 1);
  const near = popular.find((known) => {
    const knownDot = known.indexOf('.');
    return known.slice(knownDot + 1) === ending && looksLike(name, known.slice(0, knownDot));
  });
  return near ?? domain;
}

function correctEnding(domain: string): string {
  const dot = domain.lastIndexOf('.');
  const name = dot < 0 ? domain : domain.slice(0, dot);
  const ending = dot < 0 ? '' : domain.slice(dot + 1);
  if (onlyCom.has(name) && shortenedCom.has(ending)) return `${name}.com`;
  const intended = impossibleEndings.get(ending);
  return intended === undefined ? domain : `${name}.${intended}`;
}

/** One typing error is corrected in names of five or more letters, two in names of nine or more. */
function looksLike(name: string, known: string): boolean {
  const allowed = known.length >= 9 ? 2 : known.length >= 5 ? 1 : 0;
  if (Math.abs(name.length - known.length) > allowed) return false;
  const sameStart = name[0] === known[0] || (name[0] === known[1] && name[1] === known[0]);
  return sameStart && editDistance(name, known) <= allowed;
}

/** The Damerau–Levenshtein distance (optimal string alignment): swapping two neighbours counts as one error. */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(at(last, j) + 1, at(row, j - 1) + 1, replaced);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, at(before, j - 2) + 1);
      }
      row.push(best);
    }
    before = last;
    last = row;
  }
  return at(last, b.length);
}

function at(row: number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
