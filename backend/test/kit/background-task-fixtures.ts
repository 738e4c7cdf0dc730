import { randomUUID } from 'node:crypto';
import type { WorkDto } from '@pratiche/api';
import { expectOk } from './dossier-flow.js';
import type { HttpClient } from './http-client.js';
import { waitUntil } from './wait-until.js';
import { sql } from './account-fixtures.js';

const formatMoment = (at: number) => new Date(at).toISOString().replace('T', ' ').replace('Z', '');

/** Inserts a background task that no worker will claim, and returns its id. */
export async function insertBackgroundTask(
  accountId: number,
  state: WorkDto['state'] = 'queued',
): Promise<string> {
  const id = randomUUID();
  const isOver = state !== 'queued' && state !== 'running';
  await sql().run(
    `INSERT INTO works (id, account_id, kind, title, params, state, run, done, created_at, finished_at, expires_at) VALUES (?, ?, 'prova', 'Prova', 'null', ?, 0, 0, ?, ?, ?)`,
    id,
    accountId,
    state,
    formatMoment(Date.now()),
    isOver ? formatMoment(Date.now()) : null,
    isOver ? formatMoment(Date.now() + 86_400_000) : null,
  );
  return id;
}

/** The work once it is over. */
export const waitUntilTaskFinished = (http: HttpClient, id: string): Promise<WorkDto> =>
  waitUntil(async () => {
    const work = await expectOk<WorkDto>(http.get(`Works/${id}`));
    return work.state === 'queued' || work.state === 'running' ? null : work;
  }, `work ${id} to end`);
