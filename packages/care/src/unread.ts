import { defaultLanguage, isLanguageCode } from '@halved/shared/languages';
import type { Analysis } from './analyse.ts';
import { modelVersion } from './model/version.ts';
import type { AnalyseOptions } from './screen.ts';

/**
 * The result of an analysis or a screening that took too long. Nothing is known about the text, so its writer is offered
 * the same help as somebody who may be in danger.
 */
export const unread = ({ localeHint = defaultLanguage }: AnalyseOptions = {}): Analysis => ({
  language: isLanguageCode(localeHint) ? localeHint : defaultLanguage,
  category: 'other',
  sentimentScore: 0,
  keywords: [],
  confidence: 0,
  crisis: 'possible',
  crisisLanguage: null,
  doors: [],
  moderation: 'pending',
  scores: {
    toxicity: 0,
    tone: 0,
    isAimed: false,
    namesGroup: false,
    isInsulting: false,
    isProfane: false,
    urgesSelfHarm: false,
    contacts: 0,
  },
  vector: { terms: [], weights: [], topic: [], meaning: [] },
  modelVersion,
  isRead: false,
});
