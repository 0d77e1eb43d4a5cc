import { useEffect, useRef, useState } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';

/** Typing changes the URL, and so sends a request, only after a pause. */
const pauseMs = 300;
/** The parameter of the search words. */
const wordsName = 'q';

export interface UrlFilters {
  /** The value of a filter in the URL, which is also sent to the server; null if the filter is not set. */
  requested: (name: string) => string | null;
  /** The search words in the URL. */
  requestedWords: string;
  /** The search words with every letter typed so far. */
  words: string;
  setWords: (words: string) => void;
  /** Sets a filter, or removes it for an empty value. */
  set: (name: string, value: string) => void;
  /** Removes the search words and these filters. */
  clear: (names: readonly string[]) => void;
}

/**
 * The filters of a list, kept in the URL so that they survive a reload and returning to the list. Going back undoes the
 * last choice; letters that are typed make no entries in the history.
 */
export function useUrlFilters(): UrlFilters {
  const [params, setParams] = useSearchParams();
  // The router may render a new URL a moment later. Until then the controls show the choice, and the next one adds to
  // it.
  const [current, setCurrent] = useState(params);
  // The choices that are not rendered yet, the latest at the end. An earlier one that is rendered late does not undo it.
  const unrendered = useRef<string[]>([]);
  useEffect(() => {
    const nth = unrendered.current.indexOf(params.toString());
    unrendered.current = nth < 0 ? [] : unrendered.current.slice(nth + 1);
    if (unrendered.current.length === 0) setCurrent(params);
  }, [params]);
  // Someone may go back before the router has rendered the last choice. Then it has nothing new to render.
  useEffect(() => {
    const show = () => {
      unrendered.current = [];
      setCurrent(new URLSearchParams(window.location.search));
    };
    window.addEventListener('popstate', show);
    return () => window.removeEventListener('popstate', show);
  }, []);
  const requestedWords = current.get(wordsName)?.trim() ?? '';
  const [words, setWords] = useState(requestedWords);
  const written = useRef(requestedWords);
  const write = (changes: Record<string, string>, options?: NavigateOptions) => {
    const next = new URLSearchParams(current);
    written.current = changes[wordsName] ?? words.trim();
    for (const [name, value] of Object.entries({ ...changes, [wordsName]: written.current })) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setCurrent(next);
    unrendered.current.push(next.toString());
    setParams(next, options);
  };
  const latestWrite = useRef(write);
  useEffect(() => {
    latestWrite.current = write;
  });

  // Going back or forward changes the words without typing.
  useEffect(() => {
    if (requestedWords === written.current) return;
    written.current = requestedWords;
    setWords(requestedWords);
  }, [requestedWords]);

  useEffect(() => {
    if (words.trim() === written.current) return;
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // While the page of a link loads, the list is still on the screen. A change of the URL would lead back to the
      // list.
      if (window.location.pathname === pathname) latestWrite.current({}, { replace: true });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [words]);

  return {
    requested: (name) => current.get(name),
    requestedWords,
    words,
    setWords,
    set: (name, value) => write({ [name]: value }),
    clear: (names) => {
      setWords('');
      write(Object.fromEntries([wordsName, ...names].map((name) => [name, ''])));
    },
  };
}
