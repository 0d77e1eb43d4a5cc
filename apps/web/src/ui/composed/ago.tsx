import type { PointerEvent } from 'react';
import { useDateTime } from '../../lib/texts/dates.ts';
import { useRelativeTime } from '../../lib/texts/relative-time.ts';

/**
 * How long ago a moment was, with its date and time on hover. Date and time are formatted only on hover, because
 * formatting the first date takes a phone longer than rendering the whole card.
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
