/** Words that occur in no other row: those of the posts, comments, resolution and reports of a member. */
export const words = {
  worry: 'A cafune of a worry',
  longer: 'It began with an orphic morning',
  friends: 'A hiraeth for friends',
  private: 'A meraki of my own',
  waiting: 'A numinous one for later',
  answered: 'A phosphene that was answered',
  alone: 'A quixotic aside',
  answer: 'A redamancy in return',
  rewritten: 'A serendipity, rewritten',
  method: 'A nemophilist’s walk',
  story: 'It ended in a quire of ataraxia',
  exercise: 'A yugen of a breath',
  held: 'A tacenda that was held',
  report: 'It has a wistful zemblanity to it',
  reason: 'said too much of an ubuntu',
  note: 'a vagary of a note',
  invited: 'a yarely guest',
  reported: 'a xenization of a report',
};

/** What the export leaves out: what was rewritten, what others wrote about the member, and notes of the admins. */
const notExported: ReadonlySet<string> = new Set([
  words.alone,
  words.reason,
  words.note,
  words.invited,
  words.reported,
]);

/** The words that the export contains. */
export const exportedTexts = Object.values(words).filter((text) => !notExported.has(text));
