import type { Support } from '@halved/shared/contract/support';
import { useEffect, useState } from 'react';
import { readSupport } from './reading.ts';

/** So long nothing is typed before it is read. */
const pauseMs = 600;

/** What a half-written text asks for, a moment after the last stroke. Nothing of it leaves the device. */
export function useSupport(text: string): Support {
  const [support, setSupport] = useState<Support>(null);
  const isBlank = text.trim() === '';
  useEffect(() => {
    if (isBlank) return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const found = await readSupport(text);
      if (isWanted) setSupport(found);
    }, pauseMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [text, isBlank]);
  return isBlank ? null : support;
}
