import { useState } from 'react';
import { ConfirmDialog } from '../src/ui/composed/confirm-dialog.tsx';
import { Toaster, type ToastMessage } from '../src/ui/composed/toaster.tsx';
import { Button } from '../src/ui/primitives/button.tsx';
import { buttonStyle } from '../src/ui/primitives/button-style.ts';
import { Dialog } from '../src/ui/primitives/dialog.tsx';
import { DeferredMenu } from '../src/ui/primitives/menu.tsx';
import { MenuPanel } from '../src/ui/primitives/menu-panel.tsx';
import { Popover } from '../src/ui/primitives/popover.tsx';
import { type Look, Row, Specimen } from './specimen.tsx';

const nothing = () => undefined;
const messages: ToastMessage[] = [
  { id: 1, kind: 'success', text: 'Your worry has been shared!' },
  { id: 2, kind: 'success', text: 'Your worry will be deleted.', action: { label: 'Undo', run: nothing } },
  { id: 3, kind: 'error', text: 'Something went wrong' },
];

function Dialogs({ look }: { look: Look }) {
  const [open, setOpen] = useState<'dialog' | 'question' | null>(null);
  const close = () => setOpen(null);
  return (
    <Row>
      <Button onClick={() => setOpen('dialog')}>Open a dialog</Button>
      <Button variant="danger" onClick={() => setOpen('question')}>
        Ask before a deletion
      </Button>
      <Dialog open={open === 'dialog'} title={`A dialog (${look})`} closeLabel="Close" onClose={close}>
        Its content.
      </Dialog>
      <ConfirmDialog
        open={open === 'question'}
        title="Are you sure?"
        confirmLabel="Delete"
        cancelLabel="Keep it"
        danger
        onConfirm={close}
        onCancel={close}
      >
        It goes for good.
      </ConfirmDialog>
    </Row>
  );
}

const Menu = ({ look }: { look: Look }) => (
  <DeferredMenu
    label={`Open a menu (${look})`}
    trigger="Open a menu"
    load={nothing}
    panel={(opened) => (
      <MenuPanel
        {...opened}
        label={`Open a menu (${look})`}
        trigger="Open a menu"
        items={[
          { label: 'Edit', onSelect: nothing },
          { label: 'Delete', danger: true, onSelect: nothing },
        ]}
      />
    )}
  />
);

function Toasts() {
  const [shown, setShown] = useState<readonly ToastMessage[]>([]);
  return (
    <>
      <Button onClick={() => setShown(messages)}>Show the messages</Button>
      <Toaster
        messages={shown}
        kindLabels={{ success: 'Success', error: 'Error' }}
        dismissLabel="Close"
        onDismiss={(id) => setShown(shown.filter((message) => message.id !== id))}
        onHold={nothing}
      />
    </>
  );
}

/** What opens above the page. Dialogs and messages have the scheme of the page, menus and panels that of their half. */
export const Layers = () => (
  <>
    <Specimen title="Dialogs, menus and panels">
      {(look) => (
        <>
          <Dialogs look={look} />
          <Row>
            <Menu look={look} />
            <Popover
              label={`Open a panel (${look})`}
              trigger="Open a panel"
              triggerClassName={buttonStyle('quiet', 'small')}
              panelLabel={`The panel (${look})`}
              panelClassName="absolute z-30 rounded-field border border-line bg-surface p-4 outline-none"
            >
              {(close) => <Button onClick={close}>Close it</Button>}
            </Popover>
          </Row>
        </>
      )}
    </Specimen>
    <section aria-labelledby="messages" className="grid justify-items-start gap-3">
      <h2 id="messages" className="text-title">
        Messages
      </h2>
      <Toasts />
    </section>
  </>
);
