import type { Post } from '@halved/shared/contract/posts';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { anAnalysis } from '../../testing/analysis-factories.ts';
import { data, refusal, stubApi } from '../../testing/api.ts';
import { aPost, aUser, authoredBy } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { AnalysisPanel } from './analysis-panel.tsx';
import { useAnalysis } from './use-analysis.ts';

beforeAll(prepareTexts);
afterEach(cleanup);

const me = aUser();
const ownPost = aPost(authoredBy(me));
const otherPost = aPost();
const analysisRoute = `GET /api/analysis/posts/${ownPost.id}`;
const analyzeRoute = `POST /api/analysis/posts/${ownPost.id}/analyze`;

const Panel = ({ post }: { post: Post }) => <AnalysisPanel post={post} analysis={useAnalysis(post.id)} />;
const show = (post = ownPost, user = me) => renderApp(<Panel post={post} />, { user });
const fact = (name: string) => within(screen.getByText(name).parentElement ?? document.body);
const repeatButton = () => screen.queryByRole('button', { name: 'Analyze again' });

test('the analysis of a post is shown in words', async () => {
  stubApi({ [analysisRoute]: () => data(anAnalysis()) });
  show();
  expect(screen.getByText('Loading analysis')).toBeTruthy();
  await screen.findByText('Work · Workload');
  expect(fact('How it sounds').getByText('Negative')).toBeTruthy();
  expect(fact('How it sounds').getByRole('img', { name: '-0.5 on a scale from −1 to 1' })).toBeTruthy();
  expect(
    fact('Words that stand out')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['deadline', 'overtime']);
  expect(fact('Worries like this').getByText('12 public worries')).toBeTruthy();
  expect(fact('How sure the machine is').getByRole('definition').textContent).toBe('Fairly sure');
  expect(fact('Language').getByText('English')).toBeTruthy();
  expect(fact('Read by the machine').getByText('Just now')).toBeTruthy();
});

test('the analysis says that a machine made it, and links to what the machine reads', () => {
  stubApi({});
  show();
  expect(screen.getByText(/A machine read this worry/).textContent).toContain('It can be wrong.');
  expect(screen.getByRole('link', { name: 'What it reads, and who sees what' }).getAttribute('href')).toBe(
    '/privacy',
  );
});

test.each([
  [0.8, 'strong', 'Very sure'],
  [0.6, 'good', 'Fairly sure'],
  [0.4, 'fair', 'Somewhat sure'],
  [0.39, 'weak', 'Not sure'],
])('a confidence of %s is shown as %s, in colour and in words', async (confidence, band, word) => {
  stubApi({ [analysisRoute]: () => data(anAnalysis({ confidence })) });
  show();
  const label = await screen.findByText(word);
  expect(label.closest('[data-band]')?.getAttribute('data-band')).toBe(band);
});

test.each([
  [-0.7, 'Very negative'],
  [-0.3, 'Negative'],
  [0.29, 'Neutral'],
  [0.69, 'Positive'],
  [0.7, 'Very positive'],
])('a sentiment score of %s is shown as “%s”', async (sentimentScore, word) => {
  stubApi({ [analysisRoute]: () => data(anAnalysis({ sentimentScore })) });
  show();
  await screen.findByText('Work · Workload');
  expect(fact('How it sounds').getAllByText(word)[0]?.className).toContain('font-semibold');
});

test('an analysis without subcategory and keywords shows nothing in their place, and says that no similar post was found', async () => {
  const bareAnalysis = anAnalysis({ subcategory: null, keywords: [], similarWorryCount: 0 });
  stubApi({ [analysisRoute]: () => data(bareAnalysis) });
  show();
  await screen.findByText('Work');
  expect(screen.queryByText('Words that stand out')).toBeNull();
  expect(fact('Worries like this').getByText('None found yet')).toBeTruthy();
});

test('the owner of a post can repeat its analysis and sees the new one', async () => {
  const calls = stubApi({
    [analysisRoute]: () => data(anAnalysis()),
    [analyzeRoute]: () => data(anAnalysis({ category: 'family', subcategory: 'parents' })),
  });
  show();
  await screen.findByText('Work · Workload');
  const button = screen.getByRole('button', { name: 'Analyze again' });
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByText('Family · Parents');
  expect(screen.getByText('This worry was analyzed')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('a failed repetition keeps the old analysis, and a rate-limited one says how long to wait', async () => {
  const message = 'Too many requests. Please try again in 5 minutes.';
  const responses = [refusal(500, 'INTERNAL', ''), refusal(429, 'RATE_LIMITED', message)];
  stubApi({
    [analysisRoute]: () => data(anAnalysis()),
    [analyzeRoute]: () => responses.shift() ?? data(anAnalysis()),
  });
  show();
  await screen.findByText('Work · Workload');
  fireEvent.click(screen.getByRole('button', { name: 'Analyze again' }));
  await screen.findByText('Failed to analyze worry');
  fireEvent.click(await screen.findByRole('button', { name: 'Analyze again' }));
  await screen.findByText(message);
  expect(screen.getByText('Work · Workload')).toBeTruthy();
});

test('moderators can repeat the analysis of a post, other members cannot', async () => {
  const path = `GET /api/analysis/posts/${otherPost.id}`;
  stubApi({ [path]: () => data(anAnalysis()) });
  show(otherPost);
  await screen.findByText('Work · Workload');
  expect(repeatButton()).toBeNull();
  cleanup();
  show(otherPost, aUser({ role: 'moderator' }));
  await screen.findByText('Work · Workload');
  expect(repeatButton()).toBeTruthy();
});

test('a post without analysis says so, and its owner can request one', async () => {
  stubApi({ [analyzeRoute]: () => data(anAnalysis()) });
  show();
  await screen.findByText('Not analyzed yet');
  const button = screen.getByRole('button', { name: 'Analyze this worry' });
  button.focus();
  fireEvent.click(button);
  await screen.findByText('Work · Workload');
  expect(document.activeElement).toBe(repeatButton());
  cleanup();
  show(otherPost);
  await screen.findByText('The machine has not read this worry so far.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('an analysis that cannot be loaded says so, and Try Again loads it', async () => {
  let isFailing = true;
  stubApi({ [analysisRoute]: () => (isFailing ? refusal(400, 'INTERNAL', '') : data(anAnalysis())) });
  show();
  await screen.findByText('Failed to load analysis');
  isFailing = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByText('Work · Workload');
});
