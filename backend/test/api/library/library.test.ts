/** @core */
import type { AdminLibraryFileDto, LibraryFileDto } from '@pratiche/api';
import { LIBRARY_SLUGS } from '@pratiche/domain';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { executable, pdf, png } from '../../kit/file-fixtures.js';
import { expectOk, type Member } from '../../kit/dossier-flow.js';
import { createLibraryForm, newLibraryFile } from '../../kit/library-fixtures.js';
import { pdfText } from '../../kit/pdf-text.js';
import { visitor } from '../../kit/portal.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import { createMember, sql } from '../../kit/account-fixtures.js';

let me: Member;
let newcomer: Member;
let admin: Member;
beforeAll(async () => {
  me = await createMember({ packages: [{ credits: 5 }] });
  newcomer = await createMember({});
  admin = await createMember({ role: 'Admin' });
});

const useful = (member: Member) =>
  expectOk<LibraryFileDto[]>(member.http.get('Library/useful-documents'));
const all = () => expectOk<AdminLibraryFileDto[]>(admin.http.get('Library'));
/** What the operator has changed: other suites change the library too. */
const countChanges = async () =>
  (
    await sql().rows(
      "SELECT id FROM audit_entries WHERE actor_id = ? AND action LIKE 'library-%'",
      admin.id,
    )
  ).length;

