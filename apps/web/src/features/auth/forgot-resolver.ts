import { ForgotPasswordInput } from '@halved/shared/contract/account';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

export type Forgotten = z.infer<typeof ForgotPasswordInput>;

/** The validation of the form for a forgotten password, loaded after the form itself. */
export const resolver: Resolver<Forgotten> = standardSchemaResolver(ForgotPasswordInput);
