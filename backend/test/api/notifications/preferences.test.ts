import type { NotificationDto, NotificationPreferenceDto, UnsubscriptionDto } from '@pratiche/api';
import { listNotificationKinds } from '@pratiche/domain';
import { describe, expect, it } from '@jest/globals';
import { expectOk, createSentDossier, type Member } from '../../kit/dossier-flow.js';
import { rechargeAccount, createUnsubscribeToken } from '../../kit/mail-fixtures.js';
import { requestDocumentAgain, makeMailDue, write } from '../../kit/message-fixtures.js';
import { mailbox, visitor } from '../../kit/portal.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import { waitUntil } from '../../kit/wait-until.js';
import { createMember, sql } from '../../kit/account-fixtures.js';

const preferences = (me: Member) =>
  expectOk<NotificationPreferenceDto[]>(me.http.get('Notifications/preferences'));
const set = (me: Member, json: unknown) => me.http.put('Notifications/preferences', { json });
const off = async (me: Member) =>
  (await preferences(me)).flatMap(({ kind, email }) => (email ? [] : [kind]));
/** The portal is shared by all suites: only this dossier's messages count. */
const noMessageMailLeft = (id: number) =>
  waitUntil(
    async () =>
      Number(
        (
          await sql().rows<{ n: number }>(
            `SELECT COUNT(*) AS n FROM outbox_jobs WHERE kind = 'messages-mail' AND status <> 'done' AND payload LIKE ?`,
            `%"dossierId":${id},%`,
          )
        )[0]?.n,
      ) === 0
        ? true
        : null,
    'the mail about messages to be decided',
  );

describe('preferences', () => {
  it('begin with e-mails of every kind, and are one’s own', async () => {
    const [me, other] = [await createMember({}), await createMember({})];
    expect((await preferences(me)).map(({ kind }) => kind)).toEqual(
      listNotificationKinds('User').map(({ code }) => code),
    );
    expect(await off(me)).toEqual([]);
    expect(
      (
        await expectOk<NotificationPreferenceDto[]>(set(me, { kind: 'credits', email: false }))
      ).find(({ kind }) => kind === 'credits')?.email,
    ).toBe(false);
    await expectOk(set(me, { kind: 'credits', email: false }));
    expect([await off(me), await off(other)]).toEqual([['credits'], []]);
    await expectOk(set(me, { kind: 'credits', email: true }));
    expect(await off(me)).toEqual([]);
  });

  it.each([
    [{}],
    [{ kind: 'altro', email: false }],
    [{ kind: 'credits' }],
    [{ kind: 'credits', email: 'no' }],
    [{ kind: null, email: true }],
    [[]],
    ['x'],
  ])('%j is refused and changes nothing', async (json) => {
    const me = await createMember({});
    expectProblem(await set(me, json), 400);
    expect(await off(me)).toEqual([]);
  });

  it('turned off keep the bell and stop the e-mail, of that kind alone', async () => {
    const me = await createMember({ packages: [{ credits: 5 }] });
    await expectOk(set(me, { kind: 'credits', email: false }));
    await rechargeAccount(me);
    const id = await createSentDossier(me);
    const mails = await mailbox().waitForCount(me.email);
    expect(mails.map(({ subject }) => subject)).toEqual([`Pratica n. ${id} inviata`]);
    expect(
      (await expectOk<NotificationDto[]>(me.http.get('Notifications'))).map(({ kind }) => kind),
    ).toEqual(['credits']);
  });

  it('distinguish document requests from other messages', async () => {
    const [me, admin] = [
      await createMember({ packages: [{ credits: 5 }] }),
      await createMember({ role: 'Admin' }),
    ];
    const id = await createSentDossier(me);
    // Two workers may send two mails in either order.
    await mailbox().waitForCount(me.email, 1);
    await expectOk(set(me, { kind: 'message', email: false }));
    await write(admin.http, id, 'Segreto dell’operatore');
    await requestDocumentAgain(admin.http, id, 'FATTURA', 'La fattura non si legge');
    await makeMailDue(id);
    const [, mail] = await mailbox().waitForCount(me.email, 2);
    expect(mail?.subject).toBe(`Pratica n. ${id}: documento richiesto di nuovo`);
    expect(mail?.text).toContain('La fattura non si legge');
    expect(mail?.text).not.toContain('Segreto');
    expect(mail?.text).toContain('Non inviarmi più e-mail su «Documenti richiesti di nuovo»');
  });

  it('turned off leave nothing to send when only that kind waits', async () => {
    const [me, admin] = [
      await createMember({ packages: [{ credits: 5 }] }),
      await createMember({ role: 'Admin' }),
    ];
    const id = await createSentDossier(me);
    await expectOk(set(me, { kind: 'message', email: false }));
    await write(admin.http, id, 'Buongiorno');
    await makeMailDue(id);
    await noMessageMailLeft(id);
    // A mail that was sent is forgotten: once none waits, the mailbox has all there were.
    await waitUntil(
      async () =>
        (
          await sql().rows(
            `SELECT id FROM outbox_jobs WHERE kind = 'mail' AND payload LIKE ?`,
            `%${me.email}%`,
          )
        ).length === 0
          ? true
          : null,
      'every mail to be sent',
    );
    expect((await mailbox().waitForCount(me.email)).map(({ subject }) => subject)).toEqual([
      `Pratica n. ${id} inviata`,
    ]);
  });
});

describe('the link at the foot of an e-mail', () => {
  it('shows what it ends, and ends it only when posted to, without a login', async () => {
    const me = await createMember({});
    const token = await createUnsubscribeToken(me);
    const path = `Notifications/unsubscribe/${token}`;
    for (let i = 0; i < 2; i += 1)
      expect(await expectOk<UnsubscriptionDto>(visitor().get(path))).toEqual({
        kind: 'credits',
        label: 'Crediti',
        email: true,
      });
    expect(await off(me)).toEqual([]);
    for (let i = 0; i < 2; i += 1)
      expect(await expectOk<UnsubscriptionDto>(visitor().post(path))).toEqual({
        kind: 'credits',
        label: 'Crediti',
        email: false,
      });
    expect(await off(me)).toEqual(['credits']);
  });

  it('works from the mail program’s own button', async () => {
    const me = await createMember({});
    await createUnsubscribeToken(me);
    const [mail] = await mailbox().listTo(me.email);
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value ?? '';
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const url = new URL(/<(.+)>/.exec(header('list-unsubscribe'))?.[1] ?? '');
    const answer = await visitor().post(url.pathname, {
      raw: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.status).toBe(200);
    expect(await off(me)).toEqual(['credits']);
  });

  it('is refused when anything in it was changed', async () => {
    const [me, other] = [await createMember({}), await createMember({})];
    const token = await createUnsubscribeToken(me);
    const [, id, kind, signature = ''] = /^(\d+)-([a-z]+)-(.+)$/.exec(token) ?? [];
    const bad = [
      `${other.id}-${kind}-${signature}`,
      `${id}-deadline-${signature}`,
      `${id}-${kind}-${'A'.repeat(43)}`,
      `0${id}-${kind}-${signature}`,
      `${id}-${kind}-${signature}A`,
      `${id}-${kind}`,
      'x',
      '%00',
      encodeURIComponent('<script>'),
      'a'.repeat(400),
    ];
    for (const one of bad) {
      expectProblem(await visitor().get(`Notifications/unsubscribe/${one}`), 404);
      expectProblem(await visitor().post(`Notifications/unsubscribe/${one}`), 404);
    }
    expect([await off(me), await off(other)]).toEqual([[], []]);
  });
});
