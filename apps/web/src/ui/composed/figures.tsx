import type { ReactNode } from 'react';

/** Small drawings made of half discs and arcs, as on the landing page. */
const Figure = ({ children, className = 'size-10' }: { children: ReactNode; className?: string }) => (
  <svg viewBox="0 0 40 40" className={`${className} shrink-0`} aria-hidden="true" fill="none">
    {children}
  </svg>
);

/** A half disc in a ring, for shared posts. */
export const SharedFigure = () => (
  <Figure>
    <circle cx="20" cy="20" r="16.75" strokeWidth="2.5" className="stroke-tide" />
    <path d="M20 2a18 18 0 0 0 0 36z" className="fill-tide" />
  </Figure>
);

/** A full disc of two halves, for resolved posts. */
export const ResolvedFigure = () => (
  <Figure>
    <path d="M20 2a18 18 0 0 0 0 36z" className="fill-tide" />
    <path d="M20 2a18 18 0 0 1 0 36z" className="fill-clay" />
  </Figure>
);

/** Two half discs side by side, for followers and members. */
export const FollowersFigure = () => (
  <Figure>
    <path d="M4 5a15 15 0 0 1 0 30z" className="fill-clay" />
    <path d="M21 5a15 15 0 0 1 0 30z" className="fill-clay" />
  </Figure>
);

/** A half disc that rises under an arc, for the posts of a day or a week. */
export const WeekFigure = ({ className }: { className?: string }) => (
  <Figure {...(className && { className })}>
    <path d="M4 30a16 16 0 0 1 32 0" strokeWidth="2.5" strokeLinecap="round" className="stroke-line" />
    <path d="M29 30a7 7 0 0 0-14 0z" transform="translate(-2 0)" className="fill-tide" />
    <path d="M2 35h36" strokeWidth="2.5" strokeLinecap="round" className="stroke-tide" />
  </Figure>
);

/** The two halves of the logo, shown between two numbers. */
export const MeetingFigure = () => (
  <svg viewBox="0 0 64 62" className="size-16 shrink-0 rtl:-scale-x-100" aria-hidden="true">
    <path d="M29 3a26 26 0 0 0 0 52z" className="fill-tide" />
    <path d="M35 9a26 26 0 0 1 0 52z" className="fill-clay" />
  </svg>
);

/** One half disc above another, for support that was given. */
export const SupportFigure = () => (
  <Figure>
    <path d="M5 16a15 15 0 0 1 30 0z" className="fill-clay" />
    <path d="M5 22a15 15 0 0 0 30 0z" className="fill-tide" />
  </Figure>
);

/** A disc in a dashed ring, for the members who are online. */
export const PresentFigure = () => (
  <Figure>
    <circle cx="20" cy="20" r="16.75" strokeWidth="2.5" strokeDasharray="6 4.5" className="stroke-line" />
    <circle cx="20" cy="20" r="8" className="fill-tide" />
  </Figure>
);
