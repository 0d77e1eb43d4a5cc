import { type ReactNode, Suspense } from 'react';
import { useAfterPaint } from '../../lib/rendering/after-paint.ts';

/** What a screen can do without in its first moment; nothing around it is drawn again when it comes. */
export function AfterPaint({ children }: { children: ReactNode }) {
  return <Suspense>{useAfterPaint() && children}</Suspense>;
}
