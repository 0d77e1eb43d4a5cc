import { ForgotPasswordInput } from '@halved/shared/contract/account';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

export type Forgotten = z.infer<typeof ForgotPasswordInput>;

/** The check of the form for a forgotten password, loaded beside it. */
export const resolver: Resolver<Forgotten> = standardSchemaResolver(ForgotPasswordInput);
