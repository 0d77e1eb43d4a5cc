/** The budgets of the built client in bytes after gzip. The build fails when a part is larger than its budget. */
export const budgets = { entry: 150_000, route: 35_000, charts: 90_000, styles: 12_000 };

/** Whether a route has charts, so that it may be heavier. */
export const hasCharts = (path: string): boolean => /^\/(analytics|demographics)(\/|$)/.test(path);
