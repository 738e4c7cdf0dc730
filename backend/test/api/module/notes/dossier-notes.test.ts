/** @core */
import type {
  AdminDossierDto,
  MessageTemplateDto,
  NotificationDto,
  OfficeThreadDto,
} from '@pratiche/api';
import { MESSAGE_TEMPLATES, NOTE_MAX } from '@pratiche/domain';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createMember, sql } from '../../../kit/account-fixtures.js';
import { ecobonusForm } from '../../../kit/dossier-fixtures.js';
import { createLink } from '../../../kit/beneficiary-link-fixtures.js';
import {
  createSentDossier,
  expectOk,
  readDossier,
  save,
  type Member,
} from '../../../kit/dossier-flow.js';
import { createNote, readOfficeThread, writeNote } from '../../../kit/note-fixtures.js';
import { mailbox, visitor } from '../../../kit/portal.js';
import { waitUntil } from '../../../kit/wait-until.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { ROUTES } from '../../access/expected/index.js';

const SECRET = 'Zibibbo segretissimo';

let owner: Member;
let anna: Member;
let bruno: Member;
let head: Member;
beforeAll(async () => {
  const suffix = randomUUID().replace(/[\d-]/g, '');
  owner = await createMember({ packages: [{ credits: 200 }] });
  anna = await createOperator(`Bianchi${suffix}`);
  bruno = await createOperator(`Verdi${suffix}`);
  head = await createMember({ role: 'SuperAdmin' });
});

/** With a name that nobody else has. */
async function createOperator(lastName: string): Promise<Member> {
  const operator = await createMember({ role: 'Admin' });
  await sql().run('UPDATE accounts SET last_name = ? WHERE id = ?', lastName, operator.id);
  return operator;
}
const readName = async ({ id }: Member): Promise<string> => {
  const [row] = await sql().rows<{ first_name: string; last_name: string }>(
    'SELECT first_name, last_name FROM accounts WHERE id = ?',
    id,
  );
  return `${row?.first_name ?? ''} ${row?.last_name ?? ''}`;
};
const withdraw = ({ http }: Member, id: number, noteId: number) =>
  http.delete(`Module/notes/${id}/${noteId}`);
const age = (noteId: number, hours: number) =>
  sql().run(
    'UPDATE dossier_notes SET at = ? WHERE id = ?',
    new Date(Date.now() - hours * 3_600_000).toISOString().replace('T', ' ').replace('Z', ''),
    noteId,
  );

describe('a note', () => {
  it('is read by the whole back office, with its author', async () => {
    const id = await createSentDossier(owner);
    await expectOk(writeNote(anna.http, id, '  Sentito al telefono:\r\nmanda domani.  '));
    expect((await readOfficeThread(bruno.http, id)).notes).toMatchObject([
      {
        text: 'Sentito al telefono:\nmanda domani.',
        who: await readName(anna),
        mentions: [],
        isForCaller: false,
        withdrawn: null,
        withdrawnBy: null,
        canWithdraw: false,
      },
    ]);
    expect((await readOfficeThread(anna.http, id)).notes[0]?.canWithdraw).toBe(true);
    expect((await readOfficeThread(head.http, id)).notes[0]?.canWithdraw).toBe(true);
  });

  it('leaves the dossier to whom it belongs, and its audit entry has no text', async () => {
    const id = await createSentDossier(owner);
    await createNote(anna.http, id, SECRET);
    expect((await readDossier<AdminDossierDto>(anna.http, id)).operatorId).toBeNull();
    expect(
      await sql().rows(
        "SELECT details FROM audit_entries WHERE action = 'note' AND subject_id = ?",
        String(id),
      ),
    ).toEqual([{ details: '{}' }]);
  });

  it.each([[''], ['   '], ['x'.repeat(NOTE_MAX + 1)], ['a\u0000b']])(
    'of %j is refused',
    async (text) => {
      const id = await createSentDossier(owner);
      expectProblem(await writeNote(anna.http, id, text), 400);
      expect((await readOfficeThread(anna.http, id)).notes).toEqual([]);
    },
  );

  it('is written once with the same key', async () => {
    const id = await createSentDossier(owner);
    const key = randomUUID();
    await Promise.all([1, 2].map(() => expectOk(writeNote(anna.http, id, 'Una volta', key))));
    expect((await readOfficeThread(anna.http, id)).notes).toHaveLength(1);
    expectProblem(await writeNote(anna.http, id, 'Altra', key), 422);
  });

  it('of a dossier that does not exist is refused', async () => {
    expectProblem(await writeNote(anna.http, 2_000_000_000, 'Nota'), 404);
    expectProblem(await anna.http.get('Module/notes/2000000000'), 404);
  });
});

