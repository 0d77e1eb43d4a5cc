/** English short forms: "don t", "i m", "you re". Nothing else is written so in any of the twelve languages. */
const short =
  /(?<![\p{L}\p{M}'])((?:ai|are|ca|could|did|do|does|had|has|have|is|should|wo|was|were|would)n|can) (?=t(?![\p{L}\p{M}']))|(?<![\p{L}\p{M}'])(?:i (?=(?:d|ll|m|ve)(?![\p{L}\p{M}']))|(?:he|it|she) (?=(?:ll|s)(?![\p{L}\p{M}']))|(?:they|we|you) (?=(?:ll|re|ve)(?![\p{L}\p{M}'])))/gu;
/** French and Italian words before a vowel: "j ai", "l idée", "qu il", "dell esame". */
const elided =
  /(?<![\p{L}\p{M}'])(?:[cdjlmnst]|qu|(?:jus|lors|puis)qu|(?:d|n)ell|all|sull) (?=(?:[aeiouyàâæèéêëîïôùûœh]\p{L}|[aàèy](?![\p{L}\p{M}'])))/gu;

const tied = (beginning: string) => `${beginning.slice(0, -1)}'`;

/**
 * A plain text with the apostrophes that a keyboard or a form replaced by a blank: "don t" becomes "don't". Without
 * them the patterns would read only "want to die" in "don t want to die".
 */
export const withApostrophes = (plain: string): string =>
  plain.replaceAll(short, tied).replaceAll(elided, tied);
