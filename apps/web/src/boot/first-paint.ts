/** A tab in the background paints nothing, and not every browser tells; what waits comes all the same. */
const withoutPaintMs = 1_000;

/** Calls back, at least once, when the first words or shapes of the page stand on the screen. */
export function afterFirstPaint(done: () => void): void {
  setTimeout(done, withoutPaintMs);
  try {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) done();
    }).observe({ type: 'paint', buffered: true });
  } catch {
    // An old browser waits for the time.
  }
}
