import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { links } from '../../links.ts';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';

/** The side column: short guidelines, quick actions and where to find support. */
export function CommunityAside({ support }: { support: ReactNode }) {
  const { t } = useTranslation('community');
  return (
    <div className="grid content-start gap-5">
      <Box heading={t(($) => $.guidelines.heading)}>
        <ul className="grid list-disc gap-1.5 ps-5 text-small">
          <li>{t(($) => $.guidelines.experiences)}</li>
          <li>{t(($) => $.guidelines.kind)}</li>
          <li>{t(($) => $.guidelines.names)}</li>
        </ul>
        <TextLink to={links.guidelines} className="tap inline-flex items-center text-small">
          {t(($) => $.guidelines.all)}
        </TextLink>
      </Box>
      <Box heading={t(($) => $.actions.heading)}>
        <LinkButton variant="primary" to={links.dashboard}>
          {t(($) => $.actions.share)}
        </LinkButton>
        <LinkButton to={links.feed}>{t(($) => $.actions.browse)}</LinkButton>
      </Box>
      <Box heading={t(($) => $.support.heading)} calm>
        <p className="text-small">{t(($) => $.support.text)}</p>
        {support}
      </Box>
    </div>
  );
}

interface BoxProps {
  heading: string;
  /** Gives the box the background colour of a reply. */
  calm?: boolean;
  children: ReactNode;
}

function Box({ heading, calm = false, children }: BoxProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={
        calm
          ? 'slip grid gap-3 rounded-card rounded-se-tail bg-calm p-5'
          : 'slip grid gap-3 rounded-card rounded-es-tail border border-hair bg-surface p-5'
      }
    >
      <h2 id={id} className="text-base font-semibold">
        {heading}
      </h2>
      {children}
    </section>
  );
}
