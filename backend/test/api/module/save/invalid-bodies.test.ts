import { beforeAll, describe, expect, it } from '@jest/globals';
import { ecobonusForm, serramento } from '../../../kit/dossier-fixtures.js';
import { countAccountRows } from '../../../kit/row-counts.js';
import { readDossier, save, type Member } from '../../../kit/dossier-flow.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { createMember } from '../../../kit/account-fixtures.js';

let me: Member;
beforeAll(async () => {
  me = await createMember({ packages: [{ credits: 10 }] });
});

const window = (change: object) => ({
  manufatti: { serramenti: [{ ...serramento(), ...change }], schermature: [], chiusure: [] },
});

/** Bodies of `PUT Module` with the field their refusal names. */
const WRONG: readonly [string, unknown, string?][] = [
  ['null', null],
  ['a number', 7],
  ['a text', 'ciao'],
  ['an array', [ecobonusForm()]],
  ['true', true],
  ['a text for a number', { annoRiferimento: '2026' }, 'annoRiferimento'],
  ['a number for a text', { beneficiaryFirstName: 12 }, 'beneficiaryFirstName'],
  ['an object for a text', { beneficiaryFirstName: { $gt: '' } }, 'beneficiaryFirstName'],
  ['an array for a text', { beneficiaryFirstName: ['a'] }, 'beneficiaryFirstName'],
  ['a text for a flag', { isCompany: 'true' }, 'isCompany'],
  ['a service that does not exist', { serviceType: 4 }, 'serviceType'],
  ['a service as text', { serviceType: '1' }, 'serviceType'],
  ['an inherited name for a value', { tipoImpianto: 'constructor' }, 'tipoImpianto'],
  ['a day that does not exist', { interventionEndDate: '2026-02-31' }, 'interventionEndDate'],
  ['an Italian date', { interventionEndDate: '31/01/2026' }, 'interventionEndDate'],
  ['a moment for a day', { interventionEndDate: '2026-01-31T00:00:00Z' }, 'interventionEndDate'],
  ['a negative surface', { immovableSurfaceArea: -1 }, 'immovableSurfaceArea'],
  ['an enormous surface', { immovableSurfaceArea: 1e300 }, 'immovableSurfaceArea'],
  ['half a unit', { immovableUnitNumber: 1.5 }, 'immovableUnitNumber'],
  [
    'three decimals of euro',
    { spese: { spesaDetraibileSerramenti: 10.005 } },
    'spese.spesaDetraibileSerramenti',
  ],
  ['a text of 256 characters', { immovableAddress: 'x'.repeat(256) }, 'immovableAddress'],
  ['a NUL byte', { immovableAddress: 'Via\0Roma' }, 'immovableAddress'],
  ['a line break in a line', { immovableAddress: 'Via\nRoma' }, 'immovableAddress'],
  ['a window that is null', { manufatti: { serramenti: [null] } }, 'manufatti.serramenti.0'],
  ['an object for the list of windows', { manufatti: { serramenti: {} } }, 'manufatti.serramenti'],
  ['a list for the products', { manufatti: [] }, 'manufatti'],
  [
    'a frame that does not exist',
    window({ tipologiaTelaioPre: 'oro' }),
    'manufatti.serramenti.0.tipologiaTelaioPre',
  ],
  ['a surface as text', window({ superficie: '2,4' }), 'manufatti.serramenti.0.superficie'],
  [
    '501 windows',
    { manufatti: { serramenti: Array.from({ length: 501 }, () => serramento()) } },
    'manufatti.serramenti',
  ],
  [
    '51 beneficiaries',
    { otherBeneficiaries: Array.from({ length: 51 }, () => ({})) },
    'otherBeneficiaries',
  ],
  ['a negative id', { id: -1 }, 'id'],
  ['an id as text', { id: '1' }, 'id'],
  ['half an id', { id: 1.5 }, 'id'],
  ['a huge id', { id: 1e21 }, 'id'],
  ['version 0', { id: 1, version: 0 }, 'version'],
  ['a version as text', { id: 1, version: '1' }, 'version'],
];

