/** A pulsing half disc. The text beside it says what is being done. */
export function Spinner() {
  return (
    <svg className="breathe size-[1em] shrink-0" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M10 1a9 9 0 0 0 0 18z" fill="currentColor" />
      <circle cx="10" cy="10" r="9" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
