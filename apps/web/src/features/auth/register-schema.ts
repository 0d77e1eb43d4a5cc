import { RegisterInput } from '@halved/shared/contract/auth';
import { newEmail, newPassword, newUsername } from '@halved/shared/contract/scalars';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';

const Form = z.omit(RegisterInput, { language: true });
export type RegisterValues = z.infer<typeof Form>;

const withInvite: Resolver<RegisterValues> = standardSchemaResolver(Form);
const withoutInvite: Resolver<RegisterValues> = standardSchemaResolver(z.omit(Form, { inviteCode: true }));

/** Checks the code of an invitation only where the form has a field for it. */
export const resolver: Resolver<RegisterValues> = (values, context, options) => {
  if (options.fields.inviteCode) return withInvite(values, context, options);
  const { inviteCode: _, ...rest } = values;
  return withoutInvite(rest, context, options);
};

/** The value whose availability may be checked; empty while the field is empty or invalid (docs/product.md §2.1). */
const checkable = (schema: typeof newEmail | typeof newUsername, value: string): string =>
  schema.safeParse(value).data ?? '';

export const checkableEmail = (value: string): string => checkable(newEmail, value);
export const checkableUsername = (value: string): string => checkable(newUsername, value);

/** Whether a password meets every rule. */
export const isValidPassword = (password: string): boolean => newPassword.safeParse(password).success;
