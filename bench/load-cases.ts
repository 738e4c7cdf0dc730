import type { Connection } from 'mysql2/promise';
import type { LoadExtent, LoadRequest } from './load-generator.ts';
import type { SeededAccount, SeededAccounts } from './seed-accounts.ts';
import { createDossierBody } from './seed-data.ts';
import {
  createCreationRemover,
  seedDraftHolders,
  seedReadyDrafts,
  type ReadyDraft,
} from './seed-drafts.ts';

export interface LoadCase {
  name: string;
  extent: LoadExtent;
  /** The next request, to the portal and to both bare programs. */
  portal: () => LoadRequest;
  baseline: () => LoadRequest;
  /** Of the rate of the bare program on the same stack. */
  minPercent: number;
  /** Removes what a load has created. */
  cleanUp?: () => Promise<void>;
}

interface LoadCaseOptions {
  connection: Connection;
  origin: string;
  stage: SeededAccounts;
  patternId: number;
  mandatory: readonly number[];
}

export const ROUNDS = 3;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 5);
/** The portal, the bare program on its stack and the one without framework. */
const PROGRAMS = 3;
/** Drafts of an account: the first is an account that begins, the last the default limit. */
const DRAFTS = [5, 5_000] as const;
const MIN_PERCENT_LIST = 80;
const MIN_PERCENT_WRITE = 50;
const SENDS_PER_ROUND = Number(process.env['BENCH_SENDS'] ?? 1_000);

/** The load cases to measure; every send needs its own dossier, which is seeded beforehand. */
export async function createLoadCases({
  connection,
  origin,
  stage,
  patternId,
  mandatory,
}: LoadCaseOptions): Promise<LoadCase[]> {
  const waiting: ReadyDraft[] = await seedReadyDrafts(
    connection,
    patternId,
    mandatory,
    stage.fitters,
    SENDS_PER_ROUND * PROGRAMS * (ROUNDS + 1),
  );
  const take = (): ReadyDraft => {
    const next = waiting.pop();
    if (next === undefined) throw new Error('No dossier left to send');
    return next;
  };
  const creations = await createCreationCases({ connection, origin, stage, patternId });
  const byStatus = 'state=ELABORATED&status=SELLED&pageSize=50&sort=-sentDate';
  const byClient = 'state=ELABORATED&client=ross&pageSize=50&sort=client';
  const list = (name: string, query: string): LoadCase => ({
    name,
    extent: { seconds: SECONDS },
    minPercent: MIN_PERCENT_LIST,
    portal: () => ({
      method: 'GET',
      path: `/api/Module/getAll?${query}`,
      token: stage.admin.token,
    }),
    baseline: () => ({ method: 'GET', path: `/list?${query}`, token: stage.admin.token }),
  });
  return [
    list('list of 50, filter by status, newest first, page 1', `${byStatus}&page=1`),
    list('the same list, page 400', `${byStatus}&page=400`),
    list('list of 50, filter by client name, sorted by client', `${byClient}&page=1`),
    list(
      'list of 50, a name few have, newest first',
      'state=ELABORATED&client=cechiari&pageSize=50&sort=-sentDate&page=1',
    ),
    ...creations,
    {
      name: 'send',
      extent: { amount: SENDS_PER_ROUND },
      minPercent: MIN_PERCENT_WRITE,
      portal: () => {
        const { id, token } = take();
        return { method: 'POST', path: `/api/Module/send/${id}`, token };
      },
      baseline: () => {
        const { id, token } = take();
        return { method: 'POST', path: `/send?id=${id}`, token };
      },
    },
  ];
}

/** Creations of accounts with many drafts cost as much as those of accounts with few. */
async function createCreationCases({
  connection,
  origin,
  stage,
  patternId,
}: Omit<LoadCaseOptions, 'mandatory'>): Promise<LoadCase[]> {
  const cases = [createCreationCase('create with checks', stage.fitters)];
  for (const drafts of DRAFTS)
    cases.push(
      createCreationCase(
        `create with checks, ${drafts.toLocaleString('en')} drafts`,
        await seedDraftHolders(connection, origin, patternId, drafts),
      ),
    );
  const cleanUp = await createCreationRemover(connection);
  return cases.map((one) => ({ ...one, cleanUp }));
}

function createCreationCase(name: string, accounts: readonly SeededAccount[]): LoadCase {
  const body = createDossierBody();
  let turn = 0;
  const next = (path: string) => (): LoadRequest => {
    const token = accounts[(turn += 1) % accounts.length]?.token ?? '';
    return { method: 'PUT', path, token, body };
  };
  return {
    name,
    extent: { seconds: SECONDS },
    minPercent: MIN_PERCENT_WRITE,
    portal: next('/api/Module'),
    baseline: next('/create'),
  };
}
