import { restLink } from '@halved/shared/client';
import type { AppRouter } from '@halved/shared/router';
import { createTRPCClient, type TRPCClient } from '@trpc/client';
import { type CreateTRPCReact, createTRPCReact } from '@trpc/react-query';
import { apiFetch } from './api-fetch.ts';

const link = restLink({ baseUrl: '/api', fetch: apiFetch });

/** The hooks: `trpc.posts.get.useQuery({ id })`. */
export const trpc: CreateTRPCReact<AppRouter, unknown> = createTRPCReact<AppRouter>();

export const createHooksClient = () => trpc.createClient({ links: [link] });

/** The same calls outside React: `api.auth.profile.query()`. */
export const api: TRPCClient<AppRouter> = createTRPCClient<AppRouter>({ links: [link] });
