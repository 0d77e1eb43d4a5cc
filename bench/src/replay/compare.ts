/**
 * A worry's text as the API stores it: CRLF becomes LF, NFC, trimmed (docs/product.md §3.2). The rule is repeated here
 * on purpose, because a replay that used the product's own rule could not detect errors in it.
 */
export const keptText = (sent: string): string => sent.replaceAll('\r\n', '\n').normalize('NFC').trim();

/** Whether the text that was read back differs from the one that was sent. */
export const isChanged = (sent: string, received: string): boolean => keptText(sent) !== received;

/** Describes the first difference for the report: `at 12: "é" became "e"`. */
export function difference(sent: string, received: string): string {
  const stored = keptText(sent);
  let at = 0;
  while (at < stored.length && stored[at] === received[at]) at++;
  const excerpt = (text: string) => JSON.stringify(text.slice(at, at + 12));
  return `at ${at}: ${excerpt(stored)} became ${excerpt(received)}`;
}
