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

/** A number divided by another one, with so many digits. */
const rounded = (ratio: number, digits: number): number => Number(ratio.toFixed(digits));

/**
 * A number of posts for each unit of something, such as a day. It keeps its published value as a number of posts does.
 * Its own rounding counts too, so that the posts of one person do not decide between two values.
 */
export function steadyRatio(
  published: number | null | undefined,
  posts: number,
  units: number,
  digits: number,
): number {
  const roundingError = (units * 10 ** -digits) / 2;
  const isNear =
    published != null && Math.abs(posts - published * units) < stable * postsPerPerson + roundingError;
  return isNear ? published : rounded(roundedCount(posts) / units, digits);
}
