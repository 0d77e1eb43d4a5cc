import { describe, expect, it } from 'vitest';
import { type ModerationFacts, moderationOf } from './moderation.ts';

const comment: ModerationFacts = {
  kind: 'comment',
  toxicity: 0.1,
  isAimed: false,
  namesGroup: false,
  isInsulting: false,
  isProfane: false,
  urgesSelfHarm: false,
  isCrisis: false,
  contacts: 0,
};
const worry: ModerationFacts = { ...comment, kind: 'worry' };
const aimed = { isAimed: true };
const insult = { isInsulting: true };

describe('a comment', () => {
  it.each<[string, Partial<ModerationFacts>, string]>([
    ['that is kind', {}, 'approved'],
    ['just below doubt that is aimed at a person', { toxicity: 0.69, ...aimed, ...insult }, 'approved'],
    ['in doubt, aimed at nobody', { toxicity: 0.84 }, 'approved'],
    ['in doubt, aimed at a person', { toxicity: 0.7, ...aimed }, 'pending'],
    ['in doubt, with an insult', { toxicity: 0.7, ...insult }, 'pending'],
    ['in much doubt, alone', { toxicity: 0.85 }, 'pending'],
    ['that swears about life', { toxicity: 0.9, isProfane: true }, 'approved'],
    ['that swears at somebody', { toxicity: 0.9, isProfane: true, ...aimed }, 'pending'],
    ['that is hostile, aimed at a person', { toxicity: 0.92, ...aimed }, 'flagged'],
    ['that is hostile, with an insult', { toxicity: 0.92, ...insult }, 'flagged'],
    ['that is hostile and names a group', { toxicity: 0.92, namesGroup: true }, 'flagged'],
    ['with a hostile score and no second sign', { toxicity: 0.99 }, 'pending'],
    ['with a link from an account of an hour', { contacts: 1, accountAgeHours: 1 }, 'pending'],
    ['with a link from an account of a day', { contacts: 1, accountAgeHours: 24 }, 'approved'],
    ['with a link from an account of no known age', { contacts: 1 }, 'approved'],
    ['that was sent once before', { repeats: 1 }, 'approved'],
    ['that was sent twice before', { repeats: 2 }, 'pending'],
    ['reported by two', { reporters: 2 }, 'approved'],
    ['reported by three', { reporters: 3 }, 'pending'],
    ['that was hostile, reported by three', { reporters: 3, toxicity: 0.99, ...aimed }, 'pending'],
    ['that tells somebody to harm themselves', { urgesSelfHarm: true }, 'pending'],
    [
      'that tells somebody to harm themselves and is hostile',
      { urgesSelfHarm: true, toxicity: 0.99, ...aimed },
      'pending',
    ],
  ])('%s', (_, facts, status) => {
    expect(moderationOf({ ...comment, ...facts }).status).toBe(status);
  });

  it('that tells somebody to harm themselves comes first in the queue', () => {
    expect(moderationOf({ ...comment, urgesSelfHarm: true })).toEqual({
      status: 'pending',
      isUrgent: true,
      reason: 'self_harm_urged',
    });
  });

  it('that tells somebody to harm themselves stays first in the queue when it is reported', () => {
    expect(moderationOf({ ...comment, urgesSelfHarm: true, reporters: 3 }).isUrgent).toBe(true);
  });
});

describe('a worry', () => {
  it.each<[string, Partial<ModerationFacts>, string]>([
    ['that is sad', {}, 'approved'],
    ['in doubt, aimed at a person', { toxicity: 0.8, ...aimed }, 'approved'],
    ['with a hostile score alone', { toxicity: 0.99 }, 'approved'],
    ['that quotes an insult', { toxicity: 0.95, ...insult }, 'approved'],
    ['that insults somebody it addresses', { toxicity: 0.95, ...aimed, ...insult }, 'pending'],
    ['with a link from an account of an hour', { contacts: 1, accountAgeHours: 1 }, 'pending'],
    ['that was sent twice before', { repeats: 2 }, 'pending'],
    ['reported by three', { reporters: 3 }, 'pending'],
    ['that tells somebody to harm themselves', { urgesSelfHarm: true }, 'pending'],
  ])('%s', (_, facts, status) => {
    expect(moderationOf({ ...worry, ...facts }).status).toBe(status);
  });

  it('of somebody in danger is published whatever its tone, links or repetition', () => {
    const facts = { toxicity: 1, ...aimed, ...insult, contacts: 3, accountAgeHours: 0, repeats: 9 };
    expect(moderationOf({ ...worry, ...facts, urgesSelfHarm: true, isCrisis: true })).toEqual({
      status: 'approved',
      isUrgent: false,
    });
  });
});
