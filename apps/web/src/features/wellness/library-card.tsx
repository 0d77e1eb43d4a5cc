import type { ExerciseSummary, TechniqueSummary } from '@halved/shared/contract/wellness';
import type { LanguageCode } from '@halved/shared/languages';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTextLanguage } from '../../lib/texts/text-language.ts';
import { links } from '../../links.ts';
import { Picture } from '../../ui/primitives/picture.tsx';
import { ExerciseFacts, TechniqueFacts } from './facts.tsx';

interface LibraryItem {
  title: string;
  description: string;
  imageUrl: string;
  language: LanguageCode;
}

interface LibraryCardProps {
  item: LibraryItem;
  to: string;
  facts: ReactNode;
  heading: Heading;
}

/** The level of the titles: below that of the page, or of a part of it. */
type Heading = 'h2' | 'h3';

/** A slip with a picture, whose title links to the whole text; the link covers the slip. */
function LibraryCard({ item, to, facts, heading: Title }: LibraryCardProps) {
  const { title, description, imageUrl, language } = item;
  const own = useTextLanguage()(language);
  return (
    <article className="slip relative grid h-full grid-cols-[auto_1fr] content-start gap-x-4 rounded-card rounded-es-tail border border-hair bg-surface p-4 has-[a:hover]:bg-calm">
      <Picture url={imageUrl} className="size-14 sm:size-18" />
      <div className="grid content-start gap-1.5">
        <Title className="text-large" {...own}>
          <Link to={to} className="no-underline after:absolute after:inset-0 after:rounded-card">
            {title}
          </Link>
        </Title>
        <p className="line-clamp-2 text-small text-muted sm:line-clamp-none" {...own}>
          {description}
        </p>
        {facts}
      </div>
    </article>
  );
}

interface LibraryCardsProps {
  exercises?: readonly ExerciseSummary[];
  techniques?: readonly TechniqueSummary[];
  heading?: Heading;
}

/** Cards of exercises, then of techniques, side by side where there is space. */
export const LibraryCards = ({ exercises = [], techniques = [], heading = 'h3' }: LibraryCardsProps) => (
  <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4">
    {exercises.map((exercise) => (
      <li key={exercise.id}>
        <LibraryCard
          item={exercise}
          to={links.exercise(exercise.id)}
          heading={heading}
          facts={<ExerciseFacts exercise={exercise} />}
        />
      </li>
    ))}
    {techniques.map((technique) => (
      <li key={technique.id}>
        <LibraryCard
          item={technique}
          to={links.technique(technique.id)}
          heading={heading}
          facts={<TechniqueFacts technique={technique} />}
        />
      </li>
    ))}
  </ul>
);