describe.each(['Module', 'Module/lastStepDraft'])('PUT %s', (route) => {
  it.each(WRONG)('refuses %s and keeps nothing', async (_, body, field = undefined) => {
    const before = await countAccountRows(me.id);
    const problem = expectProblem(await me.http.put(route, { json: body }), 400);
    if (field !== undefined) expect(problem.errors?.map((error) => error.field)).toContain(field);
    expect(await countAccountRows(me.id)).toEqual(before);
  });

  it.each([
    ['half a JSON', '{"serviceType": 1', 'application/json'],
    ['no JSON', 'ciao', 'application/json'],
    ['an empty body', '', 'application/json'],
    ['a trailing comma', '{"serviceType":1,}', 'application/json'],
    ['not a number', '{"annoRiferimento":NaN}', 'application/json'],
    [
      'broken UTF-8',
      new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
      'application/json',
    ],
    ['XML', '<dossier/>', 'application/xml'],
    ['plain text', '{"serviceType":1}', 'text/plain'],
    ['a form', 'serviceType=1', 'application/x-www-form-urlencoded'],
    ['an odd type', '{}', 'application/json; charset=utf-7'],
    ['JSON nested deep', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`, 'application/json'],
    [
      // Small enough to lie in the socket when the server refuses it by its length and closes.
      'half a megabyte',
      JSON.stringify({ immovableAddress: 'x'.repeat(500_000) }),
      'application/json',
    ],
  ])('answers %s with a problem and keeps nothing', async (_, raw, type) => {
    const before = await countAccountRows(me.id);
    const answer = await me.http.put(route, {
      raw: raw as BodyInit,
      headers: { 'content-type': type },
    });
    const harmless =
      type.startsWith('application/json;') ||
      raw instanceof Uint8Array ||
      (typeof raw === 'string' && raw.startsWith('{"a"'));
    if (answer.status === 200 && harmless) return;
    expect([400, 413, 415]).toContain(answer.status);
    expectProblem(answer, answer.status);
    expect(await countAccountRows(me.id)).toEqual(before);
  });

  it.each([
    ['__proto__', '{"__proto__": {"isAdmin": true, "serviceType": 3}, "serviceType": 1}'],
    [
      'constructor.prototype',
      '{"constructor": {"prototype": {"isAdmin": true}}, "serviceType": 1}',
    ],
    ['__proto__ in a row', '{"manufatti": {"serramenti": [{"__proto__": {"polluted": 1}}]}}'],
  ])('is not moved by %s', async (_, raw) => {
    const answer = await me.http.put(route, {
      raw,
      headers: { 'content-type': 'application/json' },
    });
    expect([200, 400]).toContain(answer.status);
    if (answer.status === 400) expectProblem(answer, 400);
    expect(answer.text).not.toMatch(/polluted|isAdmin/);
    const after = await save(me.http, { serviceType: 1 });
    expect(after).not.toHaveProperty('isAdmin');
    expect(after.serviceType).toBe(1);
  });
});

describe('a refused save', () => {
  it('leaves what was stored as it was, whole', async () => {
    const { id, version } = await save(me.http, ecobonusForm());
    const answer = await me.http.put('Module', {
      json: { id, version, beneficiaryPhone: '3331112223', annoRiferimento: 'presto' },
    });
    expectProblem(answer, 400);
    expect(await readDossier(me.http, id)).toMatchObject({ ...ecobonusForm(), version });
  });
});

describe('ids that do not exist', () => {
  it.each([
    ['GET', 'Module/%s'],
    ['DELETE', 'Module/%s'],
    ['POST', 'Module/send/%s'],
    ['POST', 'Module/restore/%s'],
    ['GET', 'Module/history/%s'],
    ['GET', 'Module/download/%s'],
    ['GET', 'Upload/download/%s'],
  ])('%s %s answers a problem', async (method, template) => {
    for (const id of [
      '999999999',
      '2147483648',
      '99999999999999999999999',
      '0',
      '-1',
      '1.5',
      'NaN',
      'abc',
      '%00',
      "1'--",
      'null',
      '１',
    ]) {
      const answer = await me.http.send(method, template.replace('%s', encodeURI(id)));
      expect([id, answer.text, [400, 404].includes(answer.status)]).toEqual([
        id,
        answer.text,
        true,
      ]);
      expectProblem(answer, answer.status);
    }
  });

  it('are refused in bodies too', async () => {
    const admin = await createMember({ role: 'Admin' });
    for (const id of [999_999_999, 1e21, -1, 0, '1', null, [1], { a: 1 }]) {
      const answer = await admin.http.patch('module/updateModuleStatus', {
        json: { id, status: { code: 'ACCEPTED' } },
      });
      expect([400, 404]).toContain(answer.status);
      expectProblem(answer, answer.status);
    }
    const unknown = await me.http.put('Module', { json: { id: 999_999_999, version: 1 } });
    expectProblem(unknown, 404);
  });
});

describe('addresses that are not written right', () => {
  it.each([
    '/api/Module/%',
    '/api/Module/%zz',
    '/api/Module/%c0%ae',
    `/api/Module/${'9'.repeat(3000)}`,
    '/api/..%2f..%2fetc%2fpasswd',
    '/api/Module/getAll?state[]=DRAFT',
    '/api/Module/getAll?state=DRAFT&state=RECEIVED',
  ])('%s answers a problem', async (path) => {
    const answer = await me.http.get(path);
    expect([400, 404, 414]).toContain(answer.status);
    expectProblem(answer, answer.status);
  });
});
