import type { ResolutionForm } from './resolution-form.ts';

export type Methods = ResolutionForm['methods'];

const sameAs = (method: string) => {
  const normalized = method.trim().toLowerCase();
  return ({ words }: Methods[number]) => words.trim().toLowerCase() === normalized;
};
const isEmpty = sameAs('');

/** Whether the rows contain a method, ignoring letter case. */
export const isIn = (methods: Methods, method: string): boolean => methods.some(sameAs(method));

/** Writes a method into the first empty row, else into a new one. */
export function withMethod(methods: Methods, method: string): Methods {
  const emptyRow = methods.findIndex(isEmpty);
  return emptyRow < 0 ? [...methods, { words: method }] : methods.with(emptyRow, { words: method });
}

/** Removes a method. If no row remains, adds an empty one. */
export function withoutMethod(methods: Methods, method: string): Methods {
  const remaining = methods.filter((row) => !sameAs(method)(row));
  return remaining.length > 0 ? remaining : [{ words: '' }];
}
