import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ecobonusForm } from '../../kit/dossier-fixtures.js';
import { executable, pdf } from '../../kit/file-fixtures.js';
import { lastStep, save, upload, type Member } from '../../kit/dossier-flow.js';
import { createUploadForm } from '../../kit/multipart-forms.js';
import { portal } from '../../kit/portal.js';
import { createMember, sql } from '../../kit/account-fixtures.js';

const noted = async (key: string) =>
  (
    await sql().rows<{ storage_key: string }>(
      'SELECT storage_key FROM file_writes WHERE storage_key = ?',
      key,
    )
  ).length;
const keysOf = async (id: number) =>
  (
    await sql().rows<{ storage_key: string }>(
      'SELECT storage_key FROM uploaded_files WHERE dossier_id = ?',
      id,
    )
  ).map((row) => row.storage_key);
const isStored = (key: string) => existsSync(join(portal().dataDir, 'files', key));

async function begun(me: Member) {
  const { id, version } = await save(me.http, ecobonusForm());
  const [item] = (await lastStep(me.http, { id, version })).documentSet
    .documentsDocumentsSetResponse;
  return { id, itemId: item?.id ?? 0 };
}

describe('files on their way in and out', () => {
  it('are no longer noted once a row knows them, or they are gone', async () => {
    const me = await createMember({});
    const { id, itemId } = await begun(me);
    await upload(me, id, itemId, pdf(), 'prova.pdf');
    const [key = ''] = await keysOf(id);
    expect([isStored(key), await noted(key)]).toEqual([true, 0]);
    const refused = await me.http.post('Upload/file', {
      form: createUploadForm(`${me.id}/${id}`, itemId, executable(), 'fattura.pdf'),
    });
    expect(refused.status).toBe(415);
    expect((await me.http.delete(`Upload/${me.id}/${id}/prova/pdf`)).status).toBe(204);
    expect([isStored(key), await noted(key)]).toEqual([false, 0]);
  });
});
