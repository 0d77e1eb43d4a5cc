import { describe, expect, it } from 'vitest';
import { analyse } from '../analyse.ts';
import { likenessTo } from './likeness.ts';
import { packVector, unpackVector } from './packed-vector.ts';
import { candidateTerms, similarity } from './similar.ts';

const vector = (text: string) => analyse(text).vector;
const exam = vector('I am so scared of failing my chemistry exam next week');

describe('the similarity of two worries', () => {
  it('is greatest for the same words', () => {
    expect(similarity(exam, exam)).toBeGreaterThan(0.9);
  });

  it('is symmetric', () => {
    const other = vector('Failing the chemistry exam scares me');
    expect(similarity(exam, other)).toBe(similarity(other, exam));
  });

  it('is greater for the same topic than for another', () => {
    const near = similarity(exam, vector('Scared that I fail chemistry, the exam is on Monday'));
    const far = similarity(exam, vector('My landlord wants me out of the flat'));
    expect(near).toBeGreaterThan(0.6);
    expect(far).toBeLessThan(0.4);
  });

  it('ignores short forms that both texts use', () => {
    const short = similarity(
      vector("I've fallen behind with the rent and haven't told my wife, I didn't dare"),
      vector("I've lost my appetite and haven't slept, I didn't call the doctor"),
    );
    const long = similarity(
      vector('I have fallen behind with the rent and have not told my wife, I did not dare'),
      vector('I have lost my appetite and have not slept, I did not call the doctor'),
    );
    expect(short).toBeLessThanOrEqual(long + 0.02);
  });

  it('includes words that an apostrophe joins', () => {
    const share = (left: string, right: string) =>
      vector(left).terms.filter((term) => vector(right).terms.includes(term)).length;
    expect(share("l'examen", 'examen')).toBe(vector('examen').terms.length);
    expect(share("doctor's", 'doctor')).toBe(vector('doctor').terms.length);
    expect(share("can't", 'can')).toBe(vector('can').terms.length);
  });

  it('is zero where no words are shared', () => {
    expect(similarity(exam, vector('我很难过'))).toBe(0);
    expect(similarity(vector(''), vector(''))).toBe(0);
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

  it('has the same similarity to another vector as when it is unpacked', () => {
    const texts = [
      'chemistry exam tomorrow and I will fail',
      'My landlord wants me out',
      '',
      '我很难过',
      'exam',
    ];
    for (const other of texts.map(vector))
      expect(likenessTo(exam)(packVector(other))).toBeCloseTo(similarity(exam, other), 12);
    expect(likenessTo(vector(''))(packVector(exam))).toBe(0);
  });
});
