import { useRef, useState } from 'react';
import { useWritingAid } from '../../lib/forms/writing-aid.ts';

export interface GentleQuestion {
  /** It is asked at this moment. */
  open: boolean;
  /** It is not known yet whether there is something to ask. */
  waiting: boolean;
  /** Sends these words, unless they have to be asked about first; the same words once. */
  before: (words: string, send: () => void) => void;
  close: () => void;
}

/** Whether somebody wants to send what may hurt, asked before it is sent. Writing on closes it. */
export function useGentleQuestion(text: string): GentleQuestion {
  const { mayHurt } = useWritingAid();
  const asked = useRef(new Set<string>());
  const [about, setAbout] = useState<string>();
  const [waiting, setWaiting] = useState(false);
  const decide = (words: string, hurts: boolean, send: () => void) => {
    if (!hurts) return send();
    asked.current.add(words);
    setAbout(words);
  };
  const before = (words: string, send: () => void) => {
    if (waiting) return;
    const answer = !asked.current.has(words) && mayHurt(words);
    if (typeof answer === 'boolean') return decide(words, answer, send);
    setWaiting(true);
    void answer.then((hurts) => {
      setWaiting(false);
      decide(words, hurts, send);
    });
  };
  const open = about !== undefined && about === text.trim();
  return { open, waiting, before, close: () => setAbout(undefined) };
}
