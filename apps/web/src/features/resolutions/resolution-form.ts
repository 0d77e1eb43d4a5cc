import { ResolutionWords } from '@halved/shared/contract/resolution-words';
import type { Resolution } from '@halved/shared/contract/resolutions';
import { personText } from '@halved/shared/contract/scalars';
import { limits } from '@halved/shared/limits';
import * as z from 'zod/mini';

const { resolutionStory, helpfulnessRating } = ResolutionWords.shape;
const required = 'validation.copingMethodRequired';

const words = personText({
  max: limits.copingMethod.max,
  required,
  tooLong: 'validation.copingMethodTooLong',
  optional: true,
});

interface Method {
  words: string;
}

const isWritten = (method: Method) => method.words.trim() !== '';

/**
 * The contract's ResolutionWords as their form holds them: a row for each method, of which some may be empty, but not
 * all (docs/product.md §6.1).
 */
export const ResolutionForm = z.object({
  methods: z
    .array(z.object({ words }))
    .check(z.refine((methods) => methods.some(isWritten), { error: required })),
  resolutionStory,
  helpfulnessRating,
});
export type ResolutionForm = z.infer<typeof ResolutionForm>;

/** What stands in the form at first. A row is there to be written into. */
export const formOf = (before: ResolutionWords | Resolution | null): ResolutionForm => ({
  methods: (before?.copingMethods ?? ['']).map((method) => ({ words: method })),
  resolutionStory: before?.resolutionStory ?? '',
  helpfulnessRating: before?.helpfulnessRating ?? null,
});

/** What goes to the server: no empty rows, nothing twice, and nothing for a story that was not told. */
export const wordsOf = (form: ResolutionForm): ResolutionWords => ({
  copingMethods: [...new Set(form.methods.filter(isWritten).map((method) => method.words.trim()))],
  resolutionStory: form.resolutionStory?.trim() || null,
  helpfulnessRating: form.helpfulnessRating ?? null,
});

/** Whether two say the same. */
export const areSame = (one: ResolutionWords | Resolution, other: ResolutionWords | Resolution): boolean =>
  (one.resolutionStory || null) === (other.resolutionStory || null) &&
  (one.helpfulnessRating ?? null) === (other.helpfulnessRating ?? null) &&
  one.copingMethods.join('\n') === other.copingMethods.join('\n');

const nothing: ResolutionWords = { copingMethods: [], resolutionStory: null, helpfulnessRating: null };

/** Whether somebody would miss what stands in the form. */
export const isChanged = (form: ResolutionForm, before: Resolution | null): boolean =>
  !areSame(wordsOf(form), before ?? nothing);

/** What is kept of a half-written form. */
export const ResolutionDraftValues = z.partial(
  z.object({
    methods: z.array(z.object({ words: z.string() })).check(z.minLength(1)),
    resolutionStory: z.string(),
    helpfulnessRating: z.nullable(z.int()),
  }),
);
