import { contentId } from '@halved/db/content/content-id';
import { expect } from '@playwright/test';
import type { Account } from './account.ts';
import type { Instance } from './instance.ts';

/** An exercise of seven steps, none of which has a rhythm. */
export const groundingExercise = contentId('exercises', 'five-senses');
/** An exercise whose second step breathes in a rhythm of 3, 3, 3 and 3 seconds. */
export const breathingExercise = contentId('exercises', 'box-breathing');
export const sleepExercise = contentId('exercises', 'awake-at-night');
export const someTechnique = contentId('techniques', 'orienting-to-the-room');

/** Gives a member the premium tier and a verified address, as an operator can. */
export async function makePremium(app: Instance, { id, api }: Account): Promise<void> {
  await app.sql("update users set granted_tier = 'premium', email_verified_at = now() where id = $1", [id]);
  const hasExercises = () =>
    api.wellness.exerciseCategories.query().then(
      () => true,
      () => false,
    );
  // The server notices the change within seconds.
  await expect.poll(hasExercises, { timeout: 10_000 }).toBe(true);
}
