/** The sentences of a mail, all in one language, before they are written as plain text and as HTML. */
export interface Letter {
  /** The language tag, such as `es`. */
  language: string;
  direction: 'ltr' | 'rtl';
  subject: string;
  greeting: string | undefined;
  before: string[];
  action: Link;
  /** “If the button does nothing, copy this address …” */
  copyLink: string;
  after: (string | Sentence)[];
  footer: string;
}

/** What a reader sees of a link, and where it leads. */
export interface Link {
  label: string;
  url: string;
}

/** A sentence with a link, as which a reader sees its label; `{{link}}` marks the place of the link. */
export interface Sentence extends Link {
  text: string;
}

const partAsText = (part: string | Sentence) =>
  typeof part === 'string' ? part : part.text.replace('{{link}}', () => part.label);

/** A letter as plain text: paragraphs with a blank line between, the link on a line of its own. */
export const asText = ({ greeting, before, action, after, footer }: Letter): string =>
  [
    ...(greeting ? [greeting] : []),
    ...before,
    `${action.label}:\n${action.url}`,
    ...after.map(partAsText),
    `-- \n${footer}`,
  ].join('\n\n');
