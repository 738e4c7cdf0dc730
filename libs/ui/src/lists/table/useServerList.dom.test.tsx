import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { useEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { AppProviders } from '../../providers/AppProviders.js';
import { queryClient } from '../../providers/query-client.js';
import type { ListQuery } from './list-params.js';
import { useServerList } from './useServerList.js';

/** A busy machine needs more than the default timeout of one second. */
const PATIENT = { timeout: 15_000 };

let asked: ListQuery[];
let total: number;
let isMore: boolean;
let busyRenders: number;

beforeEach(() => {
  asked = [];
  total = 3;
  isMore = false;
  busyRenders = 0;
});
afterEach(() => {
  cleanup();
  queryClient.clear();
});

function List({ refreshMs }: { refreshMs?: number }) {
  const { table } = useServerList<number>({
    queryKey: ['test-list'],
    fetchPage: (query) => {
      asked.push(query);
      return Promise.resolve({ rows: query.page === 1 ? [1, 2, 3] : [], total, isMore });
    },
    filterNames: ['client'],
    sortNames: ['created'],
    sort: '-created',
    noun: { one: 'riga', many: 'righe' },
    ...(refreshMs === undefined ? {} : { refreshMs }),
  });
  useEffect(() => {
    if (table.rows && table.loading) busyRenders += 1;
  });
  return (
    <>
      <output>{useLocation().search}</output>
      <p>{`${table.rows?.length ?? 'no'} rows on page ${table.paging?.page}`}</p>
    </>
  );
}

const open = (search: string, refreshMs?: number) =>
  render(
    <MemoryRouter initialEntries={[`/list${search}`]}>
      <AppProviders>
        <List {...(refreshMs === undefined ? {} : { refreshMs })} />
      </AppProviders>
    </MemoryRouter>,
  );
const address = () => screen.getByRole('status').textContent;

it('leads from a page that no longer exists to the last one', async () => {
  open('?page=9');
  await waitFor(() => expect(screen.getByText('3 rows on page 1')).toBeTruthy(), PATIENT);
  expect(asked.map(({ page }) => page)).toEqual([9, 1]);
  expect(address()).not.toContain('page=9');
});

it('stays on an empty page while not all rows were counted', async () => {
  isMore = true;
  open('?page=9');
  await waitFor(() => expect(screen.getByText('0 rows on page 9')).toBeTruthy(), PATIENT);
  expect(address()).toBe('?page=9');
});

it('asks for the sort and the filters that the list has, and for no others', async () => {
  open('?sort=password&client=Rossi&company=Bianchi');
  await waitFor(() => expect(screen.getByText('3 rows on page 1')).toBeTruthy(), PATIENT);
  expect(asked).toEqual([{ client: 'Rossi', page: 1, pageSize: 20, sort: '-created' }]);
});

it('reads the rows again by itself, without dimming the table', async () => {
  open('', 20);
  await waitFor(() => expect(asked.length).toBeGreaterThan(2), PATIENT);
  expect(screen.getByText('3 rows on page 1')).toBeTruthy();
  expect(busyRenders).toBe(0);
});
