import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { errorData } from '../server/api-error.ts';
import { toast } from '../state/toast.ts';
import { useFailureText } from '../texts/failure-text.ts';

export interface OptimisticWrite<Input, Answer> {
  /** Calls the server. */
  send: (input: Input) => Promise<Answer>;
  /**
   * Shows the outcome before the server has answered, in the very moment of the click. Returns what takes it back,
   * which is called when the server refuses.
   */
  show: (input: Input) => () => void;
  /** What follows a yes; `takeBack` removes what `show` has shown, where the answer stands in its place. */
  onSuccess: (answer: Answer, input: Input, takeBack: () => void) => unknown;
  /** The catalogue's sentence for a refusal; null where somebody else says it. */
  failed: (input: Input) => string | null;
  /** How a refusal is said; if nothing else is wished, by the server's own sentence before the catalogue's. */
  refusalText?: (error: unknown, failed: string) => string;
  onSettled?: (input: Input) => unknown;
  /** A name by which others see that it is under way. */
  mutationKey?: readonly string[];
  /** Writes of one scope are sent one after the other. */
  scope?: string;
}

export interface OptimisticMutation<Input, Answer> {
  /** The same function as long as `show` is. */
  write: (input: Input) => void;
  /** Resolves with the server's answer; rejects with its refusal, which has been dealt with by then. */
  writeAsync: (input: Input) => Promise<Answer>;
  isPending: boolean;
  error: unknown;
  reset: () => void;
}

const secondMs = 1_000;
/** How often a write is sent again whose first try is still at work on the server. */
const maxRetries = 3;

/** Writes that show at once, and are taken back with a message when the server refuses (docs/product.md §10.3). */
export function useOptimisticWrite<Input, Answer>({
  send,
  show,
  onSuccess,
  failed,
  refusalText,
  onSettled,
  mutationKey,
  scope,
}: OptimisticWrite<Input, Answer>): OptimisticMutation<Input, Answer> {
  const failureText = useFailureText();
  const { mutate, mutateAsync, isPending, error, reset } = useMutation({
    ...(mutationKey && { mutationKey }),
    ...(scope && { scope: { id: scope } }),
    mutationFn: ({ input }: { input: Input; takeBack: () => void }) => send(input),
    retry: (failures, refusal) => failures < maxRetries && errorData(refusal)?.code === 'REQUEST_IN_PROGRESS',
    retryDelay: (_, refusal) => (errorData(refusal)?.retryAfter ?? 1) * secondMs,
    onSuccess: (answer, { input, takeBack }) => onSuccess(answer, input, takeBack),
    onError: (refusal, { input, takeBack }) => {
      takeBack();
      const sentence = failed(input);
      if (sentence !== null) toast.error((refusalText ?? failureText)(refusal, sentence));
    },
    onSettled: (_answer, _refusal, { input }) => onSettled?.(input),
  });
  const write = useCallback((input: Input) => mutate({ input, takeBack: show(input) }), [mutate, show]);
  const writeAsync = (input: Input) => mutateAsync({ input, takeBack: show(input) });
  return { write, writeAsync, isPending, error, reset };
}
