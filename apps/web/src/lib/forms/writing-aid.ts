import { type ComponentType, createContext, use } from 'react';

export interface AlongProps {
  text: string;
  /** Another box of the same form: what is shown there is not shown twice. */
  unless?: string;
}

export interface QuestionProps {
  onRewrite: () => void;
  onSend: () => void;
}

/** What helps somebody who writes, and reads along for it on the device alone; boxes do not know who does it. */
export interface WritingAid {
  /** Ahead of the first word; call it when a box gets the focus. */
  prepare: () => void;
  /** Stands under a box, for its writer alone: help, where the words sound like danger. */
  Along: ComponentType<AlongProps>;
  /** Stands where something was sent from, under the name of its draft. */
  After: ComponentType<{ place: string }>;
  /** Something is on its way from there. */
  sending: (place: string, text: string) => void;
  /** Whether what somebody is about to send may hurt whoever reads it; false where it cannot be told within moments. */
  mayHurt: (text: string) => boolean | Promise<boolean>;
  /** Asks about it, in the flow of the page. */
  Question: ComponentType<QuestionProps>;
}

const Nothing = () => null;

/** Where nobody reads along. */
const none: WritingAid = {
  prepare: () => undefined,
  Along: Nothing,
  After: Nothing,
  sending: () => undefined,
  mayHurt: () => false,
  Question: Nothing,
};

const Context = createContext(none);
export const WritingAidProvider = Context.Provider;
export const useWritingAid = (): WritingAid => use(Context);
