import type { ActivityDto } from '@pratiche/api';
import { expect } from '@jest/globals';
import { expectOk, type Member } from './dossier-flow.js';

export const askActivity = (me: Member, etag = '') =>
  me.http.get('Accounts/activity', { headers: etag === '' ? {} : { 'if-none-match': etag } });
export const readActivity = (me: Member) => expectOk<ActivityDto>(askActivity(me));

/** Whether the answer changes by what is done, and what it is then. */
export async function expectActivityChange(
  me: Member,
  act: () => Promise<unknown>,
): Promise<ActivityDto> {
  const etag = (await askActivity(me)).headers.get('etag') ?? '';
  expect((await askActivity(me, etag)).status).toBe(304);
  await act();
  const changed = await askActivity(me, etag);
  expect([changed.status, changed.headers.get('etag') === etag]).toEqual([200, false]);
  return changed.json<ActivityDto>();
}
