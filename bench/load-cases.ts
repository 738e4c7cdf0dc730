import type { Connection } from 'mysql2/promise';
import type { LoadExtent, LoadRequest } from './load-generator.ts';
import {
  createDossierBody,
  seedReadyDrafts,
  type ReadyDraft,
  type SeededAccounts,
} from './seed-data.ts';

export interface LoadCase {
  name: string;
  extent: LoadExtent;
  /** The next request, to the portal and to both bare programs. */
  portal: () => LoadRequest;
  baseline: () => LoadRequest;
}

interface LoadCaseOptions {
  connection: Connection;
  stage: SeededAccounts;
  patternId: number;
  mandatory: readonly number[];
}

export const ROUNDS = 3;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 5);
/** The portal, the bare program on its stack and the one without framework. */
const PROGRAMS = 3;
const SENDS_PER_ROUND = Number(process.env['BENCH_SENDS'] ?? 1_000);

/** The load cases to measure; every send needs its own dossier, which is seeded beforehand. */
export async function createLoadCases({
  connection,
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
  const form = createDossierBody();
  let turn = 0;
  const fitter = () => stage.fitters[(turn += 1) % stage.fitters.length]?.token ?? '';
  const byStatus = 'state=ELABORATED&status=SELLED&pageSize=50&sort=-sentDate';
  const byClient = 'state=ELABORATED&client=ross&pageSize=50&sort=client';
  const list = (name: string, query: string): LoadCase => ({
    name,
    extent: { seconds: SECONDS },
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
    {
      name: 'create with checks',
      extent: { seconds: SECONDS },
      portal: () => ({ method: 'PUT', path: '/api/Module', token: fitter(), body: form }),
      baseline: () => ({ method: 'PUT', path: '/create', token: fitter(), body: form }),
    },
    {
      name: 'send',
      extent: { amount: SENDS_PER_ROUND },
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
