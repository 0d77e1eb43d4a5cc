import type { FieldValues, Resolver } from 'react-hook-form';

/** A form's check that is loaded beside its screen, not before it: the validator weighs as much as most screens. */
export const lazyResolver =
  <Values extends FieldValues>(load: () => Promise<Resolver<Values>>): Resolver<Values> =>
  async (values, context, options) =>
    (await load())(values, context, options);
