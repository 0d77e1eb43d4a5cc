import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useUser } from '../../lib/server/session.ts';
import { links } from '../../links.ts';
import { releaseAll } from './use-claim.ts';
import { cachedItems, refetchQueue } from './use-queue.ts';

/** Begins a break: it shows at once, and everything that the moderator has claimed is given back. */
export function useBreak(): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const viewerId = useUser()?.id;
  return () => {
    void navigate(links.moderationBreak);
    if (viewerId) void releaseAll(cachedItems(client), viewerId).then(() => refetchQueue(client));
  };
}
