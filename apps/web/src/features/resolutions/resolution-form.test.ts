// @vitest-environment node
import { limits } from '@halved/shared/limits';
import { expect, test } from 'vitest';
import { aResolution } from '../../testing/resolution-factories.ts';
import {
  formOf,
  isChanged,
  ResolutionDraftValues,
  ResolutionForm,
  resolutionInput,
} from './resolution-form.ts';

const form = (methods: string[], more: Partial<ResolutionForm> = {}): ResolutionForm => ({
  ...formOf(null),
  methods: methods.map((words) => ({ words })),
  ...more,
});
const refusals = (value: ResolutionForm) =>
  ResolutionForm.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

test('a resolution needs at least one coping method', () => {
  expect(refusals(form(['', '  ']))).toEqual([['methods', 'validation.copingMethodRequired']]);
  expect(refusals(form(['', 'Walking']))).toEqual([]);
});

test('a coping method and a story that are too long are rejected, each at its field', () => {
  const long = form(['Walking', 'x'.repeat(limits.copingMethod.max + 1)], {
    resolutionStory: 'x'.repeat(limits.resolutionStory.max + 1),
  });
  expect(refusals(long)).toEqual([
    ['methods.1.words', 'validation.copingMethodTooLong'],
    ['resolutionStory', 'validation.storyTooLong'],
  ]);
});

test('a resolution is sent without empty rows and without an empty story', () => {
  expect(
    resolutionInput(form([' Walking ', '', 'Sleep'], { resolutionStory: '  ', helpfulnessRating: 4 })),
  ).toEqual({
    copingMethods: ['Walking', 'Sleep'],
    resolutionStory: null,
    helpfulnessRating: 4,
  });
});

test('a resolution form counts as changed once it differs from the existing resolution', () => {
  expect(isChanged(formOf(null), null)).toBe(false);
  expect(isChanged(form(['', 'W']), null)).toBe(true);
  const before = aResolution();
  expect(isChanged(formOf(before), before)).toBe(false);
  expect(isChanged({ ...formOf(before), helpfulnessRating: null }, before)).toBe(true);
});

test('a stored draft of a resolution is ignored if it has no row for a method', () => {
  expect(ResolutionDraftValues.safeParse({ methods: [] }).data).toBeUndefined();
});
