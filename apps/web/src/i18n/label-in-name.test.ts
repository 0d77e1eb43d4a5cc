// @vitest-environment node
import { describe, expect, it } from 'vitest';
import comments from './locales/zh/comments.json' with { type: 'json' };

const { item } = comments;
const buttons: [visible: string, name: string][] = [
  [item.answer, item.answerTo],
  [item.edit, item.editOwn],
  [item.delete, item.deleteOwn],
  [item.report, item.reportOf],
];

describe('the accessible names of comment buttons in Chinese', () => {
  // Chinese writes no spaces, so a name like “编辑你的评论” has the visible “编辑” only inside a longer word.
  it.each(buttons)('contain the visible “%s” as a word of its own', (visible, name) => {
    expect(name.split(/[^\p{Letter}]+/u)).toContain(visible);
  });
});
