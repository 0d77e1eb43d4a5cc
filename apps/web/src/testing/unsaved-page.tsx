import { useLeaveGuard } from '../lib/navigation/leave-guard.ts';

/** A page with unsaved changes. It has the button "Leave" while it asks whether to leave. */
export function UnsavedPage({ hasDraft = false }) {
  const { isAsking, leave } = useLeaveGuard(true, hasDraft);
  return (
    isAsking && (
      <button type="button" onClick={leave}>
        Leave
      </button>
    )
  );
}
