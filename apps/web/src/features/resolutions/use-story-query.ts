import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readStoryQuery, type StoryQuery, writeStoryQuery } from './story-query.ts';

/** Somebody who types is not answered at every letter. */
const pauseMs = 300;

export interface LookedFor {
  /** As it stands in the address, and as the server is asked. */
  asked: StoryQuery;
  /** As it stands in the filters, with every letter typed. */
  typed: StoryQuery;
  change: (change: Partial<StoryQuery>) => void;
  clear: () => void;
}

/** What is looked for, kept in the address, so that a reload and the way back from a worry find it again. */
export function useStoryQuery(): LookedFor {
  const [params, setParams] = useSearchParams();
  const asked = readStoryQuery(params);
  const [words, setWords] = useState(asked.words);
  const written = useRef(asked.words);
  const write = (next: StoryQuery) => {
    written.current = next.words.trim();
    setParams(writeStoryQuery(params, { ...next, words: written.current }), { replace: true });
  };
  const last = useRef(write);
  useEffect(() => {
    last.current = write;
  });

  // A step through the history brings words that nobody typed.
  useEffect(() => {
    if (asked.words === written.current) return;
    written.current = asked.words;
    setWords(asked.words);
  }, [asked.words]);

  const { category } = asked;
  useEffect(() => {
    if (words.trim() === written.current) return;
    const timer = setTimeout(() => last.current({ category, words }), pauseMs);
    return () => clearTimeout(timer);
  }, [words, category]);

  const change = (part: Partial<StoryQuery>) => {
    if (part.words !== undefined) setWords(part.words);
    if (part.category !== undefined) write({ words, category: part.category });
  };
  const clear = () => {
    setWords('');
    write({ category: null, words: '' });
  };
  return { asked, typed: { category, words }, change, clear };
}
