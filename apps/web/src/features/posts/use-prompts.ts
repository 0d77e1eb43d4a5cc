import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueryResult } from '../../lib/cache/query-result.ts';
import { trpc } from '../../lib/server/trpc.ts';
import { toast } from '../../lib/state/toast.ts';
import { useFailureText } from '../../lib/texts/failure-text.ts';

interface Prompt {
  id: string;
  text: string;
  category: string;
}

/** The prompts for a post, in the interface's language. A failure to load them is announced. */
export function usePrompts(): QueryResult<{ prompts: Prompt[] }> {
  const { t, i18n } = useTranslation('posts');
  const failure = useFailureText();
  const utils = trpc.useUtils();
  const query = trpc.posts.prompts.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  const { error } = query;
  useEffect(() => {
    if (error)
      toast.error(
        failure(
          error,
          t(($) => $.form.promptsFailed),
        ),
      );
  }, [error, failure, t]);
  useEffect(() => {
    const renew = () => void utils.posts.prompts.invalidate();
    i18n.on('languageChanged', renew);
    return () => i18n.off('languageChanged', renew);
  }, [i18n, utils]);
  return query;
}
