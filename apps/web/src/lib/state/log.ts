/** For failures that the specification wants "only logged": nobody is bothered, nobody is told elsewhere. */
export function log(what: string, error: unknown): void {
  console.warn(what, error);
}
