import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readStoryQuery, type StoryQuery, writeStoryQuery } from './story-query.ts';

/** Typing sends a request only after a pause. */
const pauseMs = 300;

export interface LookedFor {
  /** The query in the URL, which is also sent to the server. */
  asked: StoryQuery;
  /** The query in the filters, with every letter typed so far. */
  typed: StoryQuery;
  change: (change: Partial<StoryQuery>) => void;
  clear: () => void;
}

/** The filters, kept in the URL so that they survive a reload and returning from a post. */
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

  // Going back or forward changes the words without typing.
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
