import type { ReactNode } from 'react';

/**
 * The buttons at the end of a dialog; the last one acts. While it works it is wider, and where the row has no room for
 * that, the other buttons move below it: it stays under the finger, and in view.
 */
export const DialogButtons = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap-reverse justify-end gap-3">{children}</div>
);
