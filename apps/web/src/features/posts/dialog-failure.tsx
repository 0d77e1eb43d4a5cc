import { useFailureText } from '../../lib/failure-text.ts';
import { Notice } from '../../ui/notice.tsx';

/** A refusal inside a dialog: the messages of the page behind it are out of reach while it is open. */
export function DialogFailure({ error, failed }: { error: unknown; failed: string }) {
  const failure = useFailureText();
  if (!error) return null;
  return (
    <Notice tone="error" role="alert">
      {failure(error, failed)}
    </Notice>
  );
}
