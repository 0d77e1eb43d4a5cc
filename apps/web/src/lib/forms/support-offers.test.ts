import { beforeEach, describe, expect, it } from 'vitest';
import { personLeft } from '../server/session.ts';
import { offerAtSending, offerByAnswer, offers, putAway } from './support-offers.ts';

const place = 'worry';
const here = () => offers.get()[place];

beforeEach(() => offers.set({}));

describe('the help offered where a text was sent', () => {
  it('appears at once by the browser’s reading, then changes to the language that the server detected', () => {
    offerAtSending(place, { level: 'possible', language: 'en' });
    expect(here()).toEqual({ level: 'possible', language: 'en', away: false });
    offerByAnswer(place, { level: 'explicit', language: 'es' });
    expect(here()).toEqual({ level: 'explicit', language: 'es', away: false });
  });

  it('stays open after the server’s answer and after the next text', () => {
    offerAtSending(place, { level: 'explicit', language: 'en' });
    offerByAnswer(place, null);
    offerByAnswer(place, { level: 'possible', language: 'en' });
    offerAtSending(place, null);
    expect(here()?.level).toBe('explicit');
  });

  it('shrinks to a line when closed, stays closed when its answer comes, and opens for the next text', () => {
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

  it('disappears once it was closed and the next text needs no help; an offer of one line disappears when closed', () => {
    offerAtSending(place, { level: 'explicit', language: 'en' });
    putAway(place, true);
    offerAtSending(place, null);
    expect(here()).toBeUndefined();
    offerByAnswer(place, { level: 'possible', language: 'en' });
    putAway(place, true);
    expect(here()).toBeUndefined();
  });

  it('belongs to one place, and disappears at a sign-out', () => {
    offerAtSending(place, { level: 'explicit', language: 'en' });
    expect(offers.get()['comment:1']).toBeUndefined();
    personLeft.emit();
    expect(here()).toBeUndefined();
  });
});
