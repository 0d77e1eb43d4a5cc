export {
  audienceOf,
  type OpeningViewer,
  openingAudienceOf,
  perAudience,
  requestedAudienceOf,
} from './rules.ts';
