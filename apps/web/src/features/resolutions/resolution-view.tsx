import { useTranslation } from 'react-i18next';
import { Stars } from '../../ui/composed/stars.tsx';
import { Words } from '../../ui/primitives/slip.tsx';

/** The coping methods in the member's own words, side by side. */
export function Methods({ methods }: { methods: readonly string[] }) {
  const { t } = useTranslation('resolutions');
  return (
    <ul aria-label={t(($) => $.panel.methods)} className="flex flex-wrap gap-2">
      {methods.map((method) => (
        <li
          key={method}
          dir="auto"
          className="max-w-full rounded-field border border-hair bg-paper px-3 py-1.5 text-small wrap-anywhere"
        >
          {method}
        </li>
      ))}
    </ul>
  );
}

/** The rating of how much the coping methods helped; nothing if there is none. */
export function Helped({ rating }: { rating: number | null }) {
  const { t } = useTranslation('resolutions');
  if (rating === null) return null;
  return <Stars count={rating} label={t(($) => $.panel.stars, { count: rating })} />;
}

export interface OutcomeProps {
  outcome: { copingMethods: string[]; resolutionStory: string | null; helpfulnessRating: number | null };
}

/** What a member wrote in a resolution. */
export const outcomeTexts = ({ resolutionStory, copingMethods }: OutcomeProps['outcome']) => [
  resolutionStory,
  ...copingMethods,
];

/** A whole resolution: story, coping methods and rating. */
export function Outcome({ outcome }: OutcomeProps) {
  return (
    <div className="grid gap-3">
      {outcome.resolutionStory && <Words className="text-base!">{outcome.resolutionStory}</Words>}
      <Methods methods={outcome.copingMethods} />
      <Helped rating={outcome.helpfulnessRating} />
    </div>
  );
}
