import type { Post } from '@halved/shared/contract/posts';
import { limits } from '@halved/shared/limits';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCounter } from '../../i18n/counter.ts';
import { useMessage } from '../../i18n/message.ts';
import { useWritingAid } from '../../lib/writing/writing-aid.ts';
import { CountedField } from '../../ui/composed/counted-field.tsx';
import { StarsInput } from '../../ui/composed/stars.tsx';
import { TextArea } from '../../ui/primitives/text-area.tsx';
import { MethodRows } from './method-rows.tsx';
import type { ResolutionForm } from './resolution-form.ts';
import { Suggestions } from './suggestions.tsx';

export interface ResolutionFieldsProps {
  post: Post;
  form: UseFormReturn<ResolutionForm>;
}

/**
 * The fields for the coping methods, the story and the rating of how much the methods helped; the last two are
 * optional.
 */
export function ResolutionFields({ post, form }: ResolutionFieldsProps) {
  const { t } = useTranslation('resolutions');
  const message = useMessage();
  const counter = useCounter();
  const { HelpWhileWriting } = useWritingAid();
  const story = form.watch('resolutionStory') ?? '';
  const hints = {
    public: t(($) => $.form.storyHintPublic),
    friends: t(($) => $.form.storyHintFriends),
    private: t(($) => $.form.storyHintPrivate),
  };
  return (
    <>
      <MethodRows form={form} />
      <Suggestions postId={post.id} form={form} />
      <CountedField
        label={t(($) => $.form.story)}
        hint={hints[post.privacyLevel]}
        error={message(form.formState.errors.resolutionStory?.message)}
        counter={counter(story, limits.resolutionStory)}
        under={<HelpWhileWriting text={story} />}
      >
        {(control) => <TextArea {...control} {...form.register('resolutionStory')} voice />}
      </CountedField>
      <StarsInput
        legend={t(($) => $.form.stars)}
        hint={t(($) => $.form.starsHint)}
        value={form.watch('helpfulnessRating') ?? null}
        onChange={(stars) => form.setValue('helpfulnessRating', stars, { shouldDirty: true })}
        starLabel={(count) => t(($) => $.star, { count })}
        clearLabel={t(($) => $.form.clearStars)}
      />
    </>
  );
}
