import type { Support } from '@halved/shared/contract/support';
import { telLink } from '@halved/shared/crisis-lines';
import { Phone } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../lib/server/session.ts';
import { links } from '../../links.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { cx } from '../../ui/primitives/cx.ts';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Notice } from '../../ui/primitives/notice.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';
import { linesFor } from './lines.ts';
import { SupportLines } from './support-lines.tsx';

export interface SupportPanelProps {
  support: Support;
  /** Whether the text is still being written, or was sent. */
  moment: 'before' | 'after';
  away: boolean;
  onAway: (away: boolean) => void;
}

/**
 * Shows the writer alone whom they can talk to: a calm panel if the text states a danger, a quiet line if it may imply
 * one. It stands in the page's flow, covers nothing, and is announced politely.
 */
export function SupportPanel({ support, moment, away, onAway }: SupportPanelProps) {
  const { t } = useTranslation('safety');
  const isExplicit = support?.level === 'explicit';
  const isPanel = isExplicit && !away;
  const frame = useRef<HTMLDivElement>(null);
  const turned = useRef(false);
  const turn = (next: boolean) => {
    turned.current = true;
    onAway(next);
  };
  // The pressed button disappears, so the one that replaces it takes the focus.
  useEffect(() => {
    if (turned.current) frame.current?.querySelector('button')?.focus();
    turned.current = false;
  });
  const said = isExplicit ? t(($) => $.heading) : t(($) => $.possible);
  return (
    <div
      ref={frame}
      data-support={support?.level}
      className={cx(!support && 'contents', support && moment === 'after' && 'my-3')}
    >
      <Told text={support ? said : ''} />
      {support && isPanel && <Open language={support.language} moment={moment} onAway={() => turn(true)} />}
      {support && !isPanel && (
        <p className="flex flex-wrap items-center gap-x-2 text-small">
          {isExplicit ? t(($) => $.away) : t(($) => $.possible)}
          <TextLink to={links.help} className="tap inline-flex items-center">
            {t(($) => $.possibleLink)}
          </TextLink>
          {isExplicit && (
            <Button variant="quiet" size="small" onClick={() => turn(false)}>
              {t(($) => $.again)}
            </Button>
          )}
          {!isExplicit && moment === 'after' && (
            <Button variant="quiet" size="small" onClick={() => onAway(true)}>
              {t(($) => $.putAway)}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

const momentMs = 100;

/** Screen readers announce changes only in an element that already exists, so the text is added a moment after it. */
function Told({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), momentMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  );
}

interface OpenProps extends Pick<SupportPanelProps, 'moment'> {
  language: string;
  onAway: () => void;
}

function Open({ language, moment, onAway }: OpenProps) {
  const { t } = useTranslation('safety');
  const heading = useId();
  const { lines, emergency } = linesFor(language, useUser()?.country ?? null);
  const call = emergency && telLink(emergency);
  return (
    <Notice role="group" aria-labelledby={heading} className="gap-3!">
      <div className="grid gap-1">
        <p id={heading} className="font-voice text-large font-semibold">
          {t(($) => $.heading)}
        </p>
        <p>{moment === 'before' ? t(($) => $.before) : t(($) => $.after)}</p>
      </div>
      <SupportLines lines={lines} />
      {emergency && call && (
        <a
          href={call}
          className="tap inline-flex items-center gap-2 justify-self-start font-semibold underline underline-offset-4"
        >
          <Phone className="size-5 shrink-0" aria-hidden="true" />
          {t(($) => $.emergency, { number: emergency.phone ?? '' })}
        </a>
      )}
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
