const lookMs = 300;

/**
 * Ends this process gracefully when its parent has ended. `npm start` runs its script through a shell. A SIGTERM to npm
 * ends npm and the shell, but this process would go on and keep the port and the database.
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
