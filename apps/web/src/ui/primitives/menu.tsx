import { type ReactNode, Suspense, useState } from 'react';
import { buttonStyle } from './button-style.ts';
import type { MenuProps, OpenedMenu } from './menu-panel.tsx';

export interface DeferredMenuProps extends Omit<MenuProps, 'items'> {
  /** Starts to load the panel's code. */
  load: () => unknown;
  /** The trigger with its entries, loaded when somebody opens the menu. */
  panel: (opened: OpenedMenu) => ReactNode;
}

/**
 * A menu of actions. The code of its panel and its entries is loaded when the pointer or the focus first reaches the
 * trigger, so that feeds load less.
 */
export function DeferredMenu({ label, trigger, className, load: begin, panel }: DeferredMenuProps) {
  const [wanted, setWanted] = useState<'by key' | 'by pointer' | null>(null);
  const style = buttonStyle('quiet', 'small', className);
  const plain = (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      className={style}
      onPointerEnter={begin}
      onFocus={begin}
      onClick={({ detail }) => setWanted(detail === 0 ? 'by key' : 'by pointer')}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        setWanted('by key');
      }}
    >
      {trigger}
    </button>
  );
  if (!wanted) return plain;
  return (
    <Suspense fallback={plain}>
      {panel({ triggerClassName: style, focusFirst: wanted === 'by key' })}
    </Suspense>
  );
}
