import { RegisterInput } from '@halved/shared/contract/auth';
import { newEmail, newPassword, newUsername } from '@halved/shared/contract/scalars';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';

const Form = z.omit(RegisterInput, { language: true });
export type RegisterValues = z.infer<typeof Form>;

export const resolver: Resolver<RegisterValues> = standardSchemaResolver(Form);

/** The value whose availability may be checked; empty while the field is empty or invalid (docs/product.md §2.1). */
const askable = (schema: typeof newEmail | typeof newUsername, value: string): string =>
  schema.safeParse(value).data ?? '';

export const askableEmail = (value: string): string => askable(newEmail, value);
export const askableUsername = (value: string): string => askable(newUsername, value);

/** Whether a password meets every rule. */
export const isSound = (password: string): boolean => newPassword.safeParse(password).success;
