import type { Post } from '@halved/shared/contract/posts';
import { limits } from '@halved/shared/limits';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMessage } from '../../i18n/message.ts';
import { useWritingAid } from '../../lib/writing-aid.ts';
import { Field } from '../../ui/field.tsx';
import { StarsInput } from '../../ui/stars.tsx';
import { CharacterCounter, TextArea } from '../../ui/text-area.tsx';
import { MethodRows } from './method-rows.tsx';
import type { ResolutionForm } from './resolution-form.ts';
import { Suggestions } from './suggestions.tsx';

const max = limits.resolutionStoryMax;
/** From here on the counter warns. */
const warnAbove = 1_800;

export interface ResolutionFieldsProps {
  post: Post;
  form: UseFormReturn<ResolutionForm>;
}

/** What helped, the story, and how much it helped: the last two for whoever wants to tell. */
export function ResolutionFields({ post, form }: ResolutionFieldsProps) {
  const { t } = useTranslation('resolutions');
  const { t: common } = useTranslation();
  const message = useMessage();
  const { Along } = useWritingAid();
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
      <div className="grid gap-1.5">
        <Field
          label={t(($) => $.form.story)}
          hint={hints[post.privacyLevel]}
          error={message(form.formState.errors.resolutionStory?.message)}
        >
          {(control) => <TextArea {...control} {...form.register('resolutionStory')} voice />}
        </Field>
        <CharacterCounter
          text={story}
          max={max}
          warnAbove={warnAbove}
          label={(count) => common(($) => $.counter.characters, { count, max })}
        />
        <Along text={story} />
      </div>
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
