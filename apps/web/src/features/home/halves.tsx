import type { ReactNode } from 'react';

/** Icons made of half discs and arcs. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 48 48" className="size-14 shrink-0" aria-hidden="true" fill="none">
      {children}
    </svg>
  );
}

/** Two half discs that face each other. */
export const Compassion = () => (
  <Drawing>
    <path d="M22 10a14 14 0 0 0 0 28z" className="fill-tide" />
    <path d="M26 10a14 14 0 0 1 0 28z" className="fill-clay" />
    <path d="M14 44h20" strokeWidth="2" strokeLinecap="round" className="stroke-line" />
  </Drawing>
);

/** A half disc under an arc. */
export const Moderated = () => (
  <Drawing>
    <path d="M6 30a18 18 0 0 1 36 0" strokeWidth="2.5" strokeLinecap="round" className="stroke-tide" />
    <path d="M13 30a11 11 0 0 1 22 0z" className="fill-clay" />
    <path d="M6 38h36" strokeWidth="2" strokeLinecap="round" className="stroke-line" />
  </Drawing>
);

/** Six half discs in two rows. */
export const NotAlone = () => (
  <Drawing>
    <path d="M15 8a9 9 0 0 0 0 18z" className="fill-calm stroke-tide" strokeWidth="1.5" />
    <path d="M28 8a9 9 0 0 0 0 18z" className="fill-tide" />
    <path d="M41 8a9 9 0 0 0 0 18z" className="fill-calm stroke-tide" strokeWidth="1.5" />
    <path d="M9 26a9 9 0 0 1 0 18z" className="fill-clay" />
    <path d="M22 26a9 9 0 0 1 0 18z" className="fill-clay" />
    <path d="M35 26a9 9 0 0 1 0 18z" className="fill-clay" />
  </Drawing>
);

/** Three half discs that rise like steps. */
export const Guided = () => (
  <Drawing>
    <path d="M2 42a8 8 0 0 1 16 0z" className="fill-tide" />
    <path d="M16 31a8 8 0 0 1 16 0z" className="fill-calm stroke-tide" strokeWidth="1.5" />
    <path d="M30 20a8 8 0 0 1 16 0z" className="fill-clay" />
    <path d="M22 42h20" strokeWidth="2" strokeLinecap="round" className="stroke-line" />
  </Drawing>
);
