import { type ReactNode, Suspense } from 'react';
import { useAfterPaint } from '../../lib/rendering/after-paint.ts';

/**
 * Renders parts that a screen can do without in its first moment; nothing around them is rendered again when they
 * appear.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  return <Suspense>{useAfterPaint() && children}</Suspense>;
}
