import { type ComponentType, createContext, use } from 'react';

export interface WritingHelpProps {
  text: string;
  /** The text of another box of the same form. If help is shown for that text, this box shows none. */
  otherText?: string;
}

export interface QuestionProps {
  onRewrite: () => void;
  onSend: () => void;
}

/**
 * The help for somebody who writes. It checks the text on the device alone. Text boxes do not know its implementation.
 */
export interface WritingAid {
  /** Loads the code that checks texts; call it when a box gets the focus. */
  prepare: () => void;
  /** Rendered under a box. It shows help to the writer alone, if the text sounds like danger. */
  HelpWhileWriting: ComponentType<WritingHelpProps>;
  /** Rendered near the form that sends a text. */
  After: ComponentType<{ draftName: string }>;
  /** Called when the text of a draft is being sent. */
  sending: (draftName: string, text: string) => void;
  /** Whether a text about to be sent may hurt its readers; false when the check takes too long. */
  mayHurt: (text: string) => boolean | Promise<boolean>;
  /** Asks, without a dialog, whether to send the text nevertheless. */
  Question: ComponentType<QuestionProps>;
}

const Nothing = () => null;

/** The aid of components without a provider. It does nothing. */
const noAid: WritingAid = {
  prepare: () => undefined,
  HelpWhileWriting: Nothing,
  After: Nothing,
  sending: () => undefined,
  mayHurt: () => false,
  Question: Nothing,
};

const Context = createContext(noAid);
export const WritingAidProvider = Context.Provider;
export const useWritingAid = (): WritingAid => use(Context);
