import { useFailureText } from '../../lib/texts/failure-text.ts';
import { useQueuedWriteText } from '../../lib/texts/queued-write.ts';
import { Notice } from '../primitives/notice.tsx';

/** Says inside a dialog that the server sleeps, because the page's own notice is inert while the dialog is open. */
export function DialogWaiting({ busy }: { busy: boolean }) {
  const queuedText = useQueuedWriteText();
  // The region exists before its text, because screen readers announce only changes of an existing region.
  return (
    <div role="status" className="empty:absolute">
      {busy && queuedText && <Notice>{queuedText}</Notice>}
    </div>
  );
}

/** Shows a refusal inside a dialog, because the page behind it is inert while the dialog is open. */
export function DialogFailure({ error, failed }: { error: unknown; failed: string }) {
  const failure = useFailureText();
  if (!error) return null;
  return (
    <Notice tone="error" role="alert">
      {failure(error, failed)}
    </Notice>
  );
}
