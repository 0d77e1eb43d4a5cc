import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aJob, anAdminResource, anInvite, aPageOf } from '../../testing/admin-factories.ts';
import { type Call, data, refusal, stubApi } from '../../testing/api.ts';
import { aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { Screen as InvitesScreen } from './admin-invites.tsx';
import { Screen as JobsScreen } from './admin-jobs.tsx';
import { Screen as ResourcesScreen } from './admin-resources.tsx';

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const admin = aUser({ role: 'admin' });
const press = (name: string | RegExp) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};

function open(
  Screen: () => React.ReactNode,
  handlers: Record<string, (call: Call) => Response | Promise<Response>>,
  at = '/admin',
) {
  const calls = stubApi(handlers);
  renderApp(<Screen />, { user: admin, at });
  return calls;
}

describe('the invitations', () => {
  const url = 'https://halved.example/register?invite=abc';

  it('are made with a note, a number of people and an end, and the link is shown once', async () => {
    const copied: string[] = [];
    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(navigator), {
        clipboard: { writeText: async (text: string) => void copied.push(text) },
      }),
    );
    const invites = [anInvite()];
    const calls = open(InvitesScreen, {
      'GET /api/admin/invites': () => data(aPageOf('invites', invites)),
      'POST /api/admin/invites': () => {
        invites.unshift(anInvite({ note: 'For Ana', uses: 2, used: 0 }));
        return data({ id: invites[0]?.id, code: 'abc', url }, 201);
      },
    });
    await screen.findByText('For the choir');
    fireEvent.change(await screen.findByLabelText('Note'), { target: { value: 'For Ana' } });
    fireEvent.change(screen.getByLabelText('How many people may use it'), { target: { value: '0' } });
    press('Make the invitation');
    expect(await screen.findByText('An invitation is for 1 to 100 people')).toBeTruthy();
    const uses = screen.getByLabelText('How many people may use it');
    await waitFor(() => expect(document.activeElement).toBe(uses));
    fireEvent.change(uses, { target: { value: '2' } });
    fireEvent.change(screen.getByLabelText('How long it can be used'), { target: { value: 'never' } });
    press('Make the invitation');
    expect(await screen.findByLabelText('Link')).toHaveProperty('value', url);
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      note: 'For Ana',
      uses: 2,
      expiresAt: null,
    });
    press('Copy the link');
    await waitFor(() => expect(copied).toEqual([url]));
    expect(await screen.findByText('For Ana')).toBeTruthy();
    press('Make another one');
    expect(screen.queryByLabelText('Link')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Note'));
  });

  it('are withdrawn after asking; one that is used up cannot be', async () => {
    const standing = anInvite();
    const invites = [standing, anInvite({ note: null, uses: 1, used: 1 })];
    open(InvitesScreen, {
      'GET /api/admin/invites': () => data(aPageOf('invites', invites)),
      [`DELETE /api/admin/invites/${standing.id}`]: () => {
        invites.shift();
        return data({ success: true });
      },
    });
    await screen.findByText('For the choir');
    expect(screen.getByText('Used: 2 of 5')).toBeTruthy();
    expect(screen.getByText('Used up or ended')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Withdraw/ })).toHaveLength(1);
    press('Withdraw: For the choir');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('The invitation is withdrawn')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('For the choir')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Invitations' }));
  });
});

