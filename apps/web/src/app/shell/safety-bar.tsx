import { useId, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { links } from '../../links.ts';
import { HelpIcon, LeaveIcon } from '../../ui/primitives/icons.tsx';
import { closeLayers, useTopLayer } from '../../ui/primitives/layers.ts';
import { MarkedLink } from './marked-link.tsx';

/**
 * "Get help now" and "Leave quickly", in the same place on every page (WCAG 3.2.6). The bar is at the bottom on a
 * phone, and along the top elsewhere (styles/safety.css). The two controls are rendered into the page's own #safety,
 * outside the root. An open modal dialog makes everything around it inert, so a second pair is rendered above the
 * dialog.
 */
export const SafetyBar = () => (import.meta.env.SSR ? null : <Bars />);

function Bars() {
  const [container] = useState(safetyContainer);
  const layer = useTopLayer();
  useLayoutEffect(() => replaceStaticBar(container), [container]);
  useLayoutEffect(() => measure(container), [container]);
  return (
    <>
      {createPortal(<SafetyLinks first hidden={layer !== undefined} />, container)}
      {layer &&
        createPortal(
          <div data-safety="" popover="manual" ref={lift}>
            <SafetyLinks />
          </div>,
          layer,
        )}
    </>
  );
}

function safetyContainer(): Element {
  const container = document.querySelector('#safety');
  if (container) return container;
  const created = Object.assign(document.createElement('div'), { id: 'safety' });
  created.dataset.safety = '';
  document.body.prepend(created);
  return created;
}

/** The rendered bar replaces the page's static one, which is put back if rendering fails. */
function replaceStaticBar(container: Element) {
  const staticBar = container.querySelector(':scope > div, :scope > aside');
  staticBar?.remove();
  return () => {
    if (staticBar) container.append(staticBar);
  };
}

/**
 * Gives the styles the height of the bar, so that the page ends above it. The height is measured, because it grows with
 * the text size.
 */
function measure(container: Element) {
  const observer = new ResizeObserver(() => {
    document.documentElement.style.setProperty(
      '--safety-block',
      `${container.getBoundingClientRect().height}px`,
    );
  });
  observer.observe(container);
  return () => observer.disconnect();
}

/** A popover is above everything else in the top layer. In browsers without popovers the styles position the bar. */
const lift = (bar: HTMLElement | null) => bar?.showPopover?.();

interface SafetyLinksProps {
  /** Adds the link that skips to the content; set for the pair at the start of the page. */
  first?: boolean;
  /** Hides the pair, but keeps its space, while the pair over a dialog is shown. */
  hidden?: boolean;
}

function SafetyLinks({ first = false, hidden = false }: SafetyLinksProps) {
  const { t } = useTranslation();
  const hint = useId();
  return (
    <section aria-label={t(($) => $.shell.safety)} className={hidden ? 'invisible' : undefined}>
      {first && (
        <a href="#content" data-skip="">
          {t(($) => $.shell.skip)}
        </a>
      )}
      <MarkedLink to={links.help} onClick={closeLayers}>
        <HelpIcon />
        <span>{t(($) => $.shell.help)}</span>
      </MarkedLink>
      {/* boot/boot.ts handles the press, before any open dialog or menu does. */}
      <button type="button" aria-describedby={hint} data-leave="">
        <LeaveIcon />
        <span>{t(($) => $.shell.leave)}</span>
      </button>
      <span id={hint} hidden>
        {t(($) => $.shell.leaveHint)}
      </span>
    </section>
  );
}
