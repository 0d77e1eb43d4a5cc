import type { Feature } from '@halved/shared/tiers';
import type { Resources } from '../../i18n/resources.ts';

/** The features that have texts for the gate in front of them. */
export type GatedFeature = Feature & keyof Resources['subscriptions']['features'];
