/** How the last run of a background job ended. */
export const jobResults = ['done', 'failed'] as const;
export type JobResult = (typeof jobResults)[number];
