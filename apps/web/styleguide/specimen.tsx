import { type ReactNode, useId } from 'react';

export type Look = 'light' | 'dark';
const looks: readonly Look[] = ['light', 'dark'];

interface SpecimenProps {
  title: string;
  /** When it is used, or what to look at. */
  note?: string;
  /** Draws it in one of the two looks; names and ids must differ between them. */
  children: (look: Look) => ReactNode;
}

/** One component in all its states, twice: on light paper and on dark paper. */
export function Specimen({ title, note, children }: SpecimenProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {note && <p className="max-w-prose text-muted">{note}</p>}
      <div className="grid gap-4 lg:grid-cols-2">
        {looks.map((look) => (
          <div
            key={look}
            data-look={look}
            // The colours follow the scheme of the element on which they are used (styles/tokens.css).
            style={{ colorScheme: look }}
            className="grid min-w-0 content-start gap-4 rounded-card bg-paper p-4 text-ink"
          >
            {children(look)}
          </div>
        ))}
      </div>
    </section>
  );
}

/** Several small things beside each other. */
export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
);
