export { HandOverForm } from './hand-over-form.tsx';
export { RejectForm } from './reject-form.tsx';
export { SuspendDialog } from './suspend-dialog.tsx';
