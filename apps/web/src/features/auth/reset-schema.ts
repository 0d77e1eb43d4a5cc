import { ResetPasswordInput } from '@halved/shared/contract/account';
import { resetPassword } from '@halved/shared/contract/scalars';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';

/** The reset form: the contract's new password, typed twice (docs/product.md §12.3). */
const Form = z
  .extend(z.omit(ResetPasswordInput, { token: true }), {
    confirm: z.string().check(z.minLength(1, 'validation.confirmRequired')),
  })
  .check(
    z.refine(({ password, confirm }) => password === confirm, {
      path: ['confirm'],
      error: 'validation.confirmMismatch',
      // The check runs even if a field is invalid, so that all errors are shown together.
      when: () => true,
    }),
  );
export type ResetValues = z.infer<typeof Form>;

export const resolver: Resolver<ResetValues> = standardSchemaResolver(Form);

/** Whether a password meets every rule. */
export const isValidPassword = (password: string): boolean => resetPassword.safeParse(password).success;
