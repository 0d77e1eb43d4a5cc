const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A value as text in HTML, in an element or in a quoted attribute. */
export const escapeHtml = (value: unknown): string =>
  String(value).replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
