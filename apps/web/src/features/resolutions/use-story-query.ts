import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readStoryQuery, type StoryQuery, writeStoryQuery } from './story-query.ts';

/** Typing sends a request only after a pause. */
const pauseMs = 300;

export interface StoryQueryState {
  /** The query in the URL, which is also sent to the server. */
  requested: StoryQuery;
  /** The query in the filters, with every letter typed so far. */
  typed: StoryQuery;
  change: (change: Partial<StoryQuery>) => void;
  clear: () => void;
}

/** The filters, kept in the URL so that they survive a reload and returning from a post. */
export function useStoryQuery(): StoryQueryState {
  const [params, setParams] = useSearchParams();
  const requested = readStoryQuery(params);
  const [words, setWords] = useState(requested.words);
  const lastWords = useRef(requested.words);
  const write = (next: StoryQuery) => {
    lastWords.current = next.words.trim();
    setParams(writeStoryQuery(params, { ...next, words: lastWords.current }), { replace: true });
  };
  const latestWrite = useRef(write);
  useEffect(() => {
    latestWrite.current = write;
  });

  // Going back or forward changes the words without typing.
  useEffect(() => {
    if (requested.words === lastWords.current) return;
    lastWords.current = requested.words;
    setWords(requested.words);
  }, [requested.words]);

  const { category } = requested;
  useEffect(() => {
    if (words.trim() === lastWords.current) return;
    const timer = setTimeout(() => latestWrite.current({ category, words }), pauseMs);
    return () => clearTimeout(timer);
  }, [words, category]);

  const change = (partial: Partial<StoryQuery>) => {
    if (partial.words !== undefined) setWords(partial.words);
    if (partial.category !== undefined) write({ words, category: partial.category });
  };
  const clear = () => {
    setWords('');
    write({ category: null, words: '' });
  };
  return { requested, typed: { category, words }, change, clear };
}
