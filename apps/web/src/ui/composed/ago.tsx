import type { PointerEvent } from 'react';
import { useDateTime, useRelativeTime } from '../../lib/texts/relative-time.ts';

/**
 * How long ago a moment was, with its date and time on hover. Both are formatted only on hover, because the first date
 * to be formatted takes a phone longer than the whole card around it.
 */
export function Ago({ moment }: { moment: string }) {
  const relative = useRelativeTime();
  const dateTime = useDateTime();
  const showTitle = ({ currentTarget }: PointerEvent<HTMLTimeElement>) => {
    currentTarget.title = dateTime(moment);
  };
  return (
    <time dateTime={moment} onPointerEnter={showTitle}>
      {relative(moment)}
    </time>
  );
}
