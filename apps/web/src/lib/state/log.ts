/** Logs a failure (docs/product.md §12.2). Nobody is interrupted, and nothing is sent anywhere. */
export function log(message: string, error: unknown): void {
  console.warn(message, error);
}
