import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { Button } from '../primitives/button.tsx';

/** Prints the page (styles/print.css). */
export const PrintButton = ({ children }: { children: ReactNode }) => (
  <Button variant="quiet" onClick={() => print()}>
    <Printer className="size-5 shrink-0" aria-hidden="true" />
    {children}
  </Button>
);
