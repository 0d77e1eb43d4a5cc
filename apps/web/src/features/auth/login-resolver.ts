import { LoginInput } from '@halved/shared/contract/auth';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Resolver } from 'react-hook-form';
import type { Credentials } from './use-login.ts';

/** The validation of the login form, loaded after the form itself. */
export const resolver: Resolver<Credentials> = standardSchemaResolver(LoginInput);