describe('guides and manual', () => {
  it.each([...Object.values(LIBRARY_SLUGS), 'domande-frequenti'])(
    '%s is public, as an attachment',
    async (slug) => {
      const answer = await visitor().get(`Library/guides/${slug}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-disposition')).toContain(
        `attachment; filename="${slug}.pdf"`,
      );
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(pdfText(answer.bytes).length).toBeGreaterThan(900);
    },
  );

  it('are listed without the useful documents, which have no such address', async () => {
    const guides = await expectOk<LibraryFileDto[]>(visitor().get('Library/guides'));
    expect(new Set(guides.map(({ kind }) => kind))).toEqual(new Set(['manual', 'guide']));
    const document = (await useful(me)).find(({ kind }) => kind === 'document');
    for (const key of [
      'procedura-piattaforma',
      document?.id,
      'x',
      '0',
      '..%2f..%2fetc',
      '__proto__',
    ])
      expectProblem(await visitor().get(`Library/guides/${key}`), 404);
  });
});

describe('useful documents', () => {
  it('open with the first package', async () => {
    expectProblem(await newcomer.http.get('Library/useful-documents'), 403, 'first-package-needed');
    const files = await useful(me);
    expect(files.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining([
        'procedura-piattaforma',
        'scheda-raccolta-dati',
        'facsimile-congruita-spesa',
        'facsimile-requisiti-tecnici',
        'domande-frequenti',
        LIBRARY_SLUGS.cadastralGuide,
      ]),
    );
    for (const { id, kind } of files.filter(({ slug }) => slug !== null)) {
      expect((await me.http.get(`Library/download/${id}`)).status).toBe(200);
      const locked = await newcomer.http.get(`Library/download/${id}`);
      if (kind === 'document') expectProblem(locked, 403, 'first-package-needed');
      else expect(locked.status).toBe(200);
    }
  });

  it('answers nonsense with 404', async () => {
    for (const id of ['0', 'abc', '99999999', '..%2f1'])
      expectProblem(await me.http.get(`Library/download/${id}`), 404);
  });
});

describe('files of the back office', () => {
  it('are added, changed, replaced and removed', async () => {
    const added = await newLibraryFile(admin.http, {
      title: 'Listino serramenti',
      kind: 'document',
    });
    expect(added).toMatchObject({
      slug: null,
      title: 'Listino serramenti',
      fileName: 'prova.pdf',
      contentType: 'application/pdf',
      size: pdf().length,
      isPublished: true,
    });
    expect((await me.http.get(`Library/download/${added.id}`)).bytes.equals(pdf())).toBe(true);

    await expectOk(
      admin.http.put(`Library/${added.id}`, {
        form: createLibraryForm({ title: 'Nuovo titolo' }, null),
      }),
    );
    expect((await useful(me)).find(({ id }) => id === added.id)).toMatchObject({
      title: 'Nuovo titolo',
      fileName: 'prova.pdf',
    });

    await expectOk(
      admin.http.put(`Library/${added.id}`, {
        form: createLibraryForm({ title: 'Nuovo titolo' }, pdf('altro'), 'altro.pdf'),
      }),
    );
    expect((await me.http.get(`Library/download/${added.id}`)).bytes.equals(pdf('altro'))).toBe(
      true,
    );

    await expectOk(
      admin.http.put(`Library/${added.id}`, {
        form: createLibraryForm({ isPublished: false }, null),
      }),
    );
    expect((await useful(me)).some(({ id }) => id === added.id)).toBe(false);
    expectProblem(await me.http.get(`Library/download/${added.id}`), 404);
    expect((await admin.http.get(`Library/download/${added.id}`)).status).toBe(200);

    expect((await admin.http.delete(`Library/${added.id}`)).status).toBe(204);
    expectProblem(await admin.http.get(`Library/download/${added.id}`), 404);
    expectProblem(await admin.http.delete(`Library/${added.id}`), 404);
  });

  it('replace a starter file behind its own address', async () => {
    const faq = (await all()).find(({ slug }) => slug === LIBRARY_SLUGS.coolingSheets);
    const form = createLibraryForm(
      { title: faq?.title ?? '', kind: 'guide' },
      pdf('nostra'),
      'nostra.pdf',
    );
    await expectOk(admin.http.put(`Library/${faq?.id}`, { form }));
    const answer = await visitor().get(`Library/guides/${LIBRARY_SLUGS.coolingSheets}`);
    expect(answer.bytes.equals(pdf('nostra'))).toBe(true);
    expect(answer.headers.get('content-disposition')).toContain('nostra.pdf');
  });

  it.each([
    ['no title', { title: ' ' }],
    ['a title too long', { title: 'x'.repeat(161) }],
    ['an unknown kind', { kind: 'secret' }],
    ['a wrong position', { position: -1 }],
    ['text for a flag', { isPublished: 'yes' }],
  ])('are refused with %s', async (_, change) => {
    const before = await countChanges();
    expectProblem(
      await admin.http.post('Library', { form: createLibraryForm(change as never) }),
      400,
    );
    expect(await countChanges()).toBe(before);
  });

  it('take over no field that the form does not have', async () => {
    const added = await newLibraryFile(admin.http, { slug: 'manuale-utente' } as never);
    expect(added.slug).toBeNull();
  });

  it('are PDF or ZIP, and not without a file', async () => {
    const before = await countChanges();
    expectProblem(
      await admin.http.post('Library', { form: createLibraryForm({}, png(), 'foto.png') }),
      415,
      'file-type-refused',
    );
    expectProblem(
      await admin.http.post('Library', { form: createLibraryForm({}, executable(), 'x.pdf') }),
      415,
      'file-type-refused',
    );
    expectProblem(await admin.http.post('Library', { form: createLibraryForm({}, null) }), 400);
    for (const data of ['', '{', '[]', 'null', '"x"']) {
      const form = createLibraryForm();
      form.set('data', data);
      expectProblem(await admin.http.post('Library', { form }), 400);
    }
    expect(await countChanges()).toBe(before);
  });
});

describe('places for documents of the provider', () => {
  it('wait unseen for a file, are published with it, and take a ZIP', async () => {
    // A demo brings invented files; elsewhere places are empty from the start.
    await sql().run(
      'UPDATE library_files SET published = 0, file_name = ?, storage_key = NULL WHERE slug = ?',
      '',
      'archivio-modelli',
    );
    const place = (await all()).find(({ slug }) => slug === 'archivio-modelli');
    expect(place).toMatchObject({ isPublished: false, fileName: '', kind: 'document' });
    const id = place?.id ?? 0;
    expect((await useful(me)).map((file) => file.id)).not.toContain(id);
    expectProblem(await admin.http.get(`Library/download/${id}`), 404);
    const title = place?.title ?? '';
    expectProblem(
      await admin.http.put(`Library/${id}`, { form: createLibraryForm({ title }, null) }),
      422,
      'file-missing',
    );
    await expectOk(admin.http.put(`Library/${id}`, { form: createLibraryForm({ title }) }));
    expect((await useful(me)).map((file) => file.id)).toContain(id);
  });
});
