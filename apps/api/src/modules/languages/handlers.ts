import { detectLanguage } from '@halved/care';
import { contract } from '@halved/shared/contract';
import { defaultLanguage, languages as supported } from '@halved/shared/languages';
import type { Context } from '../../context.ts';
import { fail } from '../../errors.ts';
import { serve } from '../../trpc.ts';
import { updateUser } from '../auth/public.ts';

const operations = contract.languages;

function sourceOf({ requestedLanguage, viewer }: Context) {
  if (requestedLanguage) return { languageCode: requestedLanguage, source: 'header' as const };
  if (viewer) return { languageCode: viewer.language, source: 'account' as const };
  return { languageCode: defaultLanguage, source: 'default' as const };
}

export const languages = {
  supported: serve(operations.supported, async () => ({
    languages: supported.map((language) => ({ ...language })),
  })),
  preference: serve(operations.preference, async ({ ctx }) => ({ languageCode: ctx.viewer.language })),
  setPreference: serve(operations.setPreference, async ({ ctx, input: { languageCode } }) => {
    const { accounts, db } = ctx.services;
    (await updateUser(db, ctx.viewer.id, { language: languageCode })) ?? fail('UNAUTHENTICATED');
    accounts.forget(ctx.viewer.id);
    return { languageCode };
  }),
  detect: serve(operations.detect, async ({ ctx }) => sourceOf(ctx)),
  detectContent: serve(operations.detectContent, async ({ ctx, input }) =>
    detectLanguage(input.text, ctx.language),
  ),
};
