const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a value for an HTML element or a quoted attribute. */
export const escapeHtml = (value: unknown): string =>
  String(value).replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
