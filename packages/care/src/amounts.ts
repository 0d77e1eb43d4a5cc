/** How the words for pills begin that people write after a number, in the twelve languages, and some names of medicine. */
const pills = `
  pill tablet capsul tylenol paracetamol panadol ibuprofen advil aspirin xanax benadryl painkiller antidepress valium ambien
  pastilla píldora pildora comprimid cápsula somnífero
  cachet comprim médicament medicament pilule gélule doliprane
  pille tablett kapsel
  pastigli pasticc pillol compress
  pílula pilula pastilh remédio remedio
  таблет капсул пилюл колес колёс
  حب قرص أقراص اقراص برشام كبسول
  गोल टैबलेट goli
  錠 粒 カプセル 片 颗 顆 알 정
`;

const anyPill = pills.trim().split(/\s+/).join('|');
const digits = '(?:[1-9١-٩۱-۹१-९]\\p{Nd}{1,2}|[89٨٩۸۹८९])';
const word = '(?:\\p{L}[\\p{L}\\p{M}]{0,11} ){0,2}';

/** A number of pills that hardly anybody takes at once: from eight, not milligrams. */
export const largeAmount = new RegExp(
  `(?<![\\p{Nd}/.,:-])${digits}(?! ?(?:m?c?g|m?l|мг|мл)(?!\\p{L}))(?= ?${word}(?:${anyPill}))`,
  'gu',
);
const mark = '\ue000';

/** Marks the large amounts of pills in a text in lower case. Takes time linear in its length. */
export const withAmounts = (lowered: string): string => lowered.replaceAll(largeAmount, mark);

/** A marked text whose large amounts of pills are like any other number, as the models have learnt it. */
export const withoutAmounts = (marked: string): string => marked.replaceAll(mark, '0');

/** A marked text whose large amounts of pills have two digits, so that patterns can tell them from one or two. */
export const withAmountsAsDigits = (marked: string): string => marked.replaceAll(mark, '00');
