import { type ReactNode, useId, useState } from 'react';
import { Button } from '../primitives/button.tsx';

export interface FoldedProps {
  /** The reason for folding, and the labels that open and close it (lib/texts/folded-texts.ts). */
  texts: { note: string; show: string; hide: string };
  children: ReactNode;
}

/** Content that is hidden behind a note until the reader opens it. */
export function Folded({ texts, children }: FoldedProps) {
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <div className="grid justify-items-start gap-2">
      {!shown && <p className="text-muted">{texts.note}</p>}
      <div id={id} hidden={!shown} className="min-w-0 justify-self-stretch">
        {shown && children}
      </div>
      <Button size="small" aria-expanded={shown} aria-controls={id} onClick={() => setShown(!shown)}>
        {shown ? texts.hide : texts.show}
      </Button>
    </div>
  );
}
