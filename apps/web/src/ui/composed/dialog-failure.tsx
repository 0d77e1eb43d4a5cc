import { useFailureText } from '../../lib/texts/failure-text.ts';
import { useQueuedWriteText } from '../../lib/texts/queued-write.ts';
import { Notice } from '../primitives/notice.tsx';

/** That the server sleeps, inside a dialog: the notice of the page behind it is out of reach while it is open. */
export function DialogWaiting({ busy }: { busy: boolean }) {
  const later = useQueuedWriteText();
  if (!busy || !later) return null;
  return <Notice role="status">{later}</Notice>;
}

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
