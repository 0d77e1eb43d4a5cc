import { useEffect, useState } from 'react';

const momentMs = 100;

/** Screen readers announce changes only in an element that already exists, so the text is added a moment after it. */
export function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), momentMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p aria-live="polite" className="sr-only">
      {announced}
    </p>
  );
}
