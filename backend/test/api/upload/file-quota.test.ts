import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DOSSIER_MAX_BYTES, DOSSIER_MAX_FILES } from '@pratiche/domain';
import { describe, expect, it } from '@jest/globals';
import { ecobonusForm } from '../../kit/dossier-fixtures.js';
import { pdf } from '../../kit/file-fixtures.js';
import { lastStep, save, upload } from '../../kit/dossier-flow.js';
import { createUploadForm } from '../../kit/multipart-forms.js';
import { portal, visitor } from '../../kit/portal.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import {
  GOOD_FILES,
  createRegistration,
  createRegistrationForm,
} from '../../kit/registration-fixtures.js';
import { createMember, sql } from '../../kit/account-fixtures.js';

const FOLDER = join(portal().dataDir, 'files', 'dossiers');
const stored = (): Promise<string[]> => readdir(FOLDER);
/** None of a file that was deleted in the meantime. */
const bytesOf = (name: string): Promise<Buffer> =>
  readFile(join(FOLDER, name)).catch(() => Buffer.alloc(0));
const filesOf = (id: number) =>
  sql().rows<{ size: number }>('SELECT size FROM uploaded_files WHERE dossier_id = ?', id);

describe('a dossier', () => {
  it.each([
    ['files', DOSSIER_MAX_FILES, 1_000, 'il massimo consentito'],
    ['bytes', 15, DOSSIER_MAX_BYTES / 15, '600 MB in tutto'],
  ])('takes no more when it is full: %s', async (_, count, size, words) => {
    const me = await createMember({});
    const { id, version } = await save(me.http, ecobonusForm());
    const [item] = (await lastStep(me.http, { id, version })).documentSet
      .documentsDocumentsSetResponse;
    const first = await upload(me, id, item?.id ?? 0, pdf(), 'prima.pdf');
    // What uploading them all would have left.
    const columns = 'dossier_id, purpose, item_id, content_type, sha256, uploaded_by, created';
    await sql().run('UPDATE uploaded_files SET size = ? WHERE id = ?', size, first.id);
    for (let n = 1; n < count; n += 1) {
      await sql().run(
        `INSERT INTO uploaded_files (${columns}, file_name, size, storage_key) SELECT ${columns}, ?, ?, ? FROM uploaded_files WHERE id = ?`,
        `copia-${n}.pdf`,
        size,
        `dossiers/none-${id}-${n}`,
        first.id,
      );
    }
    const before = await stored();
    const tooMuch = pdf(`Troppo ${randomUUID()}`);
    const answer = await me.http.post('Upload/file', {
      form: createUploadForm(`${me.id}/${id}`, item?.id ?? 0, tooMuch, 'ancora.pdf'),
    });
    expect(expectProblem(answer, 409, 'dossier-full').message).toContain(words);
    expect(await filesOf(id)).toHaveLength(count);
    // Other tests upload at the same time: none of the new files may be from this test.
    for (const name of await stored())
      if (!before.includes(name)) expect((await bytesOf(name)).equals(tooMuch)).toBe(false);
    expect((await me.http.delete(`Upload/${me.id}/${id}/prima/pdf`)).status).toBe(204);
    await upload(me, id, item?.id ?? 0, pdf(), 'ancora.pdf');
  });
});

describe('a registration', () => {
  it('validates its data before its files: no file is accepted for a form that would be refused', async () => {
    const form = new FormData();
    const registration = createRegistration();
    for (const [name, value] of [...createRegistrationForm(registration).entries()].reverse())
      form.append(name, value);
    expectProblem(await visitor().post('Accounts/register', { form }), 400, 'invalid-data');
    expect(
      await sql().rows(
        'SELECT id FROM registration_requests WHERE data LIKE ?',
        `%${registration.vat}%`,
      ),
    ).toEqual([]);
    expect(
      (
        await visitor().post('Accounts/register', {
          form: createRegistrationForm(createRegistration(), GOOD_FILES),
        })
      ).status,
    ).toBe(200);
  });
});
