import type { DossierDto, LastStepDto, WorkDto } from '@pratiche/api';
import { setTimeout as pause } from 'node:timers/promises';
import { ecobonusForm } from '../../backend/test/kit/dossier-fixtures.js';
import { pdf } from '../../backend/test/kit/file-fixtures.js';
import type { Portal } from '../../tools/testkit/portal.ts';
import { FIRST_FITTER, loginForToken, OFFICE } from '../seed-accounts.ts';
import type { ReportLine } from '../report.ts';

const ZIPS = 5;
/** Together 300 MB a zip. */
const FILES = 8;
const FILE_BYTES = 37_500_000;
/** How much longer the export may take than alone: a few seconds. */
const MAX_DELAY_MS = 3_000;
const POLL_INTERVAL_MS = 50;

type Call = <T>(path: string, init?: RequestInit) => Promise<T>;

/** Measures how long an operator's export takes while a fitter has five large zips made. */
export async function measureFairness(portal: Portal): Promise<ReportLine[]> {
  const [busy, other] = await Promise.all(
    [FIRST_FITTER, OFFICE].map((email) => createCaller(portal, email)),
  );
  if (busy === undefined || other === undefined) throw new Error('Two callers are needed');
  const dossierId = await createLargeDossier(busy);
  const alone = await measureOwnExport(other);
  const start = performance.now();
  const zips: WorkDto[] = [];
  for (let index = 0; index < ZIPS; index += 1)
    zips.push(
      await busy<WorkDto>(`module/download/${dossierId}`, { headers: { prefer: 'respond-async' } }),
    );
  const beside = await measureOwnExport(other);
  for (const zip of zips) await waitUntilDone(busy, zip);
  const allZips = performance.now() - start;
  return [
    {
      what: `export of an operator beside ${ZIPS} zips of ${(FILES * FILE_BYTES) / 1e6} MB of a fitter`,
      figure: `${Math.round(beside)} ms`,
      beside: `alone: ${Math.round(alone)} ms; the zips: ${Math.round(allZips / 1000)} s`,
      limit: `≤ ${MAX_DELAY_MS} ms longer`,
      isWithin: beside - alone <= MAX_DELAY_MS,
    },
  ];
}

async function createCaller(portal: Portal, email: string): Promise<Call> {
  const authorization = `Bearer ${await loginForToken(portal.origin, email)}`;
  return async <T>(path: string, init: RequestInit = {}): Promise<T> => {
    const answer = await fetch(`${portal.origin}/api/${path}`, {
      ...init,
      headers: { authorization, ...(init.headers as Record<string, string> | undefined) },
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
}

async function createLargeDossier(call: Call): Promise<number> {
  const json = { 'content-type': 'application/json' };
  const draft = await call<DossierDto>('Module', {
    method: 'PUT',
    headers: json,
    body: JSON.stringify(ecobonusForm()),
  });
  const { documentSet } = await call<LastStepDto>('Module/lastStepDraft', {
    method: 'PUT',
    headers: json,
    body: JSON.stringify({ ...ecobonusForm(), id: draft.id, version: draft.version }),
  });
  const invoice = documentSet.documentsDocumentsSetResponse.find(
    ({ document }) => document.code === 'FATTURA',
  );
  for (let index = 0; index < FILES; index += 1) {
    const form = new FormData();
    form.append('id', String(invoice?.id));
    form.append('dir', `${draft.accountId}/${draft.id}`);
    const name = `fattura-${index}.pdf`;
    form.append('file', new Blob([new Uint8Array(pdf(name, FILE_BYTES))]), name);
    await call('Upload/file', { method: 'POST', body: form });
  }
  return draft.id;
}

async function measureOwnExport(call: Call): Promise<number> {
  const start = performance.now();
  await waitUntilDone(
    call,
    await call<WorkDto>('Module/getallexcel?state=ELABORATED', { method: 'POST' }),
  );
  return performance.now() - start;
}

async function waitUntilDone(call: Call, { id }: Pick<WorkDto, 'id'>): Promise<void> {
  for (;;) {
    const task = await call<WorkDto>(`Works/${id}`);
    if (task.state === 'done') return;
    if (task.state !== 'queued' && task.state !== 'running')
      throw new Error(`The task ended as ${task.state}: ${task.problem}`);
    await pause(POLL_INTERVAL_MS);
  }
}
