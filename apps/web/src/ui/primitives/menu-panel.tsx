import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { useMedia, wideScreen } from '../../lib/device/media.ts';
import { cx } from './cx.ts';

export interface MenuItem {
  label: string;
  /** A stable key, which keeps the focus on an entry while its label changes. */
  id?: string;
  icon?: ReactNode;
  danger?: boolean;
  onSelect: () => void;
}

export interface MenuProps {
  /** The accessible name of the trigger. */
  label: string;
  /** What the trigger shows. */
  trigger: ReactNode;
  items: readonly MenuItem[];
  className?: string;
}

/** How the menu was opened before its panel had loaded. */
export interface OpenedMenu {
  triggerClassName: string;
  /**
   * Whether the menu was opened by keyboard. The primitive cannot know this, because it is loaded only after the menu
   * was opened.
   */
  focusFirst: boolean;
}

interface MenuPanelProps extends MenuProps, OpenedMenu {}

/** The text direction of the document. The primitive assumes left to right if no direction is passed. */
const direction = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

const edgePx = 12;

/**
 * The height of the bars that would cover a menu: the safety bar, and the navigation of a phone. On wide screens the
 * safety bar is along the top; otherwise both bars are at the bottom.
 */
const barsPx = () => {
  const style = getComputedStyle(document.documentElement);
  const px = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0;
  return edgePx + px('--safety-block') + px('--bar-block');
};

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The panel is rendered only after somebody has opened the menu, so it is open from the start. */
export function MenuPanel({ label, trigger, items, triggerClassName, focusFirst }: MenuPanelProps) {
  const wide = useMedia(wideScreen);
  return (
    <DropdownMenu.Root dir={direction()} modal={false} defaultOpen>
      <DropdownMenu.Trigger aria-label={label} className={triggerClassName}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        collisionPadding={{
          top: wide ? barsPx() : edgePx,
          bottom: wide ? edgePx : barsPx(),
          left: edgePx,
          right: edgePx,
        }}
        className="arrive z-30 max-h-(--radix-dropdown-menu-content-available-height) max-w-(--radix-dropdown-menu-content-available-width) min-w-52 overflow-y-auto rounded-field border border-line bg-surface p-1.5 text-ink"
      >
        {items.map((item, index) => (
          <DropdownMenu.Item
            key={item.id ?? item.label}
            ref={focusFirst && index === 0 ? takeFocus : undefined}
            onSelect={item.onSelect}
            className={cx(
              'tap flex cursor-pointer items-center gap-3 rounded-field px-3 outline-none wrap-anywhere *:shrink-0',
              'data-highlighted:bg-calm data-highlighted:outline-2 data-highlighted:outline-focus',
              item.danger && 'text-err',
            )}
          >
            {item.icon}
            {item.label}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
