import * as z from 'zod/mini';
import { EnvError } from './env-error.ts';
import { isWeb, optional } from './env-values.ts';

/** An AI provider that speaks OpenAI's protocol. */
export interface AiSettings {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
}

export const aiVariables = {
  AI_BASE_URL: z.optional(z.string().check(z.refine(isWeb, 'must be a URL such as https://ai.example/v1'))),
  AI_API_KEY: optional,
  AI_MODEL: optional,
};

const Values = z.object(aiVariables);

/** Null if the operator chose no provider. */
export function aiOf(values: z.infer<typeof Values>): AiSettings | null {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = values;
  if (baseUrl && model) return { baseUrl: baseUrl.replace(/\/+$/, ''), apiKey, model };
  if (!baseUrl && !model && !apiKey) return null;
  throw new EnvError(
    'AI_BASE_URL and AI_MODEL go together: set both, or none of AI_BASE_URL, AI_MODEL, AI_API_KEY.',
  );
}
