import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writeMuted } from '../../lib/device/muted-store.ts';
import { mutedLimits, useMutedWords } from '../../lib/texts/muted-words.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { Field } from '../../ui/primitives/field.tsx';
import { CloseIcon } from '../../ui/primitives/icons.tsx';
import { TextInput } from '../../ui/primitives/text-input.tsx';

/** What a text needs to be a word that can be found. */
const letterDigitOrSign = /[\p{L}\p{N}\p{S}]/u;

/** The words that a member does not want to read. They stay on this device. */
export function MutedWordsCard({ userId }: { userId: string }) {
  const { t } = useTranslation('settings');
  const words = useMutedWords();
  const [word, setWord] = useState('');
  const [error, setError] = useState<string>();
  const [done, setDone] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const focusField = () => form.current?.querySelector('input')?.focus();
  const refusalOf = (added: string): string | undefined => {
    if (!letterDigitOrSign.test(added)) return t(($) => $.muted.empty);
    if (words.length >= mutedLimits.words) return t(($) => $.muted.full, { count: mutedLimits.words });
    return undefined;
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    const added = word.trim().replace(/\s+/g, ' ');
    const refusal = refusalOf(added);
    setError(refusal);
    setDone(undefined);
    focusField();
    if (refusal !== undefined) return;
    if (!words.includes(added)) writeMuted(userId, [...words, added]);
    setDone(t(($) => $.muted.added, { word: added }));
    setWord('');
  };
  const remove = (removed: string) => {
    writeMuted(
      userId,
      words.filter((kept) => kept !== removed),
    );
    setError(undefined);
    setDone(t(($) => $.muted.removed, { word: removed }));
    focusField();
  };
  return (
    <Card title={t(($) => $.muted.title)} lead={t(($) => $.muted.lead)}>
      <form ref={form} noValidate onSubmit={add} className="grid gap-3">
        <Field label={t(($) => $.muted.label)} hint={t(($) => $.muted.hint)} error={error} status={done}>
          {(control) => (
            <TextInput
              {...control}
              dir="auto"
              maxLength={mutedLimits.length}
              value={word}
              onChange={({ target }) => setWord(target.value)}
            />
          )}
        </Field>
        <Button type="submit" className="justify-self-start">
          {t(($) => $.muted.add)}
        </Button>
      </form>
      {words.length > 0 && (
        <ul aria-label={t(($) => $.muted.list)} className="flex flex-wrap gap-2">
          {words.map((muted) => (
            <li key={muted} className="flex items-center rounded-full border border-line bg-sunk ps-4">
              <bdi>{muted}</bdi>
              <button
                type="button"
                aria-label={t(($) => $.muted.remove, { word: muted })}
                onClick={() => remove(muted)}
                className="tap grid shrink-0 cursor-pointer place-items-center rounded-full hover:bg-calm"
              >
                <CloseIcon className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
