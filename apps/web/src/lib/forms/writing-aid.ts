import { type ComponentType, createContext, use } from 'react';

export interface AlongProps {
  text: string;
  /** Set for another box of the same form, so that the same help is not shown twice. */
  unless?: string;
}

export interface QuestionProps {
  onRewrite: () => void;
  onSend: () => void;
}

/**
 * The help for somebody who writes. It reads the text on the device alone; text boxes do not know who implements it.
 */
export interface WritingAid {
  /** Loads the reading ahead of the first word; call it when a box gets the focus. */
  prepare: () => void;
  /** Rendered under a box, for its writer alone: help, when the words sound like danger. */
  Along: ComponentType<AlongProps>;
  /** Rendered where a text was sent from; `place` is the name of its draft. */
  After: ComponentType<{ place: string }>;
  /** Call it when a text is being sent from that place. */
  sending: (place: string, text: string) => void;
  /** Whether a text about to be sent may hurt its readers; false when that cannot be decided within moments. */
  mayHurt: (text: string) => boolean | Promise<boolean>;
  /** Asks whether to send it all the same, in the flow of the page. */
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
