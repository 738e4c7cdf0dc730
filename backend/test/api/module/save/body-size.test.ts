import { beforeAll, describe, expect, it } from '@jest/globals';
import { DOSSIER_BODY_MAX_BYTES } from '../../../../src/module/dossier-body.constants.js';
import { createMember } from '../../../kit/account-fixtures.js';
import type { Member } from '../../../kit/dossier-flow.js';
import { createLargestDossier, escapeToAscii } from '../../../kit/largest-dossier.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { countAccountRows } from '../../../kit/row-counts.js';

const JSON_TYPE = { 'content-type': 'application/json' };
/** Blanks before the last brace, which change nothing but the size. */
const padTo = (bytes: number, json: string) =>
  `${json.slice(0, -1)}${' '.repeat(bytes - Buffer.byteLength(json))}}`;
const largest = () => JSON.stringify(createLargestDossier());

let me: Member;
beforeAll(async () => {
  me = await createMember({});
});

describe('the size of a dossier’s body', () => {
  it('leaves room beyond the largest dossier in any notation', () => {
    expect(Buffer.byteLength(escapeToAscii(largest()))).toBeLessThan(DOSSIER_BODY_MAX_BYTES * 0.8);
  });

  it.each<[string, () => string]>([
    ['as it is', largest],
    ['escaped', () => escapeToAscii(largest())],
    ['filled up to the limit', () => padTo(DOSSIER_BODY_MAX_BYTES, largest())],
  ])('takes the largest dossier %s', async (_, body) => {
    const answer = await me.http.put('Module', { raw: body(), headers: JSON_TYPE });
    expect([answer.text.slice(0, 500), answer.status]).toEqual([answer.text.slice(0, 500), 200]);
    expect(answer.json<{ immovableAddress: string }>().immovableAddress).toHaveLength(255);
  });

  it.each([
    ['PUT', 'Module'],
    ['PUT', 'Module/lastStepDraft'],
    ['PUT', 'Module/updateByBeneficiary/nessuno'],
    ['POST', 'Module/generate-documents'],
  ])('is refused above the limit: %s %s', async (method, path) => {
    const before = await countAccountRows(me.id);
    const answer = await me.http.send(method, path, {
      raw: padTo(DOSSIER_BODY_MAX_BYTES + 1, largest()),
      headers: JSON_TYPE,
    });
    expectProblem(answer, 413, 'too-large');
    expect(await countAccountRows(me.id)).toEqual(before);
  });
});
