import { useEffect, useRef, useState } from 'react';

const secondMs = 1_000;

/**
 * The whole seconds since the component appeared, without those in which `running` was false. It follows the clock, so
 * that late timers do not add up.
 */
export function useSeconds(running: boolean): number {
  const [seconds, setSeconds] = useState(0);
  const countedMs = useRef(0);
  useEffect(() => {
    if (!running) return;
    const startedAt = performance.now() - countedMs.current;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(tick, secondMs - (countedMs.current % secondMs));
    };
    const tick = () => {
      countedMs.current = performance.now() - startedAt;
      setSeconds(Math.floor(countedMs.current / secondMs));
      wait();
    };
    wait();
    return () => {
      clearTimeout(timer);
      countedMs.current = performance.now() - startedAt;
    };
  }, [running]);
  return seconds;
}
