import type { ReactNode } from 'react';
import { Button } from '../primitives/button.tsx';
import { Dialog } from '../primitives/dialog.tsx';
import { DialogButtons } from './dialog-buttons.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an action such as a deletion. The focus begins at the button that cancels. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Dialog
      open={props.open}
      title={props.title}
      closeLabel={props.cancelLabel}
      lead={props.children}
      onClose={props.onCancel}
    >
      <DialogButtons>
        <Button onClick={props.onCancel}>{props.cancelLabel}</Button>
        <Button
          variant={props.danger ? 'danger' : 'primary'}
          busy={props.busy ?? false}
          onClick={props.onConfirm}
        >
          {props.confirmLabel}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
