import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../lib/server/session.ts';
import type { Danger } from '../../lib/writing/support-offers.ts';
import { links } from '../../links.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { cx } from '../../ui/primitives/cx.ts';
import { rememberFocus } from '../../ui/primitives/focus-region.ts';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Notice } from '../../ui/primitives/notice.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';
import { Announcement } from './announcement.tsx';
import { EmergencyCall } from './emergency-call.tsx';
import { linesFor } from './lines.ts';
import { SupportLines } from './support-lines.tsx';

export interface SupportPanelProps {
  support: Danger;
  /** Whether the text is still being written, or was sent. */
  moment: 'before' | 'after';
  away: boolean;
  onAway: (away: boolean) => void;
}

/**
 * Shows whom the writer can talk to. Nobody else sees it. A text that states a danger gets a calm panel, and a text
 * that may imply a danger gets one line. Both are part of the page's flow, cover nothing, and are announced politely.
 */
export function SupportPanel({ support, moment, away, onAway }: SupportPanelProps) {
  const { t } = useTranslation('safety');
  const isExplicit = support?.level === 'explicit';
  const isPanel = isExplicit && !away;
  const frame = useRef<HTMLDivElement>(null);
  const toggled = useRef(false);
  const toggle = (next: boolean) => {
    toggled.current = true;
    onAway(next);
  };
  // The pressed button disappears, so the button that replaces it takes the focus.
  useEffect(() => {
    if (toggled.current) frame.current?.querySelector('button')?.focus();
    toggled.current = false;
  });
  // The line disappears with its button, so what stands around it takes the focus.
  const removeLine = () => {
    const returnFocus = rememberFocus();
    onAway(true);
    requestAnimationFrame(returnFocus);
  };
  const announcement = isExplicit ? t(($) => $.heading) : t(($) => $.possible);
  return (
    <div
      ref={frame}
      data-support={support?.level}
      className={cx(!support && 'contents', support && moment === 'after' && 'my-3')}
    >
      <Announcement text={support ? announcement : ''} />
      {support && isPanel && (
        <OpenPanel language={support.language} moment={moment} onAway={() => toggle(true)} />
      )}
      {support && !isPanel && (
        <p className="flex flex-wrap items-center gap-x-2 text-small">
          {isExplicit ? t(($) => $.away) : t(($) => $.possible)}
          <TextLink to={links.help} className="tap inline-flex items-center">
            {t(($) => $.possibleLink)}
          </TextLink>
          {isExplicit && (
            <Button variant="quiet" size="small" onClick={() => toggle(false)}>
              {t(($) => $.again)}
            </Button>
          )}
          {!isExplicit && moment === 'after' && (
            <Button variant="quiet" size="small" onClick={removeLine}>
              {t(($) => $.putAway)}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

interface OpenPanelProps extends Pick<SupportPanelProps, 'moment'> {
  language: string;
  onAway: () => void;
}

function OpenPanel({ language, moment, onAway }: OpenPanelProps) {
  const { t } = useTranslation('safety');
  const heading = useId();
  const { lines, emergency } = linesFor(language, useUser()?.country ?? null);
  return (
    <Notice role="group" aria-labelledby={heading} className="gap-3!">
      <div className="grid gap-1">
        <p id={heading} className="font-voice text-large font-semibold">
          {t(($) => $.heading)}
        </p>
        <p>{moment === 'before' ? t(($) => $.before) : t(($) => $.after)}</p>
      </div>
      <SupportLines lines={lines} />
      <EmergencyCall line={emergency} />
      <div className="flex flex-wrap gap-2">
        <LinkButton to={links.help}>{t(($) => $.more)}</LinkButton>
        <Button variant="quiet" onClick={onAway}>
          {t(($) => $.putAway)}
        </Button>
      </div>
      <p className="text-small">{moment === 'before' ? t(($) => $.onlyYou) : t(($) => $.onlyYouAfter)}</p>
    </Notice>
  );
}
