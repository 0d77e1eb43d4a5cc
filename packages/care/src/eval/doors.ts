import { doors } from '@halved/shared/doors';
import { type WrittenText, writtenTexts } from '../data/written.ts';
import { doorsOf } from '../doors/doors.ts';
import { subjectOf } from '../screen.ts';
import { topicOf } from '../topic/topic.ts';
import { byLanguage } from './by-language.ts';
import { type Figure, shareFigure } from './figure.ts';

interface Prediction extends WrittenText {
  opened: readonly string[];
}

/** The doors that a text opens, in the language that the server would detect. */
function predictionOf(written: WrittenText): Prediction {
  const { reading, language } = subjectOf(written.text, written.language);
  return { ...written, opened: doorsOf(reading, language, topicOf(reading, language)) };
}

const isOpened = ({ label, opened }: Prediction) => opened.includes(label);
const cost = { isCost: true, unit: 'share' } as const;
const hasDoor = ({ label }: Prediction) => label !== 'none';

const found = (items: readonly Prediction[], measure = 'doors: needs that open theirs') =>
  shareFigure(measure, items.filter(hasDoor), isOpened);

/** The share of opened doors that are not the text's own. A text of two needs has the label of one. */
const wrong = (items: readonly Prediction[], measure = 'doors: opened doors that are wrong') => {
  const opened = items.flatMap(({ label, opened: own }) => own.map((door) => ({ door, label })));
  return shareFigure(measure, opened, ({ door, label }) => door !== label, cost);
};

const ofNone = (items: readonly Prediction[]) =>
  shareFigure(
    'doors: texts without a need that open one',
    items.filter((item) => !hasDoor(item)),
    ({ opened }) => opened.length > 0,
    cost,
  );

/** The misses of one door: its own texts that do not open it, and the other texts that do. */
const ofDoor = (items: readonly Prediction[]) =>
  doors.flatMap((door) => [
    found(
      items.filter(({ label }) => label === door),
      `doors, ${door}: found`,
    ),
    wrong(
      items.map((item) => ({ ...item, opened: item.opened.filter((one) => one === door) })),
      `doors, ${door}: wrong`,
    ),
  ]);

/** Measures the doors on texts that were written apart from those of training. */
export function doorFigures(): Figure[] {
  const all = predictions();
  return [
    found(all),
    wrong(all),
    ofNone(all),
    ...ofDoor(all),
    ...[found, wrong, ofNone].flatMap((figure) => byLanguage(all, (items) => figure(items))),
  ];
}

const predictions = () => writtenTexts('doors', 'fresh').map(predictionOf);

/** The needs whose door stays closed and the wrong doors, one a line, for people. Nobody may train with them. */
export const doorMisses = (): string[] =>
  predictions()
    .filter((one) => (hasDoor(one) && !isOpened(one)) || one.opened.some((door) => door !== one.label))
    .map(
      ({ language, label, opened, text }) =>
        `${language}  ${label} -> ${opened.join(' ') || 'none'}  ${text}`,
    );
