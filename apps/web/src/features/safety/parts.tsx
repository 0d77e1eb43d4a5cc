import { useState } from 'react';
import { useStore } from '../../lib/state/store.ts';
import { useOpenDoors } from '../../lib/writing/open-doors.ts';
import { offers, putAway } from '../../lib/writing/support-offers.ts';
import type { WritingHelpProps } from '../../lib/writing/writing-aid.ts';
import { Doors } from './doors.tsx';
import { SupportPanel } from './support-panel.tsx';
import { useSupport } from './use-support.ts';

export { GentleQuestion } from './gentle-question.tsx';
export { mayHurt, preloadReader, readSupport } from './reading.ts';

/** Shown under a text box, while somebody writes. */
export function WhileWriting({ text, otherText = '' }: WritingHelpProps) {
  const support = useSupport(text);
  const otherSupport = useSupport(otherText);
  const [away, setAway] = useState(false);
  const isShownForOther =
    support && otherSupport && (otherSupport.level === 'explicit' || support.level === 'possible');
  return (
    <SupportPanel support={isShownForOther ? null : support} moment="before" away={away} onAway={setAway} />
  );
}

/** Shown near the form, as soon as its text is being sent. The doors wait until the panel of danger is put away. */
export function OnceSent({ draftName }: { draftName: string }) {
  const offer = useStore(offers)[draftName];
  const doors = useOpenDoors(draftName);
  const isPanelOpen = offer?.level === 'explicit' && !offer.away;
  return (
    <>
      {offer && (
        <SupportPanel
          support={offer}
          moment="after"
          away={offer.away}
          onAway={(away) => putAway(draftName, away)}
        />
      )}
      {doors && !isPanelOpen && <Doors {...doors} />}
    </>
  );
}
