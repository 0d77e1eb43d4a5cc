import { type ReactNode, useId } from 'react';

export interface CardProps {
  title: ReactNode;
  /** Shown under the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A part of a page on a sheet of its own, under a heading of the second level. */
export function Card({ title, lead, children }: CardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-5 rounded-card rounded-es-tail border border-hair bg-surface p-4 sm:p-6"
    >
      <div className="grid gap-1.5">
        <h2 id={id} className="text-title">
          {title}
        </h2>
        {lead && <p className="text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
