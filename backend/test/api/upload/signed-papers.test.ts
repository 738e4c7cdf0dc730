import { beforeAll, describe, expect, it } from '@jest/globals';
import type { DossierForm } from '@pratiche/domain';
import { createMember } from '../../kit/account-fixtures.js';
import {
  createOwnForm,
  createOwnReadyDossier,
  findInList,
  readDoubts,
} from '../../kit/doubt-fixtures.js';
import {
  expectOk,
  lastStep,
  readDossier,
  save,
  sendDossier,
  upload,
  type Member,
} from '../../kit/dossier-flow.js';
import { pdf } from '../../kit/file-fixtures.js';
import { createUploadForm } from '../../kit/multipart-forms.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import { findStoredFiles } from '../../kit/stored-files.js';
import { waitUntil } from '../../kit/wait-until.js';

let me: Member;
let operator: Member;
beforeAll(async () => {
  me = await createMember({ packages: [{ credits: 100 }] });
  operator = await createMember({ role: 'Admin' });
});

interface Draft {
  id: number;
  version: number;
  form: DossierForm;
}

async function createDraft(change: Partial<DossierForm> = {}): Promise<Draft> {
  const form = createOwnForm(change);
  return { ...(await save(me.http, form)), form };
}

async function findItemId({ id, version }: Draft, code: string): Promise<number> {
  const { documentSet } = await lastStep(me.http, { id, version });
  const item = documentSet.documentsDocumentsSetResponse.find(
    ({ document }) => document.code === code,
  );
  if (item === undefined) throw new Error(`${code} is not asked for`);
  return item.id;
}

function postFile(
  draftId: number,
  itemId: number,
  { bytes, replaces }: { bytes: Buffer; replaces?: number },
) {
  const form = createUploadForm(`${me.id}/${draftId}`, itemId, bytes, 'delega.pdf');
  if (replaces === undefined) return me.http.post('Upload/file', { form });
  // Fields come before the file.
  const replacing = new FormData();
  replacing.set('replaces', String(replaces));
  for (const [name, value] of form.entries()) replacing.set(name, value);
  return me.http.post('Upload/file', { form: replacing });
}

async function downloadPaper({ id }: Draft, code: string): Promise<Buffer> {
  const { status, bytes } = await me.http.get(`Module/prefilled/${id}/${code}`);
  expect(status).toBe(200);
  return bytes;
}

describe('a pre-filled paper that comes back as it was downloaded', () => {
  it.each(['DELEGA', 'ATTO', 'REQ', 'CONGR'])(
    'is refused as %s, and nothing is kept',
    async (code) => {
      const draft = await createDraft();
      const itemId = await findItemId(draft, code);
      const bytes = await downloadPaper(draft, code);
      expectProblem(await postFile(draft.id, itemId, { bytes }), 422, 'paper-unsigned');
      expect(await findStoredFiles(draft.id)).toEqual({ rows: 0, strays: [] });
    },
  );

  it('is refused under another name, in place of a signed one, and also of another dossier', async () => {
    const [draft, other] = [await createDraft(), await createDraft()];
    const itemId = await findItemId(draft, 'DELEGA');
    const { id: replaces } = await upload(me, draft.id, itemId, pdf('firmata'), 'a.pdf');
    for (const bytes of [await downloadPaper(draft, 'DELEGA'), await downloadPaper(other, 'REQ')])
      expectProblem(await postFile(draft.id, itemId, { bytes, replaces }), 422, 'paper-unsigned');
    expect((await findStoredFiles(draft.id)).rows).toBe(1);
  });

  it('is taken once it was signed or scanned, and as any other document', async () => {
    const draft = await createDraft();
    const paper = await downloadPaper(draft, 'DELEGA');
    const signed = Buffer.concat([paper, Buffer.from('1 0 obj\nendobj\nstartxref\n9\n%%EOF\n')]);
    await upload(me, draft.id, await findItemId(draft, 'DELEGA'), signed, 'delega.pdf');
    await upload(me, draft.id, await findItemId(draft, 'CI'), paper, 'ci.pdf');
  });
});

describe('a paper signed by hand', () => {
  const listPaperDoubts = async (reader: Member, id: number): Promise<string[]> =>
    (await readDoubts(reader, id)).doubts
      .filter(({ code }) => code === 'paper-changed')
      .map(({ message }) => message);

  async function changeDraft(id: number, patch: Partial<DossierForm>): Promise<void> {
    const { version, ...draft } = await readDossier(me.http, id);
    await save(me.http, { ...draft, ...patch, version });
  }

  it('is doubtful once a value that it prints changed, until it is uploaded again', async () => {
    const draft = await createDraft({ cadastralSheet: '12' });
    const itemId = await findItemId(draft, 'DELEGA');
    const { id: replaces } = await upload(me, draft.id, itemId, pdf('una'), 'delega.pdf');
    expect(await listPaperDoubts(me, draft.id)).toEqual([]);
    await changeDraft(draft.id, { cadastralSheet: '21' });
    const [doubt, ...others] = await listPaperDoubts(me, draft.id);
    expect(doubt).toContain('«delega.pdf»');
    expect(doubt).toContain('Foglio: 12 → 21');
    expect(others).toEqual([]);
    await expectOk(postFile(draft.id, itemId, { bytes: pdf('due'), replaces }));
    expect(await listPaperDoubts(me, draft.id)).toEqual([]);
  });

  it('is not, where what changed is not on it or was left to write by hand', async () => {
    const draft = await createDraft({ beneficiaryPhone: null });
    await upload(me, draft.id, await findItemId(draft, 'DELEGA'), pdf('tre'), 'delega.pdf');
    await changeDraft(draft.id, { beneficiaryPhone: '0171123456', marcaImpiantoTermico: 'Altra' });
    expect(await listPaperDoubts(me, draft.id)).toEqual([]);
  });

  it('is so for the operator too, and counted', async () => {
    const id = await createOwnReadyDossier(me, createOwnForm({ cadastralSheet: '12' }));
    await changeDraft(id, { cadastralSheet: '21' });
    await expectOk(sendDossier(me, id));
    const [doubt, ...others] = await listPaperDoubts(operator, id);
    expect(doubt).toContain('Foglio: 12 → 21');
    for (const code of ['DELEGA', 'ATTO', 'REQ']) expect(doubt).toContain(`«${code}.pdf»`);
    expect(others).toEqual([]);
    await waitUntil(
      async () => (await findInList(operator, 'RECEIVED', id, 'yes')) ?? null,
      'the dossier among those to look at again',
    );
  });
});
