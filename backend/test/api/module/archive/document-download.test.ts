import { describe, expect, it } from '@jest/globals';
import { jpeg, pdf } from '../../../kit/file-fixtures.js';
import { ecobonusForm } from '../../../kit/dossier-fixtures.js';
import { lastStep, save, createSentDossier, upload } from '../../../kit/dossier-flow.js';
import { unzip } from '../../../kit/unzip.js';
import { createMember } from '../../../kit/account-fixtures.js';

describe('GET module/download', () => {
  it('answers a zip of the documents, named after the client, with every file to the byte', async () => {
    const me = await createMember({ packages: [{ credits: 5 }] });
    const { id, version } = await save(me.http, ecobonusForm());
    const items = (await lastStep(me.http, { id, version })).documentSet
      .documentsDocumentsSetResponse;
    const item = (code: string) => items.find(({ document }) => document.code === code)?.id ?? 0;
    await upload(me, id, item('FATTURA'), pdf('acconto'), 'fattura n. 1.pdf');
    await upload(me, id, item('FATTURA'), pdf('saldo'), 'fattura n. 2.pdf');
    await upload(me, id, item('CI'), jpeg(), 'fattura n. 1.jpg');

    const answer = await me.http.get(`module/download/${id}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const disposition = decodeURIComponent(answer.headers.get('content-disposition') ?? '');
    expect(disposition).toMatch(/^attachment/);
    for (const part of [
      'rif-cliente',
      'Ortensia',
      'Brughetti',
      String(id),
      'documentazione',
      '.zip',
    ])
      expect(disposition).toContain(part);

    const entries = await unzip(answer.bytes);
    expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
    for (const [ending, bytes] of [
      ['1.pdf', pdf('acconto')],
      ['2.pdf', pdf('saldo')],
      ['1.jpg', jpeg()],
    ] as const) {
      expect([
        ending,
        entries.filter((entry) => entry.name.endsWith(ending) && entry.bytes.equals(bytes)).length,
      ]).toEqual([ending, 1]);
    }
    for (const { name } of entries) expect(name).not.toMatch(/^\/|\\|\.\.|[\0-\x1f]/);
  });

  it('keeps names that would lead out of a folder inside it', async () => {
    const me = await createMember({ packages: [{ credits: 5 }] });
    const { id, version } = await save(
      me.http,
      ecobonusForm({ beneficiaryLastName: '../../etc/passwd' }),
    );
    const [item] = (await lastStep(me.http, { id, version })).documentSet
      .documentsDocumentsSetResponse;
    await upload(me, id, item?.id ?? 0, pdf(), 'documento.pdf');
    const answer = await me.http.get(`module/download/${id}`);
    expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).not.toMatch(
      /\.\.[/\\]|[/\\]etc/,
    );
    for (const { name } of await unzip(answer.bytes)) expect(name).not.toMatch(/\.\.|^\//);
  });

  it('answers the back office the whole dossier, the fitter nothing of others', async () => {
    const [me, other, admin] = [
      await createMember({ packages: [{ credits: 5 }] }),
      await createMember({}),
      await createMember({ role: 'Admin' }),
    ];
    const id = await createSentDossier(me);
    expect(await unzip((await admin.http.get(`module/download/${id}`)).bytes)).toHaveLength(8);
    expect((await other.http.get(`module/download/${id}`)).status).toBe(404);
  });
});
