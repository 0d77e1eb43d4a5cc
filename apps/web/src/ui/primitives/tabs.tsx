import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { cx } from './cx.ts';
import { tabStyle } from './tab-style.ts';

export interface TabsProps<Value extends string> {
  /** The accessible name of the row of tabs. */
  label: string;
  value: Value;
  tabs: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
  /** What stands at the end of the row of tabs, such as the tools of the panel. */
  beside?: ReactNode;
  /** The panel of the chosen tab. */
  children: ReactNode;
}

/**
 * A row of tabs with one panel; arrow keys, Home and End move to a tab and choose it at once (WAI-ARIA tabs pattern).
 */
export function Tabs<Value extends string>({
  label,
  value,
  tabs,
  onChange,
  beside,
  children,
}: TabsProps<Value>) {
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
      <div className="flex flex-wrap items-center justify-between gap-x-1 border-b border-hair sm:py-1">
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          onKeyDown={move}
          className="flex flex-wrap gap-0.5 sm:gap-1"
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
                'cursor-pointer',
                tabStyle(tab.value === value, beside ? 'px-1.5 text-small' : 'px-3'),
              )}
            >
              {tab.label}
            </button>
          ))}
        </div>
        {beside}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${value}`}
        className={cx(beside ? 'pt-2.5' : 'pt-4', 'sm:pt-5')}
      >
        {children}
      </div>
    </div>
  );
}
