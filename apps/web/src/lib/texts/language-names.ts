/** The names of languages, such as "English and Spanish", in the reader's language. */
export function languageNames(codes: readonly string[], language: string): string {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'language' });
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(
    codes.map((code) => names.of(code) ?? code),
  );
}
