/** Wordings that were offered before. Posts still hold them, so they never count as a member's own words. */
export const earlierPrompts: readonly string[] = [
  'Was sagt dir dein Körper, das dir Sorgen macht?',
  'Was macht dir ein wenig Angst vor der Zukunft?',
  'Womit gehst du zu streng mit dir um?',
  'Que te dit ton corps qui t’inquiète ?',
  'जिनसे आप प्यार करते हैं, उनकी कौन-सी बात आपको परेशान करती है?',
  'Che cosa ti torna in mente oggi?',
  'O que está demais nos seus estudos?',
  'O que dá um pouco de medo no futuro?',
];
