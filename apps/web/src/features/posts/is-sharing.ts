import { useIsMutating } from '@tanstack/react-query';

export const sharingKey = ['share-worry'];

/** Whether a worry is on its way, also when the form that sent it is no longer there. */
export const useIsSharing = (): boolean => useIsMutating({ mutationKey: sharingKey }) > 0;
