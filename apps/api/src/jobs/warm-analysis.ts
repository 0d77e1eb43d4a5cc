import { warming } from '@halved/care';

/** The first visitor comes first; then a few milliseconds of work at a time. */
const beginAfterMs = 500;
const pauseMs = 25;

/** Makes ready, little by little, what understanding a text needs; what it returns stops that. */
export function warmAnalysis(): () => void {
  const steps = warming();
  const step = () => {
    if (!steps.next().done) timer = setTimeout(step, pauseMs).unref();
  };
  let timer = setTimeout(step, beginAfterMs).unref();
  return () => clearTimeout(timer);
}
