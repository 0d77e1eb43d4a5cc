import type { PointerEvent } from 'react';
import { useDateTime, useRelativeTime } from '../../lib/texts/relative-time.ts';

/**
 * How long ago a moment was; its date and time come to whoever points at it. Not before: the first date that is
 * written out takes a phone longer than the whole card around it.
 */
export function Ago({ moment }: { moment: string }) {
  const relative = useRelativeTime();
  const dateTime = useDateTime();
  const tell = ({ currentTarget }: PointerEvent<HTMLTimeElement>) => {
    currentTarget.title = dateTime(moment);
  };
  return (
    <time dateTime={moment} onPointerEnter={tell}>
      {relative(moment)}
    </time>
  );
}
