export {
  audienceOf,
  forEachAudience,
  forEachOpeningAudience,
  forEachRequestedAudience,
  openingAudienceOf,
  type Reader,
  requestedAudienceOf,
} from './rules.ts';
