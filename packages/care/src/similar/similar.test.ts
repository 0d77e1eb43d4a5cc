import { describe, expect, it } from 'vitest';
import { analyse } from '../analyse.ts';
import { drivingWorries, pairsAlikeByChance, rentWorry } from '../data/similar-examples.ts';
import { likenessTo } from './likeness.ts';
import { packVector, unpackVector } from './packed-vector.ts';
import { candidateTerms, needlesOf } from './similar.ts';
import { isOfKind, kinds } from './terms.ts';

const vector = (text: string) => analyse(text).vector;
const similarity = (one: string, other: string) => likenessTo(vector(one))(packVector(vector(other)));
const chemistry = 'I am so scared of failing my chemistry exam next week';
const exam = vector(chemistry);

describe('the similarity of two worries', () => {
  it('is greatest for the same words', () => {
    expect(similarity(chemistry, chemistry)).toBeGreaterThan(0.9);
  });

  it('is symmetric', () => {
    const other = 'Failing the chemistry exam scares me';
    expect(similarity(chemistry, other)).toBe(similarity(other, chemistry));
  });

  it('is greater for the same topic than for another', () => {
    expect(similarity(chemistry, 'Scared that I fail chemistry, the exam is on Monday')).toBeGreaterThan(0.6);
    expect(similarity(chemistry, 'My landlord wants me out of the flat')).toBeLessThan(0.4);
  });

  it('is small if they share only their emoji', () => {
    expect(vector('😭😭💔').terms).toEqual([]);
    const [rent, job] = ['my landlord wants me out 😭💔', 'failed chemistry again 😭💔'];
    expect(similarity(rent, job)).toBeLessThan(0.25);
  });

  it.each(pairsAlikeByChance)('is small if “%s” only shares words with “%s” by chance', (worry, other) => {
    expect(similarity(worry, other)).toBeLessThan(0.25);
  });

  it.each(drivingWorries)('of “%s” to other worries about the driving test is shown', (worry) => {
    for (const other of drivingWorries) expect(similarity(worry, other)).toBeGreaterThanOrEqual(0.4);
  });

  it('finds the same matter in other words', () => {
    expect(similarity(rentWorry, 'Lying awake again worrying about bills')).toBeGreaterThan(0.4);
  });

  it('is greater for the same matter in English words that the texts do not share', () => {
    const words = 'The doctor discovered a tumour in the breast of my mum';
    const near = similarity(words, 'My mother has been diagnosed with cancer');
    expect(near).toBeGreaterThan(2 * similarity(words, 'My landlord is selling our flat'));
  });

  it('finds the same matter in another language', () => {
    const other = 'El casero me ha subido el alquiler y no sé cómo pagarlo';
    expect(similarity('My landlord has raised the rent and I cannot pay it', other)).toBeGreaterThan(0.4);
    expect(similarity(chemistry, other)).toBeLessThan(0.1);
  });

  it('ignores short forms that both texts use', () => {
    const short = similarity(
      "I've fallen behind with the rent and haven't told my wife, I didn't dare",
      "I've lost my appetite and haven't slept, I didn't call the doctor",
    );
    const long = similarity(
      'I have fallen behind with the rent and have not told my wife, I did not dare',
      'I have lost my appetite and have not slept, I did not call the doctor',
    );
    expect(short).toBeLessThanOrEqual(long + 0.02);
  });

  it('includes words that an apostrophe joins, and Arabic words without their article', () => {
    const termsIn = (text: string, localeHint: string) => analyse(text, { localeHint }).vector.terms;
    expect(termsIn("l'examen", 'fr')).toEqual(termsIn('examen', 'fr'));
    expect(termsIn("doctor's", 'en')).toEqual(termsIn('doctor', 'en'));
    expect(termsIn("can't", 'en')).toEqual(termsIn('can', 'en'));
    expect(termsIn('المدرسة', 'ar')).toEqual(termsIn('مدرسه', 'ar'));
    expect(termsIn('والامتحان', 'ar')).toEqual(termsIn('امتحان', 'ar'));
  });

  it('includes the matter of an Arabic word that begins like a small word joined to it', () => {
    const matters = (text: string) =>
      analyse(text, { localeHint: 'ar' }).vector.terms.filter((term) => isOfKind(term, kinds.concept));
    expect(matters('عندي واجبات كثيرة')).toEqual(matters('عندي واجب كثير'));
    expect(matters('عندي واجبات كثيرة')).toHaveLength(1);
  });

  it('is zero where no words are shared', () => {
    expect(similarity(chemistry, '我很难过')).toBe(0);
    expect(similarity('', '')).toBe(0);
  });
});

describe('the terms for the index', () => {
  it('are few, and integers that PostgreSQL can store', () => {
    const terms = candidateTerms(exam);
    expect(terms.length).toBeLessThanOrEqual(24);
    for (const term of terms) expect(Number.isInteger(term) && term >= 0 && term < 2 ** 31).toBe(true);
  });

  it('are shared by worries about the same topic', () => {
    const other = candidateTerms(vector('chemistry exam tomorrow and I will fail'));
    expect(candidateTerms(exam).some((term) => other.includes(term))).toBe(true);
  });

  it('contain each word only once, in any of its forms', () => {
    const words = (text: string) =>
      analyse(text, { localeHint: 'en' }).vector.terms.filter((term) => isOfKind(term, kinds.word));
    expect(words('exam exams')).toHaveLength(1);
    expect(words('failing failed fails')).toHaveLength(1);
    expect(words('worry worried worries')).toHaveLength(1);
  });
});

describe('the terms that are looked for', () => {
  it('are words, a phrase and concepts, with their weights', () => {
    const { terms, weights } = needlesOf(exam);
    const ofKind = (kind: 0 | 1 | 2) => terms.filter((term) => isOfKind(term, kind)).length;
    expect([ofKind(kinds.word), ofKind(kinds.phrase), ofKind(kinds.concept)]).toEqual([4, 1, 3]);
    expect(weights).toHaveLength(terms.length);
  });

  it('are all among the terms for the index', () => {
    for (const text of [chemistry, rentWorry, ...drivingWorries, '明天考试，我怕不及格']) {
      const indexed = candidateTerms(vector(text));
      for (const term of needlesOf(vector(text)).terms) expect(indexed).toContain(term);
    }
  });
});

describe('a packed vector', () => {
  it.each(['', 'exam', 'I am so scared of failing my chemistry exam next week', '我很难过'])(
    'of “%s” is unpacked without loss',
    (text) => {
      expect(unpackVector(packVector(vector(text)))).toEqual(vector(text));
    },
  );

  it('takes few bytes, also at an odd address in memory', () => {
    const packed = packVector(exam);
    expect(packed.length).toBeLessThan(700);
    const moved = new Uint8Array(packed.length + 1);
    moved.set(packed, 1);
    expect(unpackVector(moved.subarray(1))).toEqual(exam);
  });

  it('of an older model resembles nothing, and has no terms', () => {
    const old = packVector(exam).slice(1);
    expect(likenessTo(exam)(old)).toBe(0);
    expect(unpackVector(old).terms).toEqual([]);
    expect(needlesOf(unpackVector(old))).toEqual({ terms: [], weights: [] });
    expect(likenessTo(unpackVector(old))(packVector(exam))).toBe(0);
  });
});
