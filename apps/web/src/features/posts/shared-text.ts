/** The parameters of /feed in which another app hands over what somebody shares to Halved (build/manifest.ts). */
export const sharedParams = ['title', 'text', 'url'] as const;

/** Whether another app shared something, even if it is empty. */
export const isShared = (params: URLSearchParams): boolean => sharedParams.some((name) => params.has(name));
