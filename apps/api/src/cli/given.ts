import { InvalidArgumentError } from 'commander';

/** An argument that is not empty, as a variable of a shell script is that nobody has set. */
export const given = (text: string): string => {
  if (text.trim() === '') throw new InvalidArgumentError('It is empty.');
  return text;
};
