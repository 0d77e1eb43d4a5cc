import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { Button } from '../primitives/button.tsx';

interface PrintButtonProps {
  /** Whether the words are in line with the edge of the text, as beside a heading, instead of among other buttons. */
  inLine?: boolean;
  children: ReactNode;
}

/** Prints the page (styles/print.css). */
export const PrintButton = ({ inLine = false, children }: PrintButtonProps) => (
  <Button
    variant="quiet"
    size={inLine ? 'small' : 'normal'}
    className={inLine ? '-mx-3' : undefined}
    onClick={() => print()}
  >
    <Printer className="size-5 shrink-0" aria-hidden="true" />
    {children}
  </Button>
);
