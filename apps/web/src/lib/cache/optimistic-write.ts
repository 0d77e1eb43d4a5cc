import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { errorData } from '../server/api-error.ts';
import { toast } from '../state/toast.ts';
import { useFailureText } from '../texts/failure-text.ts';

/** A sentence about a write that waits, and the label of the button that takes it back. */
export interface UndoTexts {
  text: string;
  label: string;
}

export interface OptimisticWrite<Input, Result> {
  /** Calls the server. */
  send: (input: Input) => Promise<Result>;
  /**
   * Shows the expected result at the click, before the server has answered. Returns the function that undoes this when
   * the server refuses.
   */
  show: (input: Input) => () => void;
  /** Called after success. `undo` removes what `show` has shown, if the response replaces it. */
  onSuccess: (response: Result, input: Input, undo: () => void) => unknown;
  /** The message catalogue's sentence for a refusal; null if the caller reports refusals itself. */
  failed: (input: Input) => string | null;
  /** How a refusal is reported; by default with the server's own sentence, else the message catalogue's. */
  refusalText?: (error: unknown, failed: string) => string;
  /** Called after success and refusal. The response is undefined after a refusal. */
  onSettled?: (input: Input, response: Result | undefined) => unknown;
  /** What is offered to take the write back, before it is sent. The function stays the same from render to render. */
  undoOf?: (input: Input) => UndoTexts | undefined;
  /** A key by which other components see that the write is under way. */
  mutationKey?: readonly string[];
  /** Writes with the same scope are sent one after the other. */
  scope?: string;
}

export interface OptimisticMutation<Input, Result> {
  /** Sends a write. This function stays the same from render to render as long as `show` stays the same. */
  write: (input: Input) => void;
  /** Resolves with the server's response. Rejects with the server's refusal after showing it. */
  writeAsync: (input: Input) => Promise<Result>;
  isPending: boolean;
  error: unknown;
  reset: () => void;
}

const secondMs = 1_000;
/** How often a write is repeated while the server still processes its first try. */
const maxRetries = 3;

/** A write whose result shows at once, and is undone with a message when the server refuses (docs/product.md §10.3). */
export function useOptimisticWrite<Input, Result>({
  send,
  show,
  onSuccess,
  failed,
  refusalText,
  onSettled,
  undoOf,
  mutationKey,
  scope,
}: OptimisticWrite<Input, Result>): OptimisticMutation<Input, Result> {
  const failureText = useFailureText();
  const { mutate, mutateAsync, isPending, error, reset } = useMutation({
    ...(mutationKey && { mutationKey }),
    ...(scope && { scope: { id: scope } }),
    mutationFn: ({ input }: { input: Input; undo: () => void }) => send(input),
    retry: (failures, refusal) => failures < maxRetries && errorData(refusal)?.code === 'REQUEST_IN_PROGRESS',
    retryDelay: (_, refusal) => (errorData(refusal)?.retryAfter ?? 1) * secondMs,
    onSuccess: (response, { input, undo }) => onSuccess(response, input, undo),
    onError: (refusal, { input, undo }) => {
      undo();
      const sentence = failed(input);
      if (sentence !== null) toast.error((refusalText ?? failureText)(refusal, sentence));
    },
    onSettled: (response, _refusal, { input }) => onSettled?.(input, response),
  });
  const write = useCallback(
    (input: Input) => {
      const undo = show(input);
      const offer = undoOf?.(input);
      const begin = () => mutate({ input, undo });
      if (offer) toast.undoable(offer.text, { label: offer.label, onUndo: undo, onEnd: begin });
      else begin();
    },
    [mutate, show, undoOf],
  );
  const writeAsync = (input: Input) => mutateAsync({ input, undo: show(input) });
  return { write, writeAsync, isPending, error, reset };
}
