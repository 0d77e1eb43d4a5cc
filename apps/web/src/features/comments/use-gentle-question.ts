import { useRef, useState } from 'react';
import { useWritingAid } from '../../lib/forms/writing-aid.ts';

export interface GentleQuestion {
  /** Whether the question is shown. */
  open: boolean;
  /** Whether the text is still being checked. */
  waiting: boolean;
  /** Sends the text, unless the question has to be asked first. The same text is asked about only once. */
  before: (words: string, send: () => void) => void;
  close: () => void;
}

/** Asks whether somebody really wants to send a text that may hurt. Typing on closes the question. */
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
