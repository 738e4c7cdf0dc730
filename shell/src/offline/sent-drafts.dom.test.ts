import 'fake-indexeddb/auto';
import { keepDeviceDraft, listDeviceDrafts } from '@pratiche/federation/device-store';
import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { expect, it } from '@jest/globals';
import { forgetSentDrafts } from './sent-drafts.js';

const ACCOUNT = 7;
const row = (id: number, code: string) => ({ id, status: { code } });
const keep = (id: number) =>
  keepDeviceDraft({ accountId: ACCOUNT, id, client: '', dossier: {}, lastStep: null, keptAt: id });
const listKept = async () => (await listDeviceDrafts(ACCOUNT)).map(({ id }) => id).sort();

it('removes what a list calls sent, and leaves drafts and what was sent back', async () => {
  for (const id of [1, 2, 3, 4]) await keep(id);
  const client = new QueryClient();
  client.setQueryData(['dossiers', 'last-activity'], [row(1, 'SENT'), row(2, 'DRAFT')]);
  const stop = forgetSentDrafts(client, ACCOUNT);
  await waitFor(async () => expect(await listKept()).toEqual([2, 3, 4]));
  client.setQueryData(['dossiers', 'PROCESSING'], {
    rows: [row(3, 'ACCEPTED'), row(4, 'WAITING')],
  });
  await waitFor(async () => expect(await listKept()).toEqual([2, 4]));
  client.setQueryData(['dossiers', 'count'], { drafts: 2 });
  stop();
  client.setQueryData(['dossiers', 'PROCESSING'], { rows: [row(2, 'SENT')] });
  expect(await listKept()).toEqual([2, 4]);
});
