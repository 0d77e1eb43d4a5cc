import type { ReactNode } from 'react';
import { blogDraft, editDraft } from '../features/posts/post-draft.ts';
import { resolutionDraft } from '../features/resolutions/resolution-draft.ts';
import { aid } from '../features/safety/aid.tsx';
import { WritingAidProvider } from '../lib/forms/writing-aid.ts';

export interface WritingProps {
  /** The post that is commented on or edited. */
  postId?: string;
  children: ReactNode;
}

/**
 * Provides the writing aid: texts are read on the device as they are written, and help is shown above a post whose edit
 * calls for it.
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
