import { beforeAll, describe, expect, it } from '@jest/globals';
import { createMember } from '../../kit/account-fixtures.js';
import { ecobonusForm } from '../../kit/dossier-fixtures.js';
import { save, type Member } from '../../kit/dossier-flow.js';
import { visitor } from '../../kit/portal.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import { findStoredFiles } from '../../kit/stored-files.js';

const BYTES = 35_000_000;

let me: Member;
let id: number;
beforeAll(async () => {
  me = await createMember({});
  ({ id } = await save(me.http, ecobonusForm()));
});

const post = (path: string, part: string) =>
  me.http.post(path, {
    raw: new Uint8Array(Buffer.alloc(BYTES, part)),
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  });

describe('a form of millions of parts', () => {
  it.each<[string, string, string]>([
    ['empty parts', 'Upload/file', '--b\r\n\r\n\r\n'],
    ['fields', 'Upload/file', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'],
    [
      'files',
      'Upload/file',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n\r\n',
    ],
    ['empty parts', 'Module/xml/preview', '--b\r\n\r\n\r\n'],
  ])('of %s is given up by %s, and others are served', async (_, path, part) => {
    const call = post(path, part);
    const others = await Promise.all(
      Array.from({ length: 5 }, async () => (await visitor().get('health/live')).status),
    );
    const answer = await call;
    expect(others).toEqual([200, 200, 200, 200, 200]);
    expect([400, 413]).toContain(answer.status);
    expectProblem(answer, answer.status);
    expect(await findStoredFiles(id)).toEqual({ rows: 0, strays: [] });
  });
});
