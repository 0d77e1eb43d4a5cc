const patterns = [
  /https?:\/\/[^\s]/giu,
  /(?<![\p{L}\p{N}@.])(?:www\.)?[a-z0-9][a-z0-9-]{0,60}\.(?:com|net|org|info|io|me|ly|gg|co|app|shop|xyz|site|online|link|ru|cn|de|fr|es|it|br|in|jp|kr)(?![\p{L}\p{N}])/giu,
  /[\p{L}\p{N}._+-]{1,60}@[\p{L}\p{N}-]{1,60}\.\p{L}{2,10}/giu,
  /(?<![\p{Nd}])\+?\p{Nd}(?:[ .()/-]{0,2}\p{Nd}){7,14}(?![\p{Nd}])/gu,
] as const;

/** How many links, mail addresses and telephone numbers stand in a text. */
export const contactsIn = (text: string): number =>
  patterns.reduce((sum, pattern) => sum + (text.slice(0, 20_000).match(pattern)?.length ?? 0), 0);
