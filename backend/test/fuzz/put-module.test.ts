import type { DossierDto } from '@pratiche/api';
import { type DossierForm, createEmptyDossierForm, normalizeDossier } from '@pratiche/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { fakeDate } from '../kit/fake-date.js';
import { DossierRequestDto } from '../../src/module/dto/dossier-request.dto.js';
import { validateDto } from '../../src/platform/validation/index.js';
import { ecobonusForm } from '../kit/dossier-fixtures.js';
import { save, type Member } from '../kit/dossier-flow.js';
import type { HttpResponse } from '../kit/http-client.js';
import { startInProcessPortal } from '../kit/in-process-portal.js';
import { expectProblem } from '../kit/problem-assertions.js';
import { createMember, sql } from '../kit/account-fixtures.js';
import { aimed, hostileBody, type Body } from './body-arbitraries.js';
import { takeCases } from '../../../tools/testkit/random-cases.ts';

const RUNS = takeCases(20_000);
/**
 * More than one body in this many must be stored, and likewise be refused, or the bodies test
 * nothing; a fifth of that suffices for version conflicts.
 */
const SHARE = 20;
const FIELDS = Object.keys(createEmptyDossierForm()).sort();

let portal: Awaited<ReturnType<typeof startInProcessPortal>>;
let me: Member;
let dossier: DossierDto;
/** Its form, as stored. */
let form: DossierForm;

beforeAll(async () => {
  // A login lasts a quarter of an hour, and a busy machine may take longer.
  fakeDate(new Date());
  portal = await startInProcessPortal();
  me = await createMember({});
  dossier = await save(me.http, ecobonusForm());
  form = await formInDatabase(dossier.id);
}, 120_000);
afterAll(async () => {
  await portal.close();
  jest.useRealTimers();
});

/** Counts the writes of other connections to the database. */
async function changes(): Promise<number> {
  const [row] = await sql().rows<{ data_version: number }>('PRAGMA data_version');
  return row?.data_version ?? 0;
}

async function formInDatabase(id: number): Promise<DossierForm> {
  const [row] = await sql().rows<{ data: string }>('SELECT data FROM dossiers WHERE id = ?', id);
  return JSON.parse(row?.data ?? 'null') as DossierForm;
}

/**
 * Checks that the stored form is the previous one merged with the body: complete, and with no other
 * field.
 */
async function expectWhole(
  text: string,
  answer: DossierDto,
  before: DossierForm,
): Promise<DossierForm> {
  const { id: _id, version: _version, ...said } = validateDto(DossierRequestDto, JSON.parse(text));
  const stored = await formInDatabase(answer.id);
  // The JSON round trip removes -0, which JSON does not have.
  expect(stored).toEqual(JSON.parse(JSON.stringify(normalizeDossier({ ...before, ...said }))));
  expect(answer).toMatchObject({ ...stored, accountId: me.id, status: { code: 'DRAFT' } });
  expect(Object.keys(stored).sort()).toEqual(FIELDS);
  return stored;
}

async function put(body: Body): Promise<number> {
  const text = aimed(body, dossier.id, dossier.version);
  const before = await changes();
  const answer: HttpResponse = await me.http.put('Module', {
    raw: text,
    headers: { 'content-type': 'application/json' },
  });
  if (answer.status !== 200) {
    expect([400, 404, 409, 413]).toContain(answer.status);
    expectProblem(answer, answer.status);
    expect(await changes()).toBe(before);
    return answer.status;
  }
  const stored = answer.json<DossierDto>();
  const isOld = stored.id === dossier.id;
  const kept = await expectWhole(text, stored, isOld ? form : createEmptyDossierForm());
  if (isOld) {
    expect(stored.version).toBe(dossier.version + 1);
    [dossier, form] = [stored, kept];
  }
  return 200;
}

describe('PUT Module', () => {
  it(`answers ${RUNS} random bodies with a dossier or a clear problem, and stores each whole or not at all`, async () => {
    const seen = new Map<number, number>();
    // The message of a failure names the seed.
    await fc.assert(
      fc.asyncProperty(hostileBody, async (body) => {
        const status = await put(body);
        seen.set(status, (seen.get(status) ?? 0) + 1);
      }),
      { numRuns: RUNS },
    );
    for (const status of [200, 400, 409])
      expect([
        String(status),
        seen.get(status) ?? 0,
        (seen.get(status) ?? 0) > RUNS / SHARE / (status === 409 ? 5 : 1),
      ]).toEqual([String(status), seen.get(status) ?? 0, true]);
  }, 1_200_000);

  it('still saves afterwards, and no prototype has got a member', async () => {
    expect(await save(me.http, ecobonusForm())).toMatchObject(ecobonusForm());
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
