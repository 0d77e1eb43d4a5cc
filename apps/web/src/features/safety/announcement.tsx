import { useEffect, useState } from 'react';

const momentMs = 100;
const staysMs = 5_000;

/**
 * Screen readers announce changes only in an element that already exists, so the text is added a moment after it. Later
 * it is removed, because a reader who moves through the page would read it again beside the same visible text.
 */
export function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const start = setTimeout(() => setAnnounced(text), momentMs);
    const end = setTimeout(() => setAnnounced(''), staysMs);
    return () => {
      clearTimeout(start);
      clearTimeout(end);
    };
  }, [text]);
  return (
    <p aria-live="polite" className="sr-only">
      {announced}
    </p>
  );
}
