import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ecobonus } from '../../kit/dossier.js';
import { executable, pdf } from '../../kit/files.js';
import { lastStep, save, upload, type Member } from '../../kit/flow.js';
import { uploadForm } from '../../kit/forms.js';
import { portal } from '../../kit/portal.js';
import { newMember, sql } from '../../kit/world.js';

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
  const { id, version } = await save(me.http, ecobonus());
  const [item] = (await lastStep(me.http, { id, version })).documentSet
    .documentsDocumentsSetResponse;
  return { id, itemId: item?.id ?? 0 };
}

describe('files on their way in and out', () => {
  it('are no longer noted once a row knows them, or they are gone', async () => {
    const me = await newMember({});
    const { id, itemId } = await begun(me);
    await upload(me, id, itemId, pdf(), 'prova.pdf');
    const [key = ''] = await keysOf(id);
    expect([isStored(key), await noted(key)]).toEqual([true, 0]);
    const refused = await me.http.post('Upload/file', {
      form: uploadForm(`${me.id}/${id}`, itemId, executable(), 'fattura.pdf'),
    });
    expect(refused.status).toBe(415);
    expect((await me.http.delete(`Upload/${me.id}/${id}/prova/pdf`)).status).toBe(204);
    expect([isStored(key), await noted(key)]).toEqual([false, 0]);
  });
});
