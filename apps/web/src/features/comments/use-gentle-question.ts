import { useRef, useState } from 'react';
import { useWritingAid } from '../../lib/writing/writing-aid.ts';

export interface GentleQuestion {
  /** Whether the question is shown. */
  open: boolean;
  /** Whether the text is still being checked. */
  waiting: boolean;
  /**
   * Sends the text, or first asks the question if the text may hurt. The question is asked only once for the same text.
   */
  askOrSend: (words: string, send: () => void) => void;
  close: () => void;
}

/** Asks whether somebody really wants to send a text that may hurt. The question closes when they continue to type. */
export function useGentleQuestion(text: string): GentleQuestion {
  const { mayHurt } = useWritingAid();
  const questionedTexts = useRef(new Set<string>());
  const [questionedText, setQuestionedText] = useState<string>();
  const [waiting, setWaiting] = useState(false);
  const decide = (words: string, hurts: boolean, send: () => void) => {
    if (!hurts) return send();
    questionedTexts.current.add(words);
    setQuestionedText(words);
  };
  const askOrSend = (words: string, send: () => void) => {
    if (waiting) return;
    const hurtful = !questionedTexts.current.has(words) && mayHurt(words);
    if (typeof hurtful === 'boolean') return decide(words, hurtful, send);
    setWaiting(true);
    void hurtful.then((hurts) => {
      setWaiting(false);
      decide(words, hurts, send);
    });
  };
  const open = questionedText !== undefined && questionedText === text.trim();
  return { open, waiting, askOrSend, close: () => setQuestionedText(undefined) };
}
