import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentId } from '@halved/db/content/content-id';
import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { letPass } from '../testing/clock.ts';
import { type Api, startApi } from '../testing/harness.ts';
import { updateContent } from './content.ts';

let api: Api;
let dataDir: string;
const lines: string[] = [];
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'halved-start-'));
  api = await startApi({ log: (line) => lines.push(line), variables: { DATA_DIR: dataDir } });
});
afterAll(async () => {
  await api.stop();
  await rm(dataDir, { recursive: true });
});

const write = async (slug: string, text: string) => {
  const folder = join(dataDir, 'content', 'guides', slug);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'guide.yaml'), 'category: family\n');
  await writeFile(join(folder, 'en.yaml'), text);
};

it('a start shows the operator’s own items, and names a broken one in the log and leaves it out', async () => {
  await write('our-town', 'title: In our town\nsummary: In short\nbody: [one, two, three, four, five]\n');
  await write('panic-what-happens', 'title: Ours\nsummary: " blank"\nbody: [one, two, three, four, five]\n');
  await updateContent(api.services.env, api.services);
  const broken = join(dataDir, 'content', 'guides', 'panic-what-happens', 'en.yaml');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`${broken}:2 summary: has blanks`);

  await letPass(61_000);
  const as = await api.aMember({ grantedTier: 'premium' });
  const { guides } = await api.call(contract.resources.guides, { as, input: {} });
  expect(guides).toContainEqual(
    expect.objectContaining({ id: contentId('guides', 'our-town'), title: 'In our town' }),
  );
  expect(guides).toContainEqual(expect.objectContaining({ title: 'Panic: what happens' }));
});
