/** For failures that are only logged (docs/product.md §12.2): nobody is interrupted, and nothing is sent anywhere. */
export function log(what: string, error: unknown): void {
  console.warn(what, error);
}
