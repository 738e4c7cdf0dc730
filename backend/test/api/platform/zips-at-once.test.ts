import { describe, expect, it } from '@jest/globals';
import { createMember } from '../../kit/account-fixtures.js';
import { ecobonusForm } from '../../kit/dossier-fixtures.js';
import { lastStep, save, upload } from '../../kit/dossier-flow.js';
import { pdf } from '../../kit/file-fixtures.js';
import { visitor } from '../../kit/portal.js';
import { unzip } from '../../kit/unzip.js';

const ZIPS = 30;
const FILE_BYTES = 1_000_000;

describe('thirty archives of one caller at once', () => {
  it('come whole, and others are served meanwhile', async () => {
    const me = await createMember({});
    const { id, version } = await save(me.http, ecobonusForm());
    const { documentSet } = await lastStep(me.http, { id, version });
    const [item] = documentSet.documentsDocumentsSetResponse;
    const files = ['a', 'b', 'c'].map((name) => pdf(name, FILE_BYTES));
    for (const [index, bytes] of files.entries())
      await upload(me, id, item?.id ?? 0, bytes, `file ${index}.pdf`);

    const asked = Promise.all(
      Array.from({ length: ZIPS }, () => me.http.get(`module/download/${id}`)),
    );
    const others: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      others.push((await visitor().get('health/live')).status);
      others.push((await me.http.get('Module/count')).status);
    }
    expect(others).toEqual(Array.from({ length: 20 }, () => 200));
    for (const answer of await asked) {
      expect(answer.status).toBe(200);
      const entries = await unzip(answer.bytes);
      const found = entries.map(({ bytes }) => files.findIndex((file) => file.equals(bytes)));
      expect(found.sort()).toEqual([0, 1, 2]);
    }
  });
});
