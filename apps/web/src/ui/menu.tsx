import { lazy, Suspense, useState } from 'react';
import { buttonStyle } from './button-style.ts';
import type { MenuProps } from './menu-panel.tsx';

const load = () => import('./menu-panel.tsx');
const MenuPanel = lazy(async () => ({ default: (await load()).MenuPanel }));

/** A menu of actions. The primitive behind it is loaded at the first touch, so that feeds stay light. */
export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState<'by key' | 'by pointer' | null>(null);
  const style = buttonStyle('quiet', 'small', props.className);
  const plain = (
    <button
      type="button"
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded={false}
      className={style}
      onPointerEnter={load}
      onFocus={load}
      onClick={({ detail }) => setWanted(detail === 0 ? 'by key' : 'by pointer')}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') setWanted('by key');
      }}
    >
      {props.trigger}
    </button>
  );
  if (!wanted) return plain;
  return (
    <Suspense fallback={plain}>
      <MenuPanel {...props} triggerClassName={style} focusFirst={wanted === 'by key'} />
    </Suspense>
  );
}
