import { limits } from '@halved/shared/limits';

const { countStep, sentimentStep, stable, postsPerPerson } = limits.aggregates;

export const roundedCount = (count: number): number => Math.round(count / countStep) * countStep;

/** A mean from −1 to 1 as it is published: from 0 to 1, a multiple of 0.05. */
export function roundedSentiment(mean: number): number {
  const steps = Math.round((mean + 1) / 2 / sentimentStep);
  return Math.round(steps * sentimentStep * 100) / 100;
}

/**
 * A number of posts for a report. It keeps its published value until it has moved so far that at least five people must
 * have written or deleted posts.
 */
export function steadyCount(
  published: number | null | undefined,
  count: number,
  people: number = stable,
): number {
  const isNear = published != null && Math.abs(count - published) < people * postsPerPerson;
  return isNear ? published : roundedCount(count);
}
