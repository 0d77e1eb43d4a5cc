import { useRef, useState } from 'react';
import { useWritingAid } from '../../lib/writing-aid.ts';

export interface GentleQuestion {
  /** It is asked at this moment. */
  open: boolean;
  /** Whether to ask before these words are sent; once for the same words. */
  asks: (words: string) => boolean;
  close: () => void;
}

/** Whether somebody wants to send what may hurt, asked before it is sent. Writing on closes it. */
export function useGentleQuestion(text: string): GentleQuestion {
  const { mayHurt } = useWritingAid();
  const asked = useRef(new Set<string>());
  const [about, setAbout] = useState<string>();
  return {
    open: about !== undefined && about === text.trim(),
    asks: (words) => {
      if (asked.current.has(words) || !mayHurt(words)) return false;
      asked.current.add(words);
      setAbout(words);
      return true;
    },
    close: () => setAbout(undefined),
  };
}
