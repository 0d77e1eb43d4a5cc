import { limits } from '@halved/shared/limits';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../lib/server/trpc.ts';
import { useNumber } from '../../lib/texts/number.ts';
import { UnlessMuted } from '../../ui/composed/unless-muted.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Words } from '../../ui/primitives/slip.tsx';
import { isIn, type Methods, withMethod, withoutMethod } from './chosen-methods.ts';
import type { ResolutionForm } from './resolution-form.ts';

const { most } = limits.copingMethod;

export interface SuggestionsProps {
  postId: string;
  form: UseFormReturn<ResolutionForm>;
}

/** What helped with similar posts, to be added with a tap; empty if nothing is known. */
export function Suggestions({ postId, form }: SuggestionsProps) {
  const { t } = useTranslation('resolutions');
  const number = useNumber();
  const id = useId();
  const { data } = trpc.resolutions.suggestions.useQuery({ postId });
  const methods = form.watch('methods');
  if (!data || data.suggestions.length === 0) return null;
  const isFull = methods.length >= most && !isIn(methods, '');
  const setMethods = (next: Methods) => {
    form.setValue('methods', next, { shouldDirty: true });
    form.clearErrors('methods');
  };
  return (
    <section aria-labelledby={id} className="rounded-card rounded-se-tail bg-calm p-4">
      <h3 id={id} className="font-body! text-base! font-semibold!">
        {t(($) => $.suggestions.heading)}
      </h3>
      <p className="text-small text-muted">{t(($) => $.suggestions.hint)}</p>
      <ul className="mt-2 grid gap-3">
        {data.suggestions.map(({ method, count, example }) => {
          const chosen = isIn(methods, method);
          const Sign = chosen ? Check : Plus;
          return (
            <li key={method}>
              <UnlessMuted texts={[method, example]} own={false}>
                <Button
                  size="small"
                  className="justify-start text-start!"
                  variant={chosen ? 'primary' : 'secondary'}
                  aria-pressed={chosen}
                  inactive={isFull && !chosen}
                  onClick={() =>
                    setMethods(chosen ? withoutMethod(methods, method) : withMethod(methods, method))
                  }
                >
                  <Sign className="size-4 shrink-0" aria-hidden="true" />
                  <span>
                    <bdi className="wrap-anywhere">{method}</bdi>{' '}
                    <span className="font-normal">{`· ${t(($) => $.suggestions.times, { count, number: number(count) })}`}</span>
                  </span>
                </Button>
                {example && (
                  <Words className="mt-1.5 line-clamp-3 border-s-2 border-line ps-3 text-small!">
                    {example}
                  </Words>
                )}
              </UnlessMuted>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
