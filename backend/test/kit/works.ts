import { randomUUID } from 'node:crypto';
import type { Work } from '@pratiche/api';
import { ok } from './flow.js';
import type { Http } from './http.js';
import { until } from './until.js';
import { sql } from './world.js';

const moment = (at: number) => new Date(at).toISOString().replace('T', ' ').replace('Z', '');

/** A piece of work somebody started and no worker will take up; answers its id. */
export async function newWork(accountId: number, state: Work['state'] = 'queued'): Promise<string> {
  const id = randomUUID();
  const isOver = state !== 'queued' && state !== 'running';
  await sql().run(
    `INSERT INTO works (id, account_id, kind, title, params, state, run, done, created_at, finished_at, expires_at) VALUES (?, ?, 'prova', 'Prova', 'null', ?, 0, 0, ?, ?, ?)`,
    id,
    accountId,
    state,
    moment(Date.now()),
    isOver ? moment(Date.now()) : null,
    isOver ? moment(Date.now() + 86_400_000) : null,
  );
  return id;
}

/** The work once it is over. */
export const finished = (http: Http, id: string): Promise<Work> =>
  until(async () => {
    const work = await ok<Work>(http.get(`Works/${id}`));
    return work.state === 'queued' || work.state === 'running' ? null : work;
  }, `work ${id} to end`);
