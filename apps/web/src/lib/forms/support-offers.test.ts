import { beforeEach, describe, expect, it } from 'vitest';
import { personLeft } from '../server/session.ts';
import { offerAtSending, offerByAnswer, offers, putAway } from './support-offers.ts';

const place = 'worry';
const here = () => offers.get()[place];

beforeEach(() => offers.set({}));

describe('the help that is offered where something was sent from', () => {
  it('is there by the browser’s own reading, and speaks the language that the server found', () => {
    offerAtSending(place, { level: 'possible', language: 'en' });
    expect(here()).toEqual({ level: 'possible', language: 'en', away: false });
    offerByAnswer(place, { level: 'explicit', language: 'es' });
    expect(here()).toEqual({ level: 'explicit', language: 'es', away: false });
  });

  it('is never taken back by an answer, nor by what is sent next', () => {
    offerAtSending(place, { level: 'explicit', language: 'en' });
    offerByAnswer(place, null);
    offerByAnswer(place, { level: 'possible', language: 'en' });
    offerAtSending(place, null);
    expect(here()?.level).toBe('explicit');
  });

  it('leaves a line when it is put away, stays away when its own answer comes, and is open for what is sent next', () => {
    offerAtSending(place, { level: 'explicit', language: 'en' });
    putAway(place, true);
    offerByAnswer(place, { level: 'explicit', language: 'en' });
    expect(here()?.away).toBe(true);
    putAway(place, false);
    expect(here()?.away).toBe(false);
    putAway(place, true);
    offerAtSending(place, { level: 'explicit', language: 'en' });
    expect(here()?.away).toBe(false);
  });

  it('goes where it was put away and nothing speaks for it any more; a line goes at once', () => {
    offerAtSending(place, { level: 'explicit', language: 'en' });
    putAway(place, true);
    offerAtSending(place, null);
    expect(here()).toBeUndefined();
    offerByAnswer(place, { level: 'possible', language: 'en' });
    putAway(place, true);
    expect(here()).toBeUndefined();
  });

  it('stands in one place, and goes with whoever it was for', () => {
    offerAtSending(place, { level: 'explicit', language: 'en' });
    expect(offers.get()['comment:1']).toBeUndefined();
    personLeft.emit();
    expect(here()).toBeUndefined();
  });
});
