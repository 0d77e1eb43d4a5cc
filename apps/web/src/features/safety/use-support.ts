import { useEffect, useState } from 'react';
import type { Danger } from '../../lib/writing/support-offers.ts';
import { readSupport } from './reading.ts';

/** How long typing has to pause before the text is checked. */
const pauseMs = 600;

/**
 * The support for the writer of an unfinished text. It is updated a moment after the last keystroke. The text never
 * leaves the device.
 */
export function useSupport(text: string): Danger {
  const [support, setSupport] = useState<Danger>(null);
  const isBlank = text.trim() === '';
  useEffect(() => {
    if (isBlank) return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const detected = await readSupport(text);
      if (isWanted) setSupport(detected);
    }, pauseMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [text, isBlank]);
  return isBlank ? null : support;
}
