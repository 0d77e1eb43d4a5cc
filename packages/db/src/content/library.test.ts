import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exerciseCategories } from '@halved/shared/wellness-kinds';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Library, readLibrary } from './library.ts';
import { missingTranslations, overdueResources, reviewLibrary } from './review.ts';

let library: Library;
beforeAll(async () => {
  library = await readLibrary();
});

describe('the content that comes with Halved', () => {
  it('fits its schemas, has no duplicates and is complete in English and Spanish', () => {
    expect(library.problems).toEqual([]);
    expect([...missingTranslations(library), ...reviewLibrary(library)]).toEqual([]);
  });

  it('has at least thirty exercises of four to nine steps in all categories, thirty techniques, twelve guides and a hundred resources', () => {
    expect(library.exercises.length).toBeGreaterThanOrEqual(30);
    expect(new Set(library.exercises.map(({ facts }) => facts.category))).toEqual(
      new Set(exerciseCategories),
    );
    for (const { slug, facts } of library.exercises) {
      expect(facts.steps.length, slug).toBeGreaterThanOrEqual(4);
      expect(facts.steps.length, slug).toBeLessThanOrEqual(9);
    }
    expect(library.techniques.length).toBeGreaterThanOrEqual(30);
    expect(library.guides.length).toBeGreaterThanOrEqual(12);
    expect(library.resources.length).toBeGreaterThanOrEqual(100);
  });

  it('gives the opening hours of a resource in the words of each of its languages', () => {
    const inEnglishWords = library.resources
      .filter(({ facts }) => facts.hours !== null && facts.hours !== '24/7')
      .flatMap(({ slug, texts }) =>
        Object.entries(texts)
          .filter(([language, { hours }]) => language !== 'en' && hours === undefined)
          .map(([language]) => `${slug} in ${language}`),
      );
    expect(inEnglishWords).toEqual([]);
  });

  it('takes no Hindi reader for a man', () => {
    const masculine = /आप [^।?!,:]*?(?:ते हैं|ते हों|ेंगे|एँगे)/;
    const found = [...library.exercises, ...library.techniques]
      .filter(({ texts }) => masculine.test(JSON.stringify(texts.hi).replaceAll(/“[^”]*”/g, '')))
      .map(({ slug }) => slug);
    expect(found).toEqual([]);
  });
});

describe('reading a folder of an operator’s own content', () => {
  const facts = 'category: family\n';
  const texts = ['title: A title', 'summary: In short', 'body: [one, two, three, four, five]', ''].join('\n');
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'halved-content-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function writeGuide(slug: string, files: Record<string, string>): Promise<void> {
    await mkdir(join(folder, 'guides', slug), { recursive: true });
    for (const [name, text] of Object.entries(files))
      await writeFile(join(folder, 'guides', slug, name), text);
  }

  it('finds nothing and reports no problem if the folder does not exist', async () => {
    const { guides, problems } = await readLibrary(join(folder, 'nowhere'));
    expect({ guides, problems }).toEqual({ guides: [], problems: [] });
  });

  it('finds a guide whose folder is a link to another place, and reports a link that leads to no folder', async () => {
    await writeGuide('real', { 'guide.yaml': facts, 'en.yaml': texts });
    await symlink(join(folder, 'guides', 'real'), join(folder, 'guides', 'linked'));
    await symlink(join(folder, 'nowhere'), join(folder, 'guides', 'lost'));
    const { guides, problems } = await readLibrary(folder);
    expect(guides.map(({ slug }) => slug)).toEqual(['linked', 'real']);
    expect(problems).toEqual([
      { path: join(folder, 'guides', 'lost'), line: 1, message: 'is a link that leads nowhere' },
    ]);
  });

  it.each([
    ['is no YAML', 'title: "never closed\nsummary: x\n', 'en.yaml', 3],
    ['has a wrong value', texts.replace('In short', '" blank"'), 'en.yaml', 2],
    ['lacks a field', 'title: A title\nsummary: In short\n', 'en.yaml', 1],
    ['has an unknown field', `${texts}author: me\n`, 'en.yaml', 1],
    ['repeats a key', `${texts}title: Again\n`, 'en.yaml', 4],
    ['has an alias', 'title: &t A title\nsummary: *t\nbody: [one, two, three, four, five]\n', 'en.yaml', 1],
    ['is longer than 100,000 characters', `${texts}# ${'x'.repeat(100_000)}`, 'en.yaml', 1],
  ])('skips an item with a file that %s, and reports file and line', async (_what, broken, file, line) => {
    await writeGuide('good', { 'guide.yaml': facts, 'en.yaml': texts });
    await writeGuide('broken', { 'guide.yaml': facts, [file]: broken });
    const { guides, problems } = await readLibrary(folder);
    expect(guides.map(({ slug }) => slug)).toEqual(['good']);
    expect(problems).toEqual([
      { path: join(folder, 'guides', 'broken', file), line, message: expect.stringMatching(/\w/) },
    ]);
  });

  it.each([
    ['without English', { 'guide.yaml': facts, 'es.yaml': texts }, 'en.yaml'],
    ['without its facts', { 'en.yaml': texts }, 'guide.yaml'],
    ['with a file of no language', { 'guide.yaml': facts, 'en.yaml': texts, 'notes.txt': 'x' }, 'notes.txt'],
  ])('skips an item %s', async (_what, files, named) => {
    await writeGuide('broken', files);
    const { guides, problems } = await readLibrary(folder);
    expect(guides).toEqual([]);
    expect(problems.map(({ path }) => path)).toEqual([join(folder, 'guides', 'broken', named)]);
  });
});

describe('the review of the content', () => {
  it('names a missing translation, a title that is used twice and a step that ends in the middle of a breath', () => {
    const [box] = library.exercises.filter(({ slug }) => slug === 'box-breathing');
    if (!box?.texts.en) throw new Error('The library has no box-breathing.');
    const steps = box.facts.steps.map((step) => ({ ...step, durationSeconds: 33 }));
    const copy = { slug: 'copy', facts: { ...box.facts, steps }, texts: { en: box.texts.en } };
    const changed = { ...library, exercises: [box, copy] };
    expect(missingTranslations(changed)).toContain('exercises/copy has no text in es');
    const problems = reviewLibrary(changed);
    expect(problems).toContain('exercises/copy and exercises/box-breathing have the same title in en');
    expect(problems.filter((problem) => problem.includes('ends within a breath')).length).toBeGreaterThan(0);
  });

  it('calls the facts of a resource overdue after 365 days, and of unknown age if they have no date', () => {
    const [resource] = library.resources;
    if (!resource) throw new Error('The library has no resources.');
    const on = (slug: string, verifiedAt: string | null) => ({
      ...resource,
      slug,
      facts: { ...resource.facts, verifiedAt },
    });
    const resources = [on('new', '2025-11-24'), on('old', '2025-11-22'), on('undated', null)];
    const now = new Date('2026-11-23T12:00:00Z');
    expect(overdueResources(resources, now)).toEqual({ old: ['old'], unknown: ['undated'] });
  });
});
