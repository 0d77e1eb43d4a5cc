import { useTranslation } from 'react-i18next';
import { links } from '../../links.ts';
import { Notice } from '../../ui/primitives/notice.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';

/** What a moderator can do if the life of the author or of the person addressed may be in danger. */
export function DangerNotice({ urged }: { urged: boolean }) {
  const { t } = useTranslation('moderation');
  const sentences = urged
    ? [t(($) => $.danger.urged)]
    : [t(($) => $.danger.seen), t(($) => $.danger.answer), t(($) => $.danger.now)];
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
