import { analyse } from '@halved/care';
import { describe, expect, it } from 'vitest';
import type { AiReading } from '../../services/ai.ts';
import { anonymize, withReading } from './provider-reading.ts';

describe('the text that an AI provider reads', () => {
  it.each([
    ['I am zoë (q), and I am tired', 'I am …, and I am tired'],
    ['ZOË (Q) is tired', '… is tired'],
    ['Zoë (Q) and KAY_9 are one', '… and … are one'],
  ])('has no name of its author, in whatever letters: %j', (text, expected) => {
    expect(anonymize(text, ['kay_9', 'Zoë (Q)'])).toBe(expected);
  });

  it('has no name that begins another word', () => {
    expect(anonymize('anna, annas Hund', ['Anna'])).toBe('…, …s Hund');
  });

  it('keeps the words that contain a very short name in other letters', () => {
    expect(anonymize('An here. I want to sleep and cannot.', ['An'])).toBe(
      '… here. I want to sleep and cannot.',
    );
  });

  it('ends with a whole character where it is cut', () => {
    const text = `${'a'.repeat(3_999)}😀`;
    expect(anonymize(`${text} and more`, [])).toBe(text);
  });

  it('is whole if its author has no name', () => {
    expect(anonymize('I am tired', [null, ''])).toBe('I am tired');
  });
});

describe('what a provider reads in a post', () => {
  const light: AiReading = {
    category: 'personal',
    sentiment: 0.7,
    confidence: 0.9,
    keywords: [],
    danger: false,
    hostile: false,
  };
  const sentimentOf = (text: string, reading: AiReading) =>
    withReading(analyse(text), reading, text).sentimentScore;

  it('never makes danger sound light, whoever found it', () => {
    expect(sentimentOf('I want to kill myself tonight', light)).toBeLessThanOrEqual(-0.8);
    expect(sentimentOf('My keys are lost again', { ...light, danger: true })).toBeLessThanOrEqual(-0.6);
  });

  it('is the sentiment of a post without danger', () => {
    expect(sentimentOf('My keys are lost again', light)).toBe(0.7);
  });
});
