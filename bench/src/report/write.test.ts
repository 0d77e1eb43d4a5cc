import { describe, expect, it } from 'vitest';
import { withFigures } from './write.ts';

const page = '# P\n\n<!-- figures: npm run bench -- --docs -->\n\nold\n\n<!-- /figures -->\n\nend\n';

describe('the page of figures', () => {
  it('keeps the text around the figures', () => {
    expect(withFigures('performance', page, 'new')).toBe(page.replace('old', 'new'));
  });

  it('replaces old figures by new ones', () => {
    expect(withFigures('performance', withFigures('performance', page, 'one'), 'two')).toBe(
      page.replace('old', 'two'),
    );
  });

  it('is rejected without its marks', () => {
    expect(() => withFigures('performance', '# P', 'new')).toThrow('has no');
  });
});
