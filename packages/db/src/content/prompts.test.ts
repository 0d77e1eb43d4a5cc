import { worryCategories } from '@halved/shared/categories';
import { languageCodes } from '@halved/shared/languages';
import { limits } from '@halved/shared/limits';
import { describe, expect, it } from 'vitest';
import { isPrompt, promptsFor } from './prompts.ts';

const english = promptsFor('en');

describe('the worry prompts', () => {
  it('are at least fifteen, have different ids, and cover every category', () => {
    expect(english.length).toBeGreaterThanOrEqual(15);
    expect(new Set(english.map((prompt) => prompt.id)).size).toBe(english.length);
    expect(new Set(english.map((prompt) => prompt.category))).toEqual(new Set(worryCategories));
  });

  it.each(languageCodes)('are complete, short and all different in %s', (code) => {
    const prompts = promptsFor(code);
    expect(prompts.map(({ id, category }) => ({ id, category }))).toEqual(
      english.map(({ id, category }) => ({ id, category })),
    );
    for (const { text } of prompts) {
      expect(text.trim()).toBe(text);
      expect(text.length).toBeGreaterThan(3);
      expect(text.length).toBeLessThanOrEqual(limits.worryPromptMax);
      expect(text.normalize('NFC')).toBe(text);
    }
    expect(new Set(prompts.map((prompt) => prompt.text)).size).toBe(prompts.length);
    if (code !== 'en') expect(prompts.some((prompt, i) => prompt.text === english[i]?.text)).toBe(false);
  });

  it('are told from a member’s words also in an earlier wording, with ordinary or no-break spaces', () => {
    expect(isPrompt('Womit gehst du zu streng mit dir um?')).toBe(true);
    expect(isPrompt('Qu’est-ce qui te pèse au travail ?')).toBe(true);
    expect(isPrompt('Qu’est-ce qui te pèse au travail\u{202f}?')).toBe(true);
    expect(isPrompt('Was lastet auf dir, wenn niemand zusieht?')).toBe(false);
  });

  it('are English for a language that is not offered', () => {
    expect(promptsFor('sv')).toEqual(english);
    expect(promptsFor('')).toEqual(english);
  });
});
