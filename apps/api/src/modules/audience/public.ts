export {
  audienceOf,
  forEachAudience,
  forEachOpeningAudience,
  forEachRequestedAudience,
  openingAudienceOf,
  requestedAudienceOf,
} from './rules.ts';
