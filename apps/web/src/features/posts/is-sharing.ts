import { useIsMutating } from '@tanstack/react-query';

export const sharingKey = ['share-worry'];

/** Whether a post is being sent, even if the form that sent it has been closed. */
export const useIsSharing = (): boolean => useIsMutating({ mutationKey: sharingKey }) > 0;
