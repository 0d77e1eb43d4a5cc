/** Blocks the event loop until this thread has used `ms` of processor time. On a busy machine that takes longer. */
export function useProcessor(ms: number): void {
  const usedUs = () => process.threadCpuUsage().user + process.threadCpuUsage().system;
  const until = usedUs() + ms * 1_000;
  while (usedUs() < until);
}
