/**
 * A worry's text as the API keeps it: CRLF becomes LF, NFC, trimmed (docs/product.md §3.2).
 * Written here once more on purpose: a replay that borrowed the product's own rule could not find it wrong.
 */
export const keptText = (sent: string): string => sent.replaceAll('\r\n', '\n').normalize('NFC').trim();

/** Whether what came back is another text than what was sent. */
export const isChanged = (sent: string, received: string): boolean => keptText(sent) !== received;

/** The place of the first difference, for the report: `at 12: "é" became "e"`. */
export function difference(sent: string, received: string): string {
  const kept = keptText(sent);
  let at = 0;
  while (at < kept.length && kept[at] === received[at]) at++;
  const shown = (text: string) => JSON.stringify(text.slice(at, at + 12));
  return `at ${at}: ${shown(kept)} became ${shown(received)}`;
}
