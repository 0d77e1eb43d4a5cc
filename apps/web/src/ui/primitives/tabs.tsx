import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { cx } from './cx.ts';

export interface TabsProps<Value extends string> {
  /** The accessible name of the row of tabs. */
  label: string;
  value: Value;
  tabs: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
  /** The panel of the chosen tab. */
  children: ReactNode;
}

/**
 * A row of tabs with one panel; arrow keys, Home and End move to a tab and choose it at once (WAI-ARIA tabs pattern).
 */
export function Tabs<Value extends string>({ label, value, tabs, onChange, children }: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const current = tabs.findIndex((tab) => tab.value === value);
    const steps: Record<string, number> = {
      ArrowRight: current + (rtl ? -1 : 1),
      ArrowLeft: current + (rtl ? 1 : -1),
      Home: 0,
      End: tabs.length - 1,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const index = (step + tabs.length) % tabs.length;
    const next = tabs[index];
    if (!next) return;
    onChange(next.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="flex flex-wrap gap-1 border-b border-hair p-1"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            className={cx(
              'tap cursor-pointer rounded-full px-3 text-base sm:px-4',
              tab.value === value ? 'bg-calm font-semibold text-ink' : 'text-muted hover:text-ink',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} className="pt-5">
        {children}
      </div>
    </div>
  );
}
