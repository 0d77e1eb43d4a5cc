import { LoginInput } from '@halved/shared/contract/auth';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Resolver } from 'react-hook-form';
import type { Credentials } from './use-login.ts';

/** The check of the login form, loaded beside it. */
export const resolver: Resolver<Credentials> = standardSchemaResolver(LoginInput);
