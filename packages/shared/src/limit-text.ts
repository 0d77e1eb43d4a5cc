import type { Operation } from './contract/operation.ts';
import { isByAddress, type RateLimitName, rateLimits } from './rate-limits.ts';

const units: Record<number, string> = { 60: 'a minute', 3600: 'an hour', 86400: 'a day' };

const rateOf = (name: RateLimitName): string => {
  const { points, seconds } = rateLimits[name];
  return `${points} ${units[seconds] ?? `in ${seconds / 60} minutes`}`;
};

/**
 * An operation's rate limit as text for the generated documents: "20 an hour for new words, 300 an hour for the rest".
 */
export function limitOf({ limit, limitedPart }: Pick<Operation, 'limit' | 'limitedPart'>): string {
  const limitedWords = limitedPart
    ? ` for ${limitedPart.what}, ${rateOf(limitedPart.otherwise)} for the rest`
    : '';
  return `${rateOf(limit)}${limitedWords}${isByAddress(limit) ? ', by address' : ''}`;
}
