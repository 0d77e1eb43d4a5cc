import * as z from 'zod/mini';
import { operation } from './operation.ts';
import { language } from './scalars.ts';

const preference = z.strictObject({ languageCode: language });

export const languages = {
  supported: operation('GET /languages/supported', {
    summary: 'The languages of the interface.',
    access: 'any',
    output: z.strictObject({
      languages: z.array(
        z.strictObject({
          code: language,
          name: z.string(),
          nativeName: z.string(),
          direction: z.enum(['ltr', 'rtl']),
        }),
      ),
    }),
    ignoresBadToken: true,
  }),
  preference: operation('GET /languages/preference', {
    summary: 'The account’s language.',
    access: 'user',
    output: preference,
    ignoresBadToken: true,
  }),
  setPreference: operation('PUT /languages/preference', {
    summary: 'Changes the account’s language.',
    access: 'user',
    input: preference,
    output: preference,
    ignoresBadToken: true,
  }),
  detect: operation('GET /languages/detect', {
    summary: 'The language that the request asks for, and how it was determined.',
    access: 'any',
    output: z.strictObject({
      languageCode: language,
      source: z.enum(['header', 'account', 'default']),
    }),
    ignoresBadToken: true,
  }),
};
