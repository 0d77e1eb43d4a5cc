import { useTranslation } from 'react-i18next';
import { useUser } from '../../lib/server/session.ts';
import { links } from '../../links.ts';
import { TextLink } from '../../ui/primitives/text-link.tsx';
import { EmergencyCall } from './emergency-call.tsx';
import { linesFor } from './lines.ts';
import { SupportLines } from './support-lines.tsx';

/** How to help a friend who may be in danger, from the guide of that name, and the lines, which advise friends too. */
export function FriendHelp({ language }: { language: string }) {
  const { t } = useTranslation('safety');
  const { lines, emergency } = linesFor(language, useUser()?.country ?? null);
  return (
    <>
      <ul className="grid list-disc gap-1 ps-5">
        <li>{t(($) => $.doors.friend.ask)}</li>
        <li>{t(($) => $.doors.friend.listen)}</li>
        <li>{t(($) => $.doors.friend.secret)}</li>
        <li>{t(($) => $.doors.friend.now)}</li>
      </ul>
      <EmergencyCall line={emergency} />
      <p>{t(($) => $.doors.friend.lines)}</p>
      <SupportLines lines={lines} />
      <TextLink to={links.help} className="tap inline-flex items-center justify-self-start">
        {t(($) => $.more)}
      </TextLink>
    </>
  );
}
