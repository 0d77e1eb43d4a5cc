export { RejectForm } from './reject-form.tsx';
export { SuspendDialog } from './suspend-dialog.tsx';
