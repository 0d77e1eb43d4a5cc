import { useTranslation } from 'react-i18next';
import { shortcutsShown } from '../../lib/navigation/keys-in-use.ts';
import { lazyPart } from '../../lib/rendering/lazy-part.ts';
import { useInstance } from '../../lib/server/instance.ts';
import { links } from '../../links.ts';
import { AfterPaint } from '../../ui/composed/after-paint.tsx';
import { Mark } from '../../ui/primitives/half-disc.tsx';
import { MarkedLink } from './marked-link.tsx';

const DeviceSwitches = lazyPart(
  () => import('./device-switches.tsx'),
  (part) => part.DeviceSwitches,
);

/** The footer of every page: a note on what "Leave quickly" cannot do, the version, and the switches of this device. */
export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className="mt-10 border-t border-hair bg-sunk pb-[calc(var(--foot-block)+0.5rem)] md:pb-0">
      <div className="mx-auto grid max-w-wide gap-6 px-4 py-8 text-small md:grid-cols-[1fr_18rem]">
        <div className="grid max-w-prose content-start gap-3">
          <Mark />
          <p>{t(($) => $.shell.historyNote)}</p>
          <p className="text-muted">{t(($) => $.shell.alpha)}</p>
          <p>
            <MarkedLink to={links.pricing} className="underline underline-offset-4">
              {t(($) => $.titles.pricing)}
            </MarkedLink>
            {' · '}
            <MarkedLink to={links.guidelines} className="underline underline-offset-4">
              {t(($) => $.titles.guidelines)}
            </MarkedLink>
            {' · '}
            <MarkedLink to={links.privacy} className="underline underline-offset-4">
              {t(($) => $.titles.privacy)}
            </MarkedLink>
            {/* Shortcuts are for devices with a keyboard, which are those with a mouse. */}
            <span className="hidden pointer-fine:inline">
              {' · '}
              <button
                type="button"
                className="cursor-pointer underline underline-offset-4"
                onClick={() => shortcutsShown.set(true)}
              >
                {t(($) => $.keys.title)}
              </button>
            </span>
          </p>
          <InstanceNote />
        </div>
        {/* The placeholder is as high as the switches, so that nothing moves. */}
        <div className="min-h-[10.5rem]">
          <AfterPaint>
            <DeviceSwitches />
          </AfterPaint>
        </div>
      </div>
    </footer>
  );
}

/** What the operator says about this instance. It is last, so that nothing above it moves when it arrives. */
function InstanceNote() {
  const { t } = useTranslation();
  const instance = useInstance();
  if (!instance) return null;
  const { name, description, contactEmail } = instance;
  return (
    <p dir="auto" className="text-muted">
      <span className="font-semibold">{name}</span>
      {description && <span className="whitespace-pre-line"> · {description}</span>}
      {contactEmail && (
        <>
          {' · '}
          <a href={`mailto:${contactEmail}`} className="underline underline-offset-4 wrap-anywhere">
            {t(($) => $.shell.contact)}
          </a>
        </>
      )}
    </p>
  );
}
