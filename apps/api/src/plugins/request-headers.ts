import { defaultLanguage, type LanguageCode, languageFromHeader } from '@halved/shared/languages';
import type { FastifyRequest } from 'fastify';

/** The text of a header; undefined if it is missing or was sent several times. */
export const headerText = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** The language of the answer: Accept-Language, else that of the account whose token was read, else English. */
export const languageOf = (request: FastifyRequest): LanguageCode =>
  languageFromHeader(request.headers['accept-language']) ?? request.viewer?.language ?? defaultLanguage;
