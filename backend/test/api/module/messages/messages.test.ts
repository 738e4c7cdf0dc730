/** @core */
import type { DossierListItemDto, MessageThreadDto, NotificationDto } from '@pratiche/api';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ecobonusForm } from '../../../kit/dossier-fixtures.js';
import { pdf } from '../../../kit/file-fixtures.js';
import {
  expectOk,
  reject,
  save,
  createSentDossier,
  setStatus,
  type Member,
} from '../../../kit/dossier-flow.js';
import {
  requestDocumentAgain,
  makeMailDue,
  readThread,
  write,
} from '../../../kit/message-fixtures.js';
import { mailbox } from '../../../kit/portal.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { createDossierInStatus } from '../../../kit/status-fixtures.js';
import { waitUntil } from '../../../kit/wait-until.js';
import { createMember, sql } from '../../../kit/account-fixtures.js';

let owner: Member;
let admin: Member;
beforeAll(async () => {
  owner = await createMember({
    packages: [{ credits: 200 }],
    businessName: 'Serramenti Brughetti',
  });
  admin = await createMember({ role: 'Admin' });
});

const file = (name = 'foto.pdf') =>
  new File([new Uint8Array(pdf())], name, { type: 'application/pdf' });
const rowOf = async (
  { http }: Member,
  state: string,
  id: number,
): Promise<DossierListItemDto | undefined> =>
  (await expectOk<DossierListItemDto[]>(http.get(`Module/getAll?state=${state}`))).find(
    (row) => row.id === id,
  );
const mailsAbout = async (address: string, id: number) =>
  (await mailbox().listTo(address)).filter(({ subject }) =>
    subject?.startsWith(`Pratica n. ${id}:`),
  );
const noneIfEmpty = <T>(list: T[]): T[] | null => (list.length === 0 ? null : list);

