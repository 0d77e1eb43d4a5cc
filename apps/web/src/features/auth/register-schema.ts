import { RegisterInput } from '@halved/shared/contract/auth';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';

const Form = z.omit(RegisterInput, { language: true });
export type RegisterValues = z.infer<typeof Form>;

export const resolver: Resolver<RegisterValues> = standardSchemaResolver(Form);
