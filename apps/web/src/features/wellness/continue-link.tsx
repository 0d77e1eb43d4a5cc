import { useTranslation } from 'react-i18next';
import { links } from '../../links.ts';
import { LinkButton, type LinkButtonProps } from '../../ui/primitives/link-button.tsx';
import { continuing } from './continuing.ts';

interface ContinueLinkProps extends Pick<LinkButtonProps, 'variant' | 'size' | 'className'> {
  exerciseId: string;
}

/** Leads to the step at which an exercise was left. */
export function ContinueLink({ exerciseId, ...look }: ContinueLinkProps) {
  const { t } = useTranslation('wellness');
  return (
    <LinkButton {...look} to={links.exercise(exerciseId)} state={continuing}>
      {t(($) => $.centre.open)}
    </LinkButton>
  );
}
