import type { Resolution, ResolutionStory } from '@halved/shared/contract/resolutions';
import { anId } from './factories.ts';

export function aResolution(changes: Partial<Resolution> = {}): Resolution {
  const postId = changes.postId ?? anId();
  return {
    id: anId(),
    postId,
    copingMethods: ['Walking by the river', 'Writing it down'],
    resolutionStory: 'It was nothing, in the end.',
    helpfulnessRating: 4,
    resolvedAt: '2026-11-21T10:00:00.000Z',
    post: {
      id: postId,
      worryPrompt: 'What keeps you up tonight?',
      shortContent: 'The results come on Thursday.',
      sensitive: false,
      longContent: null,
      longContentTruncated: false,
      privacyLevel: 'public',
    },
    ...changes,
  };
}

export const aStory = (changes: Partial<ResolutionStory> = {}): ResolutionStory => ({
  id: anId(),
  copingMethods: ['Walking by the river'],
  resolutionStory: 'It was nothing, in the end.',
  helpfulnessRating: 4,
  resolvedAt: '2026-11-21T10:00:00.000Z',
  post: {
    id: anId(),
    worryPrompt: 'What keeps you up tonight?',
    shortContent: 'The results come on Thursday.',
    category: 'health',
    sensitive: false,
  },
  user: { id: anId(), username: 'noor', displayName: 'Noor', avatarUrl: null },
  ...changes,
});
