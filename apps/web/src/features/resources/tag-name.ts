import { useTranslation } from 'react-i18next';

/** The name of a tag in the reader's language. A tag without a name, such as an operator's own, shows as it is. */
export function useTagName(): (tag: string) => string {
  const { t } = useTranslation('resources');
  const names: Record<string, string> = t(($) => $.tagNames, { returnObjects: true });
  return (tag) => names[tag] ?? tag.replaceAll('-', ' ');
}
