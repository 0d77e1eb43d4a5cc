const lookMs = 300;

/**
 * Ends this process gracefully once its parent is gone. `npm start` runs its script through a shell, so a SIGTERM to
 * npm ends npm and the shell and would leave this process holding the port and the database.
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
