import type * as z from 'zod/mini';
import type { ContentKindName } from './kind-names.ts';
import {
  exerciseFacts,
  exerciseTexts,
  guideFacts,
  guideTexts,
  resourceFacts,
  resourceTexts,
  techniqueFacts,
  techniqueTexts,
} from './schemas.ts';

/**
 * How the items of one kind are stored. Each item has a folder, with a file of facts and a file of texts for each
 * language.
 */
export interface ContentKind<Facts extends z.core.$ZodType, Texts extends z.core.$ZodType> {
  /** The folder that contains the folders of all items. */
  folder: string;
  factsFile: string;
  facts: Facts;
  texts: Texts;
  /** The ids that facts and texts must have in common, such as those of an exercise's steps. */
  idsOfFacts: (facts: z.output<Facts>) => string[];
  idsOfTexts: (texts: z.output<Texts>) => string[];
}

const kind = <Facts extends z.core.$ZodType, Texts extends z.core.$ZodType>(
  entry: ContentKind<Facts, Texts>,
) => entry;

const none = () => [];

export const contentKinds = {
  exercises: kind({
    folder: 'exercises',
    factsFile: 'exercise.yaml',
    facts: exerciseFacts,
    texts: exerciseTexts,
    idsOfFacts: ({ steps }) => steps.map(({ id }) => id),
    idsOfTexts: ({ steps }) => Object.keys(steps),
  }),
  techniques: kind({
    folder: 'techniques',
    factsFile: 'technique.yaml',
    facts: techniqueFacts,
    texts: techniqueTexts,
    idsOfFacts: ({ resources }) => resources.map(({ id }) => id),
    idsOfTexts: ({ resources }) => Object.keys(resources),
  }),
  guides: kind({
    folder: 'guides',
    factsFile: 'guide.yaml',
    facts: guideFacts,
    texts: guideTexts,
    idsOfFacts: none,
    idsOfTexts: none,
  }),
  resources: kind({
    folder: 'resources',
    factsFile: 'resource.yaml',
    facts: resourceFacts,
    texts: resourceTexts,
    idsOfFacts: none,
    idsOfTexts: none,
  }),
} satisfies Record<ContentKindName, unknown>;
