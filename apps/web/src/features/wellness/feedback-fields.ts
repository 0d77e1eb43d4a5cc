import { ProgressUpdate } from '@halved/shared/contract/progress-update';
import type { Progress } from '@halved/shared/contract/wellness';
import * as z from 'zod/mini';

const { rating, effectiveness, notes } = ProgressUpdate.shape;

/** What a member says about a completed exercise, with the contract's own rules. */
export const FeedbackForm = z.object({ rating, effectiveness, notes });
export type FeedbackForm = z.infer<typeof FeedbackForm>;

export const feedbackOf = (progress: Progress | null): FeedbackForm => ({
  rating: progress?.rating ?? null,
  effectiveness: progress?.effectiveness ?? null,
  notes: progress?.notes ?? '',
});

/** The request of a form, with the notes as the server stores them; what was cleared is sent as null. */
export function feedbackInput(form: FeedbackForm) {
  const { rating, effectiveness, notes } = FeedbackForm.safeParse(form).data ?? form;
  return { rating: rating ?? null, effectiveness: effectiveness ?? null, notes: notes?.trim() || null };
}

export function isChanged(form: FeedbackForm, before: Progress | null): boolean {
  const [now, then] = [feedbackInput(form), feedbackInput(feedbackOf(before))];
  return now.rating !== then.rating || now.effectiveness !== then.effectiveness || now.notes !== then.notes;
}

export const FeedbackDraft = z.partial(
  z.object({ rating: z.nullable(z.int()), effectiveness: z.nullable(z.int()), notes: z.string() }),
);
