import { useTranslation } from 'react-i18next';
import { links } from '../../links.ts';
import { Notice } from '../../ui/primitives/notice.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';

export interface DangerNoticeProps {
  /** The text urges somebody to hurt themselves. */
  urged: boolean;
  /** Only its author sees the text, for example because three members reported it. */
  isHeld: boolean;
}

/** What a moderator can do if the life of the author or of the person addressed may be in danger. */
export function DangerNotice({ urged, isHeld }: DangerNoticeProps) {
  const { t } = useTranslation('moderation');
  const [seen, answer] = isHeld
    ? [t(($) => $.danger.held), t(($) => $.danger.approve)]
    : [t(($) => $.danger.seen), t(($) => $.danger.answer)];
  const sentences = urged ? [t(($) => $.danger.urged)] : [seen, answer, t(($) => $.danger.now)];
  return (
    <Notice>
      {!urged && <p className="font-semibold">{t(($) => $.danger.title)}</p>}
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        <TextLink to={links.help}>{t(($) => $.danger.lines)}</TextLink>
      </p>
    </Notice>
  );
}
