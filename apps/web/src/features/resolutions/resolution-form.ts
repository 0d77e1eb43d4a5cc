import { ResolutionInput } from '@halved/shared/contract/resolution-input';
import type { Resolution } from '@halved/shared/contract/resolutions';
import { personText } from '@halved/shared/contract/scalars';
import { limits } from '@halved/shared/limits';
import * as z from 'zod/mini';

const { resolutionStory, helpfulnessRating } = ResolutionInput.shape;
const required = 'validation.copingMethodRequired';

const words = personText({
  max: limits.copingMethod.max,
  tooLong: 'validation.copingMethodTooLong',
});

interface Method {
  words: string;
}

const isWritten = (method: Method) => method.words.trim() !== '';

/**
 * The contract's ResolutionInput as the form stores them: one row for each method, at least one of which is not empty
 * (docs/product.md §6.1).
 */
export const ResolutionForm = z.object({
  methods: z
    .array(z.object({ words }))
    .check(z.refine((methods) => methods.some(isWritten), { error: required })),
  resolutionStory,
  helpfulnessRating,
});
export type ResolutionForm = z.infer<typeof ResolutionForm>;

/** The initial values of the form, with at least one row to write into. */
export const formOf = (before: ResolutionInput | Resolution | null): ResolutionForm => ({
  methods: (before?.copingMethods ?? ['']).map((method) => ({ words: method })),
  resolutionStory: before?.resolutionStory ?? '',
  helpfulnessRating: before?.helpfulnessRating ?? null,
});

/** The request of a form: without empty rows, repeated methods or an empty story. */
export const resolutionInput = (form: ResolutionForm): ResolutionInput => ({
  copingMethods: [...new Set(form.methods.filter(isWritten).map((method) => method.words.trim()))],
  resolutionStory: form.resolutionStory?.trim() || null,
  helpfulnessRating: form.helpfulnessRating ?? null,
});

/** Whether two resolutions have the same content. */
export const areSame = (a: ResolutionInput | Resolution, b: ResolutionInput | Resolution): boolean =>
  (a.resolutionStory || null) === (b.resolutionStory || null) &&
  (a.helpfulnessRating ?? null) === (b.helpfulnessRating ?? null) &&
  a.copingMethods.join('\n') === b.copingMethods.join('\n');

const nothing: ResolutionInput = { copingMethods: [], resolutionStory: null, helpfulnessRating: null };

/** Whether a form differs from the existing resolution, or from an empty form if there is none. */
export const isChanged = (form: ResolutionForm, before: Resolution | null): boolean =>
  !areSame(resolutionInput(form), before ?? nothing);

/** The draft of a form. */
export const ResolutionDraftValues = z.partial(
  z.object({
    methods: z.array(z.object({ words: z.string() })).check(z.minLength(1)),
    resolutionStory: z.string(),
    helpfulnessRating: z.nullable(z.int()),
  }),
);
