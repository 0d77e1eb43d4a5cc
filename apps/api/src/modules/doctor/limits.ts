/** What the doctor already calls late, because somebody who looks can do something about it. */
export const late = { mailSeconds: 10 * 60, jobSeconds: 5 * 60, jobFailures: 3 } as const;

/** What waits too long, so that admins get a mail if they want it (docs/product.md §8.8). */
export const tooLong = { urgentHours: 4, queueHours: 48, mailHours: 1, jobHours: 1 } as const;
