import { type ReactNode, useId, useState } from 'react';
import { Button } from '../primitives/button.tsx';

export interface FoldedProps {
  /** The reason for folding, and the labels that open and close it (lib/texts/folded-texts.ts). */
  texts: { note: string; show: string; hide: string };
  children: ReactNode;
}

/** Content that is hidden behind a note until the reader opens it. */
export function Folded({ texts, children }: FoldedProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className="grid justify-items-start gap-2">
      {!isOpen && <p className="text-muted">{texts.note}</p>}
      <div id={id} hidden={!isOpen} className="min-w-0 justify-self-stretch">
        {isOpen && children}
      </div>
      <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? texts.hide : texts.show}
      </Button>
    </div>
  );
}
