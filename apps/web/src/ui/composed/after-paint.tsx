import { type ReactNode, Suspense } from 'react';
import { useAfterPaint } from '../../lib/rendering/after-paint.ts';

/**
 * Renders parts that a screen does not need in its first moment. When they appear, nothing around them is rendered
 * again.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  return <Suspense>{useAfterPaint() && children}</Suspense>;
}
