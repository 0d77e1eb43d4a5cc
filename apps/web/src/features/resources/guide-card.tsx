import type { GuideSummary } from '@halved/shared/contract/resources';
import { Link } from 'react-router-dom';
import { useTextLanguage } from '../../lib/texts/text-language.ts';
import { links } from '../../links.ts';
import { Slip } from '../../ui/primitives/slip.tsx';
import { GuideFacts } from './guide-facts.tsx';

/** A guide in the list, whose title links to it; the link covers the card. */
export function GuideCard({ guide }: { guide: GuideSummary }) {
  const own = useTextLanguage()(guide.language);
  return (
    <Slip className="relative grid h-full content-between gap-3 has-[a:hover]:bg-calm">
      <div className="grid gap-1.5">
        <h2 className="text-large" {...own}>
          <Link
            to={links.guide(guide.id)}
            className="no-underline after:absolute after:inset-0 after:rounded-card"
          >
            {guide.title}
          </Link>
        </h2>
        <p className="text-muted" {...own}>
          {guide.summary}
        </p>
      </div>
      <GuideFacts guide={guide} />
    </Slip>
  );
}
