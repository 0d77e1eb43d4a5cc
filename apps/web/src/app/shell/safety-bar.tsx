import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { leaveQuickly } from '../../lib/leave.ts';
import { links } from '../../links.ts';
import { HelpIcon, LeaveIcon } from '../../ui/icons.tsx';

const half =
  'flex min-h-12 grow basis-1/2 cursor-pointer items-center justify-center gap-2 px-3 font-semibold ' +
  'no-underline hover:underline md:min-h-11 md:grow-0 md:basis-auto md:px-5';

/**
 * Help and the way out, in the same place on every page (WCAG 3.2.6): under the thumb on a phone, along the
 * top elsewhere. Like the mark, it has two halves.
 */
export function SafetyBar() {
  const { t } = useTranslation();
  const hint = useId();
  return (
    <section
      aria-label={t(($) => $.shell.safety)}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-hair bg-sunk text-small md:sticky md:top-0 md:bottom-auto md:border-t-0 md:border-b"
    >
      <div className="mx-auto flex max-w-wide md:justify-end md:px-4">
        <Link to={links.help} className={`${half} bg-clay text-on-clay`}>
          <HelpIcon className="size-5" />
          {t(($) => $.shell.help)}
        </Link>
        <button
          type="button"
          aria-describedby={hint}
          data-leave=""
          onClick={leaveQuickly}
          className={`${half} bg-ink text-paper`}
        >
          <LeaveIcon className="size-5 rtl:-scale-x-100" />
          {t(($) => $.shell.leave)}
        </button>
        <span id={hint} hidden>
          {t(($) => $.shell.leaveHint)}
        </span>
      </div>
    </section>
  );
}
