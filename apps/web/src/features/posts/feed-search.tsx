import { limits } from '@halved/shared/limits';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useUrlFilters } from '../../lib/navigation/url-filters.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { CloseIcon } from '../../ui/primitives/icons.tsx';
import { TextInput } from '../../ui/primitives/text-input.tsx';

/** The search in the feed. Its words are kept in the URL, which changes after a pause in typing. */
export function FeedSearch() {
  const { t } = useTranslation('feed');
  const { words, setWords, clear } = useUrlFilters();
  const field = useRef<HTMLDivElement>(null);
  const empty = () => {
    clear([]);
    field.current?.querySelector('input')?.focus();
  };
  return (
    <search className="flex items-center gap-2">
      <div ref={field} className="grow">
        <TextInput
          type="search"
          dir="auto"
          data-feed-search
          enterKeyHint="search"
          className="[&::-webkit-search-cancel-button]:hidden"
          aria-label={t(($) => $.search.label)}
          placeholder={t(($) => $.search.label)}
          maxLength={limits.queryMax}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      {words && (
        <Button
          variant="quiet"
          className="shrink-0 px-0!"
          aria-label={t(($) => $.search.clear)}
          onClick={empty}
        >
          <CloseIcon className="size-5" />
        </Button>
      )}
    </search>
  );
}