describe('withdrawing', () => {
  it('erases the text and says who did it, once', async () => {
    const id = await createSentDossier(owner);
    const note = await createNote(anna.http, id, `@${await readName(bruno)} ${SECRET}`);
    await expectOk(withdraw(anna, id, note));
    const [withdrawn] = (await expectOk<OfficeThreadDto>(withdraw(anna, id, note))).notes;
    expect(withdrawn).toMatchObject({
      text: '',
      mentions: [],
      withdrawnBy: await readName(anna),
      canWithdraw: false,
    });
    expect(withdrawn?.withdrawn).not.toBeNull();
    expect(
      JSON.stringify(await sql().rows('SELECT * FROM dossier_notes WHERE id = ?', note)),
    ).not.toContain(SECRET);
    expect(
      await sql().rows(
        "SELECT id FROM audit_entries WHERE action = 'note-withdrawn' AND subject_id = ?",
        String(id),
      ),
    ).toHaveLength(1);
  });

  it('is for its author within a day, and for a SuperAdmin', async () => {
    const id = await createSentDossier(owner);
    const note = await createNote(anna.http, id);
    expectProblem(await withdraw(bruno, id, note), 409);
    await age(note, 25);
    expectProblem(await withdraw(anna, id, note), 409);
    await expectOk(withdraw(head, id, note));
  });

  it('knows only the notes of its dossier', async () => {
    const [id, other] = [await createSentDossier(owner), await createSentDossier(owner)];
    const note = await createNote(anna.http, id);
    expectProblem(await withdraw(anna, other, note), 404);
    expect((await readOfficeThread(anna.http, id)).notes[0]?.withdrawn).toBeNull();
  });
});

describe('fitter and customer', () => {
  it('find no note in anything that they can read', async () => {
    const draft = await save(owner.http, ecobonusForm());
    const { token } = await createLink(owner, draft.id);
    await createNote(anna.http, draft.id, SECRET);
    const id = await createSentDossier(owner);
    await createNote(anna.http, id, SECRET);
    const stranger = visitor();
    const reads = Object.keys(ROUTES).filter((name) => /^GET \/api\/module\//i.test(name));
    expect(reads.length).toBeGreaterThan(10);
    for (const name of reads) {
      const address = name
        .replace('GET /api/', '')
        .replace(':token', token)
        .replaceAll(/:\w+/g, String(id));
      for (const http of [owner.http, stranger])
        expect([address, (await http.get(address)).text.includes(SECRET)]).toEqual([
          address,
          false,
        ]);
    }
    for (const path of ['Module/getAll?state=SENT', 'Notifications', `Module/messages/${id}`])
      expect((await owner.http.get(path)).text).not.toContain(SECRET);
    expectProblem(await owner.http.get(`Module/notes/${id}`), 403);
    expectProblem(await writeNote(owner.http, id, 'Nota'), 403);
    expectProblem(await stranger.get(`Module/notes/${id}`), 401);
  });
});

describe('a colleague called by name', () => {
  it('is notified and mailed, without the note itself', async () => {
    const id = await createSentDossier(owner);
    const name = await readName(bruno);
    await createNote(anna.http, id, `@${name}, ${SECRET}`);
    const [note] = (await readOfficeThread(bruno.http, id)).notes;
    expect(note).toMatchObject({ mentions: [name], isForCaller: true });
    const [news] = (await expectOk<NotificationDto[]>(bruno.http.get('Notifications'))).filter(
      ({ moduleId }) => moduleId === id,
    );
    expect(news).toMatchObject({
      kind: 'mention',
      title: `Pratica n. ${id}: una nota per te`,
      path: `/administration/modules/edit/${id}#note`,
      read: false,
    });
    expect(news?.text).toContain(await readName(anna));
    expect(news?.text).not.toContain(SECRET);
    const mail = await waitUntil(
      async () =>
        (await mailbox().listTo(bruno.email)).find(
          ({ subject }) => subject === `Pratica n. ${id}: una nota per te`,
        ) ?? null,
      'the mail about the note',
    );
    expect(mail.text).toContain(`/administration/modules/edit/${id}#note`);
    expect(mail.text).not.toContain(SECRET);
  });

  it('is not told of their own note', async () => {
    const id = await createSentDossier(owner);
    await createNote(anna.http, id, `@${await readName(anna)} da rivedere`);
    expect(
      (await expectOk<NotificationDto[]>(anna.http.get('Notifications'))).filter(
        ({ moduleId }) => moduleId === id,
      ),
    ).toEqual([]);
  });
});

it('ready texts for messages are there for operators', async () => {
  expect(await expectOk<MessageTemplateDto[]>(anna.http.get('module/messageTemplates'))).toEqual(
    MESSAGE_TEMPLATES,
  );
});

it('changes of the operator are told beside the notes', async () => {
  const id = await createSentDossier(owner);
  await expectOk(anna.http.post('module/assign', { json: { ids: [id], operatorId: bruno.id } }));
  expect((await readOfficeThread(anna.http, id)).charges).toMatchObject([
    { event: 'assignment', who: await readName(anna), to: await readName(bruno) },
  ]);
});
