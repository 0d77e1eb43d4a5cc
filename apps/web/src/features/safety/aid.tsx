import { useEffect } from 'react';
import { loadScreenTexts } from '../../i18n/index.ts';
import { createStore, useStore } from '../../lib/state/store.ts';
import { useOpenDoors } from '../../lib/writing/open-doors.ts';
import { offerAtSending, offers } from '../../lib/writing/support-offers.ts';
import type { QuestionProps, WritingAid, WritingHelpProps } from '../../lib/writing/writing-aid.ts';

type Parts = typeof import('./parts.tsx');

/**
 * The code that checks a text for danger and offers help. It is loaded when somebody writes. Without it writing still
 * works.
 */
const parts = createStore<Parts | null>(null);
let loading: Promise<Parts | null> | undefined;

function load(): Promise<Parts | null> {
  loading ??= Promise.all([import('./parts.tsx'), loadScreenTexts(['safety', 'help', 'resources'])])
    .then(([module]) => {
      module.preloadReader();
      parts.set(module);
      return module;
    })
    .catch(() => {
      loading = undefined;
      return null;
    });
  return loading;
}

const prepare = () => void load();

/** The longest time that sending waits for this code on a slow network. */
const maxWaitMs = 4_000;
const timedOut = () => new Promise<false>((resolve) => setTimeout(resolve, maxWaitMs, false));

function HelpWhileWriting(props: WritingHelpProps) {
  const loaded = useStore(parts);
  const isWriting = props.text !== '';
  useEffect(() => {
    if (isWriting) prepare();
  }, [isWriting]);
  return loaded && <loaded.WhileWriting {...props} />;
}

function After({ draftName }: { draftName: string }) {
  const loaded = useStore(parts);
  const hasDoors = useOpenDoors(draftName) !== null;
  const isOffered = useStore(offers)[draftName] !== undefined || hasDoors;
  useEffect(() => {
    if (isOffered) prepare();
  }, [isOffered]);
  return loaded && <loaded.OnceSent draftName={draftName} />;
}

function Question(props: QuestionProps) {
  const loaded = useStore(parts);
  return loaded && <loaded.GentleQuestion {...props} />;
}

/** Checks posts, long texts, comments and replies while they are written (docs/product.md §14.1). */
export const aid: WritingAid = {
  prepare,
  HelpWhileWriting,
  After,
  sending: (draftName, text) =>
    void load().then(async (loaded) => {
      if (loaded) offerAtSending(draftName, await loaded.readSupport(text));
    }),
  mayHurt: (text) => {
    const result = parts.get()?.mayHurt(text) ?? load().then((loaded) => loaded?.mayHurt(text) ?? false);
    return typeof result === 'boolean' ? result : Promise.race([result, timedOut()]);
  },
  Question,
};
