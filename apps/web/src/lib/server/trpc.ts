import { restLink } from '@halved/shared/client';
import type { AppRouter } from '@halved/shared/router';
import { tierHeader } from '@halved/shared/tiers';
import { createTRPCClient, type TRPCClient } from '@trpc/client';
import { type CreateTRPCReact, createTRPCReact } from '@trpc/react-query';
import { createEmitter } from '../state/emitter.ts';
import { apiFetch } from './api-fetch.ts';
import { unauthenticated } from './statuses.ts';

/** Emitted when a call is refused because the account is suspended. */
export const refusedAsSuspended = createEmitter();
/** Emitted when a call is refused because nobody is signed in. */
export const refusedAsVisitor = createEmitter();
/**
 * Emitted when a call is refused because of the account's plan, or because its address is not verified or its second
 * factor is missing.
 */
export const refusedByPlan = createEmitter();
/** Emitted with the tier that an answer to a member names. */
export const tierNamed = createEmitter<string>();

const forbidden = 403;
async function watchedFetch(url: string, init: RequestInit): Promise<Response> {
  const response = await apiFetch(url, init);
  const tier = response.headers.get(tierHeader);
  if (tier) tierNamed.emit(tier);
  if (response.status === unauthenticated) refusedAsVisitor.emit();
  if (response.status !== forbidden) return response;
  const text = await response.clone().text();
  if (text.includes('"ACCOUNT_SUSPENDED"')) refusedAsSuspended.emit();
  if (/"(TIER_REQUIRED|EMAIL_NOT_VERIFIED|SECOND_FACTOR_SETUP_REQUIRED)"/.test(text)) refusedByPlan.emit();
  return response;
}

const link = restLink({ baseUrl: '/api', fetch: watchedFetch });

/** The hooks: `trpc.posts.get.useQuery({ id })`. */
export const trpc: CreateTRPCReact<AppRouter, unknown> = createTRPCReact<AppRouter>();

export const createHooksClient = () => trpc.createClient({ links: [link] });

/** The same calls outside React: `api.auth.profile.query()`. */
export const api: TRPCClient<AppRouter> = createTRPCClient<AppRouter>({ links: [link] });
