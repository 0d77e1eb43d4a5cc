export {
  audienceOf,
  forEachAudience,
  forEachOpeningAudience,
  forEachRequestedAudience,
  type OpeningViewer,
  openingAudienceOf,
  requestedAudienceOf,
} from './rules.ts';
