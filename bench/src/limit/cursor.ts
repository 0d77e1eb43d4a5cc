/** A place in a list as the API writes it. */
export const cursorOf = (kind: string, at: number, id: string): string =>
  Buffer.from(`${kind} ${at} ${id}`).toString('base64url');
