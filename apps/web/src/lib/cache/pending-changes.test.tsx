import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { usePendingChanges } from './pending-changes.ts';

afterEach(cleanup);

const key = ['switch'];
const forever = Number.POSITIVE_INFINITY;

interface Seen {
  shown: boolean[];
  show: (on: boolean) => () => void;
}

function Switch({
  stored,
  onRender,
}: {
  stored: boolean;
  onRender: (seen: boolean, show: Seen['show']) => void;
}) {
  const [pending, show] = usePendingChanges<boolean>();
  onRender(pending.at(-1) ?? stored, show);
  return null;
}

function Stored({ seen }: { seen: Seen }) {
  const { data = true } = useQuery({ queryKey: key, queryFn: () => true, staleTime: forever });
  const onRender = (on: boolean, show: Seen['show']) => {
    seen.shown.push(on);
    seen.show = show;
  };
  return <Switch stored={data} onRender={onRender} />;
}

test('a change that was saved shows without its old state in between', async () => {
  const client = new QueryClient();
  client.setQueryData(key, true);
  const seen: Seen = { shown: [], show: () => () => {} };
  render(
    <QueryClientProvider client={client}>
      <Stored seen={seen} />
    </QueryClientProvider>,
  );
  let undo = () => {};
  act(() => {
    undo = seen.show(false);
  });
  act(() => {
    client.setQueryData(key, false);
    undo();
  });
  await waitFor(() => expect(seen.shown.length).toBeGreaterThan(2));
  expect(seen.shown).toEqual([true, ...seen.shown.slice(1).map(() => false)]);
});

test('a refused change is taken back', async () => {
  const { result } = renderHook(() => usePendingChanges<string>());
  let undo = () => {};
  act(() => {
    undo = result.current[1]('on');
  });
  expect(result.current[0]).toEqual(['on']);
  act(() => undo());
  await waitFor(() => expect(result.current[0]).toEqual([]));
});