describe('the background jobs', () => {
  it('are listed with those that failed first, and can be started now', async () => {
    const jobs = [
      aJob({ name: 'aggregates' }),
      aJob({ name: 'notify', schedule: null }),
      aJob({ name: 'send-mail', failed: 2, lastResult: 'failed' }),
    ];
    open(JobsScreen, {
      'GET /api/admin/jobs': () => data({ jobs }),
      'POST /api/admin/jobs/send-mail/retry': () => data({ retried: 2 }),
    });
    await screen.findByRole('list', { name: 'Background jobs' });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'send-mail',
      'aggregates',
      'notify',
    ]);
    expect(screen.getByText('when there is work for it')).toBeTruthy();
    expect(screen.getAllByText('every 1 minute')).toHaveLength(2);
    press('Start now: send-mail');
    expect(await screen.findByText('Started. Taken up again: 2')).toBeTruthy();
  });

  it('that cannot be started say so', async () => {
    open(JobsScreen, {
      'GET /api/admin/jobs': () => data({ jobs: [aJob()] }),
      'POST /api/admin/jobs/send-mail/retry': () => refusal(500, 'INTERNAL', 'x'),
    });
    await screen.findByText('send-mail');
    press('Start now: send-mail');
    expect(await screen.findByText('Failed to start the job')).toBeTruthy();
  });
});

describe('the directory of help', () => {
  it('says how old its facts are; an entry is seen today, hidden and shown in place', async () => {
    let entry = anAdminResource({ own: true });
    const bodies: unknown[] = [];
    open(ResourcesScreen, {
      'GET /api/admin/resources': () => data(aPageOf('resources', [entry])),
      [`PUT /api/admin/resources/${entry.id}`]: ({ body }) => {
        bodies.push(body);
        const { hidden } = Object.assign({ hidden: entry.hidden }, body);
        entry = { ...entry, hidden, ageDays: 0, overdue: false };
        return data(entry);
      },
    });
    expect(await screen.findByText('Seen 200 days ago')).toBeTruthy();
    expect(screen.getByText('Due')).toBeTruthy();
    expect(screen.getByText('Your own')).toBeTruthy();
    press('Seen today: Beat');
    expect(await screen.findByText('Seen 0 days ago')).toBeTruthy();
    expect(screen.queryByText('Due')).toBeNull();
    press('Hide: Beat');
    expect(await screen.findByText('Hidden')).toBeTruthy();
    press('Show: Beat');
    await waitFor(() => expect(screen.queryByText('Hidden')).toBeNull());
    const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
    expect(bodies).toEqual([{ verifiedAt: today }, { hidden: true }, { hidden: false }]);
  });

  it('takes a click on each entry, also while an earlier one is being saved', async () => {
    const entries = [anAdminResource(), anAdminResource({ title: 'Mind' })];
    const changed: (string | undefined)[] = [];
    open(ResourcesScreen, {
      'GET /api/admin/resources': () => data(aPageOf('resources', entries)),
      ...Object.fromEntries(
        entries.map((entry) => [
          `PUT /api/admin/resources/${entry.id}`,
          () => {
            changed.push(entry.title);
            return data({ ...entry, ageDays: 0, overdue: false });
          },
        ]),
      ),
    });
    await screen.findByText('Mind');
    press('Seen today: Beat');
    press('Seen today: Mind');
    await waitFor(() => expect(screen.getAllByText('Seen 0 days ago')).toHaveLength(2));
    expect(changed).toEqual(['Beat', 'Mind']);
  });

  it('says nothing of another choice while that loads', async () => {
    open(
      ResourcesScreen,
      {
        'GET /api/admin/resources': ({ url }) =>
          url.includes('overdue') ? data(aPageOf('resources', [])) : new Promise<Response>(() => undefined),
      },
      '/admin/resources?overdue=true',
    );
    await screen.findByText('Nothing is due');
    fireEvent.click(screen.getByLabelText('Only what is due to be seen again'));
    await waitFor(() => expect(screen.queryByText('Nothing is due')).toBeNull());
    expect(screen.queryByText('0 entries')).toBeNull();
  });

  it('can show only what is due', async () => {
    const calls = open(ResourcesScreen, {
      'GET /api/admin/resources': ({ url }) =>
        data(aPageOf('resources', url.includes('overdue') ? [] : [anAdminResource()])),
    });
    await screen.findByText('Beat');
    fireEvent.click(screen.getByLabelText('Only what is due to be seen again'));
    expect(await screen.findByText('Nothing is due')).toBeTruthy();
    expect(calls.at(-1)?.url).toContain('overdue=true');
  });
});
