import type { LastStepDto } from '@pratiche/api';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createMember } from '../../kit/account-fixtures.js';
import { ecobonusForm } from '../../kit/dossier-fixtures.js';
import { lastStep, save, type Member } from '../../kit/dossier-flow.js';
import { pdf } from '../../kit/file-fixtures.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import { findStoredFiles } from '../../kit/stored-files.js';

/** A dossier of another account. */
let foreign: number;
let items: LastStepDto['documentSet']['documentsDocumentsSetResponse'];
const item = (code: string) => items.find(({ document }) => document.code === code)?.id ?? 0;

beforeAll(async () => {
  const other = await createMember({ packages: [{ credits: 10 }] });
  const dossier = await save(other.http, ecobonusForm());
  foreign = dossier.id;
  items = (await lastStep(other.http, dossier)).documentSet.documentsDocumentsSetResponse;
});

describe('an upload without a folder', () => {
  const form = (fields: Record<string, string>) => {
    const made = new FormData();
    for (const [name, value] of Object.entries(fields)) made.set(name, value);
    made.set('file', new File([new Uint8Array(pdf(JSON.stringify(fields)))], 'documento.pdf'));
    return made;
  };
  const missing = async (by: Member, fields: Record<string, string>) => {
    const answer = await by.http.post('Upload/file', { form: form(fields) });
    expectProblem(answer, 400, 'invalid-data');
    return answer.json<{ errors: { field: string }[] }>().errors.map(({ field }) => field);
  };
  let alone: Member;
  let only: number;
  beforeAll(async () => {
    alone = await createMember({ packages: [{ credits: 10 }] });
    ({ id: only } = await save(alone.http, ecobonusForm()));
  });

  it.each<Record<string, string>>([{}, { dir: '' }])(
    'is refused with %j, also with one dossier only',
    async (fields) => {
      const before = await findStoredFiles(only);
      expect(await missing(alone, { ...fields, id: String(item('CI')) })).toEqual(['dir']);
      expect(await findStoredFiles(only)).toEqual(before);
    },
  );

  it.each([
    ['a folder without a dossier', { dir: '7', id: '3' }, ['dir']],
    ['numbers that no database has', { dir: '7/9999999999', id: '3' }, ['dir']],
    [
      'a dossier that is not that of the folder',
      { dir: '7/12', moduleId: '13', id: '3' },
      ['moduleId'],
    ],
    ['a number that is none, without a folder', { moduleId: 'dodici', id: '3' }, ['moduleId']],
    [
      'several faults at once',
      { dir: '7', id: '', fileKey: 'k'.repeat(101) },
      ['dir', 'id', 'fileKey'],
    ],
  ])('refuses %s', async (_, fields, faults) => {
    expect(await missing(alone, fields)).toEqual(faults);
  });

  it('says that the document is missing', async () => {
    expect(await missing(alone, {})).toEqual(['id']);
  });

  it('goes to the dossier that moduleId names', async () => {
    const { id: other } = await save(alone.http, ecobonusForm());
    const before = await findStoredFiles(only);
    const answer = await alone.http.post('Upload/file', {
      form: form({ id: String(item('CI')), moduleId: String(other) }),
    });
    expect([answer.text, answer.status]).toEqual([answer.text, 200]);
    expect(await findStoredFiles(only)).toEqual(before);
    expect((await findStoredFiles(other)).rows).toBe(1);
    expectProblem(
      await alone.http.post('Upload/file', {
        form: form({ id: String(item('CI')), moduleId: String(foreign) }),
      }),
      404,
    );
  });
});
