import type { ResolutionForm } from './resolution-form.ts';

export type Methods = ResolutionForm['methods'];

const sameAs = (method: string) => {
  const wanted = method.trim().toLowerCase();
  return ({ words }: Methods[number]) => words.trim().toLowerCase() === wanted;
};
const isEmpty = sameAs('');

/** Whether a method stands in the rows, however it is spelt. */
export const isIn = (methods: Methods, method: string): boolean => methods.some(sameAs(method));

/** Writes a method into the first empty row, or into a new one. */
export function withMethod(methods: Methods, method: string): Methods {
  const free = methods.findIndex(isEmpty);
  return free < 0 ? [...methods, { words: method }] : methods.with(free, { words: method });
}

/** Takes a method out again; a row to write into stays. */
export function withoutMethod(methods: Methods, method: string): Methods {
  const left = methods.filter((row) => !sameAs(method)(row));
  return left.length > 0 ? left : [{ words: '' }];
}
