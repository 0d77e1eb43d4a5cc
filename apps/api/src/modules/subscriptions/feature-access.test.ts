import { storeContent } from '@halved/db/content/store-content';
import { contract } from '@halved/shared/contract';
import { featuresAddedBy } from '@halved/shared/tiers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hoursFromNow } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { featureAccess } = contract.subscriptions;
const features = Object.values(featuresAddedBy).flat();

let api: Api;
beforeAll(async () => {
  api = await startApi();
  await storeContent(api);
});
afterAll(() => api.stop());

describe('the access to a feature', () => {
  it('follows from the caller’s tier, and names the tiers that have the feature', async () => {
    const supporter = await api.aMember({ grantedTier: 'supporter' });
    const of = (feature: (typeof features)[number]) =>
      api.call(featureAccess, { as: supporter, input: { feature } });
    expect(await of('data_export')).toEqual({
      hasAccess: true,
      requiredTiers: ['supporter', 'premium'],
      preview: null,
    });
    expect(await of('smart_notifications')).toEqual({
      hasAccess: false,
      requiredTiers: ['premium'],
      preview: expect.objectContaining({ count: 2 }),
    });
  });

  it('needs a verified address, as the calls of the feature do', async () => {
    const as = await api.aMember({ grantedTier: 'premium', emailVerifiedAt: null });
    expect((await api.refused(contract.wellness.exercises, { as, input: {} })).code).toBe(
      'EMAIL_NOT_VERIFIED',
    );
    const { hasAccess } = await api.call(featureAccess, { as, input: { feature: 'guided_exercises' } });
    expect(hasAccess).toBe(false);
  });

  it('shows the first exercises as they are, in the reader’s language, to those who do not have them', async () => {
    const as = await api.aMember({ grantedTier: 'premium' });
    const headers = { 'accept-language': 'es' };
    const { exercises, total } = await api.call(contract.wellness.exercises, { as, input: {}, headers });
    const input = { feature: 'guided_exercises' } as const;
    for (const caller of [undefined, await api.aMember()]) {
      const { hasAccess, preview } = await api.call(featureAccess, { as: caller, input, headers });
      expect(hasAccess).toBe(false);
      expect(preview).toEqual({
        count: total,
        items: exercises.slice(0, 3).map(({ title, description }) => ({ title, description })),
      });
    }
    expect(await api.call(featureAccess, { as, input })).toMatchObject({ hasAccess: true, preview: null });
  });

  it('shows the first guides to those who do not have them', async () => {
    const as = await api.aMember({ grantedTier: 'premium' });
    const { guides } = await api.call(contract.resources.guides, { as, input: {} });
    const input = { feature: 'mental_health_resources' } as const;
    const { preview } = await api.call(featureAccess, { input });
    expect(preview).toEqual({
      count: guides.length,
      items: guides.slice(0, 3).map(({ title, summary }) => ({ title, description: summary })),
    });
  });

  it('shows the regions with most people, in the reader’s language, to those who do not have the analytics', async () => {
    for (const feature of ['geographic_analytics', 'data_export'] as const)
      expect((await api.call(featureAccess, { input: { feature } })).preview).toBeNull();
    const england = { country: 'GB', region: 'GB-ENG' };
    await api.plantSnapshot({
      cells: [
        { ...england, people: 150, posts: 420 },
        { ...england, category: 'other', people: 90, posts: 150 },
        { ...england, category: 'work', people: 60, posts: 90 },
        { country: 'DE', region: 'DE-BY', people: 40, posts: 55 },
      ],
    });
    const previewIn = async (language: string, feature: 'geographic_analytics' | 'data_export') => {
      const headers = { 'accept-language': language };
      return (await api.call(featureAccess, { input: { feature }, headers })).preview;
    };
    expect(await previewIn('en', 'geographic_analytics')).toEqual({
      count: 2,
      items: [
        { title: 'England, United Kingdom', description: '150 people, 420 worries. About work: 90.' },
        { title: 'Bayern, Germany', description: '40 people, 55 worries.' },
      ],
    });
    expect((await previewIn('es', 'data_export'))?.items[0]).toEqual({
      title: 'England, Reino Unido',
      description: '150 personas, 420 preocupaciones. Sobre el trabajo: 90.',
    });
    const titleIn = async (language: string) =>
      (await previewIn(language, 'geographic_analytics'))?.items[0]?.title;
    expect(await titleIn('ar')).toBe('England، المملكة المتحدة');
    expect(await titleIn('ja')).toBe('イギリス England');
  });

  it('shows the first trending topics to those who do not have the demographics', async () => {
    const topic = (name: string, count: number) => ({
      topic: name,
      category: 'work',
      count,
      sentiment: 0.4,
      growth: null,
    });
    const topics = [topic('exam', 80), topic('boss', 60), topic('rent', 40), topic('sleep', 20)];
    await api.plantSnapshot({ reports: [{ name: 'trending', range: '30d', value: { topics } }] });
    const { preview } = await api.call(featureAccess, { input: { feature: 'demographic_analytics' } });
    expect(preview).toEqual({
      count: 4,
      items: [
        { title: 'exam', description: '80 worries in thirty days.' },
        { title: 'boss', description: '60 worries in thirty days.' },
        { title: 'rent', description: '40 worries in thirty days.' },
      ],
    });
  });

  it('shows a member what their own numbers would be about, and a visitor nothing', async () => {
    const as = await api.aMember();
    const input = { feature: 'personal_analytics' } as const;
    expect((await api.call(featureAccess, { as, input })).preview).toBeNull();
    for (const category of ['work', 'work', 'family'] as const) await api.aPost({ by: as, category });
    await api.aPost({ by: await api.aMember(), category: 'health' });
    expect((await api.call(featureAccess, { as, input })).preview).toEqual({
      count: 2,
      items: [
        { title: 'About work', description: '2 of your worries in ninety days.' },
        { title: 'About family', description: 'One of your worries in ninety days.' },
      ],
    });
    expect((await api.call(featureAccess, { input })).preview).toBeNull();
  });

  it('shows a member when smart check-ins would come and how they would choose, without words of a worry', async () => {
    const as = await api.aMember();
    const preview = async (headers = {}) =>
      (await api.call(featureAccess, { as, input: { feature: 'smart_notifications' }, headers })).preview;
    expect(await preview()).toEqual({
      count: 2,
      items: [
        {
          title: 'At the hour at which you usually read',
          description:
            'It is known once you have read a few notifications. Until then, check-ins come at 10:00.',
        },
        { title: 'About the worry that matters most', description: expect.stringContaining('(0)') },
      ],
    });
    const old = hoursFromNow(-24);
    for (const shortContent of ['The rent.', 'The exam.'])
      await api.aPost({ by: as, shortContent, publishedAt: old });
    await api.pool.query("insert into notification_preferences (user_id, timezone) values ($1, 'UTC')", [
      as.id,
    ]);
    await api.pool.query(
      `insert into notifications (id, user_id, kind, subject_id, created_at, read_at)
        select gen_random_uuid(), $1, 'reminder', $1, read, read from generate_series(1, 5) as day,
          lateral (select date_trunc('day', now(), 'UTC') - make_interval(days => day, hours => 4)) as moment (read)`,
      [as.id],
    );
    const [hour, post] = (await preview({ 'accept-language': 'es' }))?.items ?? [];
    expect(hour).toEqual({
      title: 'A las 20:00',
      description: 'Es la hora a la que sueles leer. Las demás preguntas llegan a las 10:00.',
    });
    expect(post?.description).toMatch(/\(2\)/);
    const { preview: toVisitor } = await api.call(featureAccess, {
      input: { feature: 'smart_notifications' },
    });
    expect(toVisitor).toBeNull();
  });

  it('shows what is offered early to those who do not have early access', async () => {
    const as = await api.aMember({ grantedTier: 'premium' });
    const headers = { 'accept-language': 'es' };
    const { features } = await api.call(contract.users.earlyAccess, { as, headers });
    const input = { feature: 'early_access' } as const;
    expect((await api.call(featureAccess, { input, headers })).preview).toEqual({
      count: features.length,
      items: features.map(({ title, description }) => ({ title, description })),
    });
  });

  it('to an unknown feature is not found', async () => {
    const response = await api.inject({ url: '/api/subscriptions/features/flying/access' });
    expect([response.statusCode, response.json().error.code]).toEqual([404, 'NOT_FOUND']);
  });
});
