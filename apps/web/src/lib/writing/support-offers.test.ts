import { beforeEach, describe, expect, it } from 'vitest';
import { personLeft } from '../server/session.ts';
import { offerAtSending, offerFromResponse, offers, putAway } from './support-offers.ts';

const draftName = 'worry';
const offer = () => offers.get()[draftName];

beforeEach(() => offers.set({}));

describe('the help offered where a text was sent', () => {
  it('appears at once after the browser’s check, then changes to the language that the server detected', () => {
    offerAtSending(draftName, { level: 'possible', language: 'en' });
    expect(offer()).toEqual({ level: 'possible', language: 'en', away: false });
    offerFromResponse(draftName, { level: 'explicit', language: 'es', doors: [] });
    expect(offer()).toEqual({ level: 'explicit', language: 'es', away: false });
  });

  it('stays open after the server’s response and after the next text', () => {
    offerAtSending(draftName, { level: 'explicit', language: 'en' });
    offerFromResponse(draftName, null);
    offerFromResponse(draftName, { level: 'possible', language: 'en', doors: [] });
    offerAtSending(draftName, null);
    expect(offer()?.level).toBe('explicit');
  });

  it('shrinks to a line when closed, stays closed after the response, and opens again for the next text', () => {
    offerAtSending(draftName, { level: 'explicit', language: 'en' });
    putAway(draftName, true);
    offerFromResponse(draftName, { level: 'explicit', language: 'en', doors: [] });
    expect(offer()?.away).toBe(true);
    putAway(draftName, false);
    expect(offer()?.away).toBe(false);
    putAway(draftName, true);
    offerAtSending(draftName, { level: 'explicit', language: 'en' });
    expect(offer()?.away).toBe(false);
  });

  it('disappears when closed if the danger is only possible; if it is explicit, only after the next text without danger', () => {
    offerAtSending(draftName, { level: 'explicit', language: 'en' });
    putAway(draftName, true);
    offerAtSending(draftName, null);
    expect(offer()).toBeUndefined();
    offerFromResponse(draftName, { level: 'possible', language: 'en', doors: [] });
    putAway(draftName, true);
    expect(offer()).toBeUndefined();
  });

  it('belongs to one draft, and disappears at a sign-out', () => {
    offerAtSending(draftName, { level: 'explicit', language: 'en' });
    expect(offers.get()['comment:1']).toBeUndefined();
    personLeft.emit();
    expect(offer()).toBeUndefined();
  });
});
