import type { ReactNode } from 'react';

/**
 * The value of the point under the pointer or with the focus. Screen readers do not need it, because the point itself
 * has the same words.
 */
export const Readout = ({ children }: { children: ReactNode }) => (
  <p aria-hidden="true" className="min-h-6 text-small font-semibold tabular-nums print:hidden">
    {children}
  </p>
);
