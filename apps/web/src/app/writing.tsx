import type { ReactNode } from 'react';
import { blogDraft, editDraft } from '../features/posts/post-draft.ts';
import { resolutionDraft } from '../features/resolutions/resolution-draft.ts';
import { aid } from '../features/safety/aid.tsx';
import { WritingAidProvider } from '../lib/writing/writing-aid.ts';

export interface WritingProps {
  /** The post that is commented on or edited. */
  postId?: string;
  children: ReactNode;
}

/**
 * Provides the writing aid, which checks texts on the device while they are written. After an edit of the post, help is
 * shown above the post if the new text calls for help.
 */
export const Writing = ({ postId, children }: WritingProps) => (
  <WritingAidProvider value={aid}>
    {postId &&
      [editDraft, blogDraft, resolutionDraft].map((draft) => (
        <aid.After key={draft(postId)} draftName={draft(postId)} />
      ))}
    {children}
  </WritingAidProvider>
);
