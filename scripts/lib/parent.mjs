const lookMs = 300;

/**
 * Ends this process, in good order, once the one that started it is gone. `npm start` runs its script through a shell:
 * a SIGTERM to npm ends npm and the shell, and would leave us behind with the port and the database.
 */
export function endWithParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, lookMs);
  timer.unref();
}
