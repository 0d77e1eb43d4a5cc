const name = '[a-z0-9][a-z0-9-]{0,60}';
const digit = '\\p{Nd}';
const date = `(?:${digit}{4}[-./]${digit}{1,2}[-./]${digit}{1,2}|${digit}{1,2}[-./]${digit}{1,2}[-./]${digit}{4})`;
const any = (pattern: string) => new RegExp(pattern, 'giu');

export const contactPatterns: readonly RegExp[] = [
  any('https?://[^\\s]'),
  any(
    `(?<![\\p{L}\\p{N}@.])(?:www\\.)?${name}\\.(?:com|net|org|info|io|ly|gg|app|shop|xyz|site|online|ru|cn)(?![\\p{L}\\p{N}])`,
  ),
  // These domain endings are also words. They count only after `www.` or before a slash, because otherwise a full stop
  // without a space after it would look like a link.
  any(`(?<![\\p{L}\\p{N}@.])www\\.${name}\\.\\p{L}{2}`),
  any(`(?<![\\p{L}\\p{N}@.])${name}\\.(?:me|co|de|fr|es|it|br|in|jp|kr|link)/`),
  any('(?<=[\\p{L}\\p{N}._+-])@[\\p{L}\\p{N}-]{1,60}\\.\\p{L}{2,10}'),
  // A telephone number, but not digits within a name and not a date.
  any(
    `(?<![\\p{L}\\p{N}_])(?!${date}(?!${digit}))\\+?${digit}(?:[ .()/-]{0,2}${digit}){7,14}(?![\\p{L}\\p{N}_])`,
  ),
];

/** The number of links, mail addresses and telephone numbers in a text. */
export const contactsIn = (text: string): number =>
  contactPatterns.reduce((sum, pattern) => sum + (text.slice(0, 20_000).match(pattern)?.length ?? 0), 0);
