export type HalfDiscState = 'empty' | 'half' | 'full';

/**
 * The state of a post: an empty disc is a draft, a half disc is shared, a full disc is resolved. A text beside the disc
 * says the same.
 */
export function HalfDisc({ state, className = 'size-5' }: { state: HalfDiscState; className?: string }) {
  return (
    <svg className={`${className} shrink-0`} viewBox="0 0 20 20" aria-hidden="true" data-half-disc={state}>
      {state !== 'empty' && <path d="M10 .5a9.5 9.5 0 0 0 0 19z" className="fill-tide" />}
      {state === 'full' ? (
        <path d="M10 .5a9.5 9.5 0 0 1 0 19z" className="fill-clay" />
      ) : (
        <circle cx="10" cy="10" r="8.75" fill="none" strokeWidth="1.5" className="stroke-tide" />
      )}
    </svg>
  );
}

/** The logo: one disc in two halves, the second a little lower. */
export function Mark({ className = 'h-7 w-8' }: { className?: string }) {
  return (
    <svg className={`${className} shrink-0`} viewBox="0 0 32 30" aria-hidden="true">
      <path d="M14.5 1a13 13 0 0 0 0 26z" className="fill-tide" />
      <path d="M17.5 4a13 13 0 0 1 0 26z" className="fill-clay" />
    </svg>
  );
}
