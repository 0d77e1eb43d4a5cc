import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { links } from '../../links.ts';
import { HalfDisc } from '../../ui/primitives/half-disc.tsx';

/** Links to the three lists that somebody may need at once (docs/product.md §15.13). */
export function QuickLinks() {
  const { t } = useTranslation('wellness');
  const ways = [
    { to: links.exercisesOf('breathing'), label: t(($) => $.quick.breathing) },
    { to: links.techniquesOf('grounding'), label: t(($) => $.quick.grounding) },
    { to: links.techniquesOf('mindfulness'), label: t(($) => $.quick.mindfulness) },
  ];
  return (
    <nav aria-label={t(($) => $.quick.label)}>
      <ul className="grid gap-3 sm:grid-cols-3">
        {ways.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              className="tap flex h-full items-center gap-3 rounded-card rounded-se-tail bg-calm px-4 py-3 font-semibold no-underline hover:underline"
            >
              <HalfDisc state="half" className="size-6" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