describe('writing', () => {
  it('is read by the other side, with names, attachment and read marks', async () => {
    const id = await createSentDossier(owner);
    await expectOk(write(admin.http, id, '  Buongiorno,\r\nmanca il saldo.  '));
    const thread = await expectOk<MessageThreadDto>(
      write(owner.http, id, 'Eccolo', { attachment: file() }),
    );
    expect(thread.messages).toMatchObject([
      {
        side: 'office',
        kind: 'text',
        text: 'Buongiorno,\nmanca il saldo.',
        attachment: null,
        isRead: false,
        documentName: null,
      },
      {
        side: 'fitter',
        who: 'Serramenti Brughetti',
        text: 'Eccolo',
        attachment: { fileName: 'foto.pdf' },
        isRead: false,
      },
    ]);
    expect(thread.unread).toBe(1);
    const attachment = thread.messages[1]?.attachment?.id ?? 0;
    expect((await admin.http.get(`Upload/download/${attachment}`)).status).toBe(200);
    expect((await (await createMember({})).http.get(`Upload/download/${attachment}`)).status).toBe(
      404,
    );
  });

  it('counts as unread until it is seen, and a mark never goes back', async () => {
    const id = await createSentDossier(owner);
    const first =
      (await expectOk<MessageThreadDto>(write(admin.http, id, 'Uno'))).messages[0]?.id ?? 0;
    const second =
      (await expectOk<MessageThreadDto>(write(admin.http, id, 'Due'))).messages[1]?.id ?? 0;
    expect(await rowOf(owner, 'PROCESSING', id)).toMatchObject({
      unreadMessages: 2,
      openRequests: 0,
    });
    expect(await rowOf(admin, 'RECEIVED', id)).toMatchObject({ unreadMessages: 0 });
    expect(
      (await owner.http.post(`Module/messages/${id}/read`, { json: { lastId: first } })).status,
    ).toBe(204);
    expect(await readThread(owner.http, id)).toMatchObject({
      unread: 1,
      messages: [{ isRead: true }, { isRead: false }],
    });
    await owner.http.post(`Module/messages/${id}/read`, { json: { lastId: 2_147_483_647 } });
    await owner.http.post(`Module/messages/${id}/read`, { json: { lastId: first } });
    expect(await readThread(owner.http, id)).toMatchObject({
      unread: 0,
      messages: [{ isRead: true }, { isRead: true }],
    });
    await expectOk(write(admin.http, id, 'Tre'));
    expect((await readThread(owner.http, id)).unread).toBe(1);
    expect(second).toBeGreaterThan(first);
  });

  it('with the same key is one message, however often and at once', async () => {
    const id = await createSentDossier(owner);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        write(owner.http, id, 'Una volta sola', { key: 'chiave-1', attachment: file() }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const thread = await readThread(admin.http, id);
    expect(thread.messages).toHaveLength(1);
    expect(thread.unread).toBe(1);
    expect(
      await sql().rows(
        'SELECT id FROM uploaded_files WHERE dossier_id = ? AND purpose = ?',
        id,
        'message',
      ),
    ).toHaveLength(1);
  });

  it('at once by both sides loses no count', async () => {
    const id = await createSentDossier(owner);
    await Promise.all(
      [...'abcdef'].map((text, index) =>
        write(index % 2 === 0 ? owner.http : admin.http, id, text),
      ),
    );
    expect((await readThread(owner.http, id)).unread).toBe(3);
    expect((await readThread(admin.http, id)).unread).toBe(3);
  });
});

describe('is refused', () => {
  it('before the first sending, and storing no file', async () => {
    const { id } = await save(owner.http, ecobonusForm());
    expectProblem(
      await write(owner.http, id, 'Presto', { attachment: file() }),
      409,
      'dossier-never-sent',
    );
    expect((await readThread(owner.http, id)).closedBecause).toContain(
      'non è ancora stata inviata',
    );
    expect(await sql().rows('SELECT id FROM uploaded_files WHERE dossier_id = ?', id)).toEqual([]);
  });

  it.each([
    ['empty', ''],
    ['blank', ' \n '],
    ['too long', 'a'.repeat(4001)],
    ['with control characters', 'a\u0000b'],
  ])('when %s', async (_, text) => {
    const id = await createSentDossier(owner);
    expectProblem(await write(owner.http, id, text), 400);
    expect((await readThread(owner.http, id)).messages).toEqual([]);
  });

  it.each([[{}], [{ lastId: 0 }], [{ lastId: 'x' }], [{ lastId: 1.5 }], [{ lastId: 1e12 }]])(
    'as a read mark: %o',
    async (json) => {
      const id = await createSentDossier(owner);
      expectProblem(await owner.http.post(`Module/messages/${id}/read`, { json }), 400);
    },
  );

  it('to other fitters, who are not told that the dossier exists', async () => {
    const id = await createSentDossier(owner);
    const other = await createMember({});
    expectProblem(await other.http.get(`Module/messages/${id}`), 404);
    expectProblem(await write(other.http, id, 'Salve'), 404);
    expectProblem(await other.http.get(`Module/documents/${id}`), 404);
  });
});

it.each(['WAITING', 'SELLED'] as const)('goes on in %s', async (status) => {
  const id = await createDossierInStatus(status, owner, admin);
  await expectOk(write(owner.http, id, 'Una domanda'));
  await expectOk(write(admin.http, id, 'Una risposta'));
  expect((await readThread(owner.http, id)).messages).toHaveLength(2);
});

describe('the other side is notified', () => {
  it('once behind the bell and by one e-mail for a flurry', async () => {
    const id = await createSentDossier(owner);
    for (const text of ['Manca il saldo', 'Anche il bonifico', 'Grazie'])
      await expectOk(write(admin.http, id, text));
    const bell = (await expectOk<NotificationDto[]>(owner.http.get('Notifications'))).filter(
      ({ moduleId, title }) => moduleId === id && title.includes('messaggio'),
    );
    expect(bell).toHaveLength(1);
    expect(await mailsAbout(owner.email, id)).toEqual([]);
    await makeMailDue(id);
    const [mail] = await waitUntil(
      async () => noneIfEmpty(await mailsAbout(owner.email, id)),
      'the e-mail',
    );
    expect(mail?.subject).toBe(`Pratica n. ${id}: nuovi messaggi`);
    for (const text of ['Manca il saldo', 'Anche il bonifico', 'Grazie', `/modules/edit/${id}`])
      expect(mail?.text).toContain(text);
  });

  it('by no e-mail when everything was read meanwhile', async () => {
    const id = await createSentDossier(owner);
    const { messages } = await expectOk<MessageThreadDto>(write(admin.http, id, 'Già visto'));
    await owner.http.post(`Module/messages/${id}/read`, { json: { lastId: messages[0]?.id } });
    await makeMailDue(id);
    await expectOk(write(owner.http, id, 'Visto'));
    await expectOk(setStatus(admin, id, 'ACCEPTED'));
    await makeMailDue(id);
    const office = await waitUntil(
      async () => noneIfEmpty(await mailsAbout(admin.email, id)),
      'the e-mail to the operator',
    );
    expect(office).toHaveLength(1);
    expect(office[0]?.text).toContain(`/administration/modules/edit/${id}`);
    expect(await mailsAbout(owner.email, id)).toEqual([]);
  });
});

describe('while the dossier has no operator', () => {
  const mailed = async (member: Member, id: number) =>
    waitUntil(async () => noneIfEmpty(await mailsAbout(member.email, id)), 'the e-mail');

  it('a message reaches every operator; an answer takes charge, and the next reaches its operator', async () => {
    const other = await createMember({ role: 'Admin' });
    const away = await createMember({ role: 'Admin' });
    await sql().run('UPDATE accounts SET suspended = created WHERE id = ?', away.id);
    const id = await createSentDossier(owner);
    await expectOk(write(owner.http, id, 'Una domanda'));
    await makeMailDue(id);
    expect(await mailed(admin, id)).toHaveLength(1);
    expect(await mailed(other, id)).toHaveLength(1);
    expect(await mailsAbout(away.email, id)).toEqual([]);

    await expectOk(write(admin.http, id, 'Una risposta'));
    await expectOk(write(owner.http, id, 'Ancora una domanda'));
    await makeMailDue(id);
    await waitUntil(
      async () => ((await mailsAbout(admin.email, id)).length === 2 ? true : null),
      'the second e-mail',
    );
    expect(await mailsAbout(other.email, id)).toHaveLength(1);
  });

  it('counts a dossier of a suspended operator as without one', async () => {
    const gone = await createMember({ role: 'Admin' });
    const id = await createSentDossier(owner);
    await expectOk(setStatus(gone, id, 'ACCEPTED'));
    await sql().run('UPDATE accounts SET suspended = created WHERE id = ?', gone.id);
    await expectOk(write(owner.http, id, 'C’è qualcuno?'));
    await makeMailDue(id);
    expect(await mailed(admin, id)).toHaveLength(1);
    expect(await mailsAbout(gone.email, id)).toEqual([]);
  });
});

it('keeps the thread with a dossier that came back', async () => {
  const id = await createSentDossier(owner);
  const request = await requestDocumentAgain(admin.http, id);
  await expectOk(reject(admin, id, 'WAITING', 'Dati da correggere'));
  expect((await readThread(owner.http, id)).requests.map((one) => one.id)).toEqual([request.id]);
});
