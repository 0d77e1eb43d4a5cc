/** A cursor in the API's format. */
export const cursorOf = (kind: string, at: number, id: string): string =>
  Buffer.from(`${kind} ${at} ${id}`).toString('base64url');
