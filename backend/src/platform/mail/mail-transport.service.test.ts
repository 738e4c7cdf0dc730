import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startMailCatcher, type MailCatcher } from '../../../test/kit/mail-catcher.js';
import { startTestApp, type TestApp } from '../../../test/kit/test-app.js';
import { composeMail } from './mail-layout.util.js';
import { MailTransportService } from './mail-transport.service.js';

const template = {
  subject: 'Pratica n. 12: perché è più “urgente” – 1.234,56 €\r\nBcc: tutti@example.test',
  heading: 'Città, perché, così',
  paragraphs: ['è'.repeat(3_000), '.\r\n.fine\r\nFrom qui in poi'],
  action: { label: 'Apri', path: '/modules/edit/12' },
};
const mail = composeMail('mario@example.test', template, 'https://portale.test');

/**
 * Contract of every mail transport: a folder of files, or a real SMTP server that requires a login.
 */
describe.each(['.eml files', 'SMTP'])('messages by %s', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'transport-'));
  let office: MailCatcher | null = null;
  let test: TestApp;
  let taken = '';
  beforeAll(async () => {
    office = kind === 'SMTP' ? await startMailCatcher(join(folder, 'mail')) : null;
    test = await startTestApp([], {
      change: { smtpUrl: office?.url ?? null, mailFrom: 'Portale <noreply@portale.test>' },
    });
    taken = office ? join(folder, 'mail') : join(test.config.dataDir, 'mail');
  });
  afterAll(async () => {
    await test.close();
    await office?.stop();
    rmSync(folder, { recursive: true });
  });

  const messages = async (id: string): Promise<Email[]> => {
    const all = await Promise.all(
      readdirSync(taken)
        .filter((name) => name.endsWith('.eml'))
        .map((name) => PostalMime.parse(readFileSync(join(taken, name)))),
    );
    return all.filter(({ messageId }) => messageId === `<${id}@portale.test>`);
  };
  const plain = (text = '') => text.replaceAll('\r\n', '\n').trim();

  it('arrive whole: long lines, accents, dots at the start of a line', async () => {
    await test.app.get(MailTransportService).sendMail(mail, 'whole');
    const [message] = await messages('whole');
    expect(message).toMatchObject({
      subject: mail.subject,
      from: { name: 'Portale', address: 'noreply@portale.test' },
    });
    expect(plain(message?.text)).toBe(plain(mail.text));
    expect(plain(message?.html)).toBe(plain(mail.html));
  });

  it('go to addresses with a plus, an apostrophe and letters of any language', async () => {
    const service = test.app.get(MailTransportService);
    const to = "d'angelo+enea@caffè.example";
    await service.sendMail(composeMail(to, template, 'https://portale.test'), 'unusual');
    const [message] = await messages('unusual');
    expect(message?.to).toEqual([
      expect.objectContaining({ address: "d'angelo+enea@xn--caff-8oa.example" }),
    ]);
  });

  it('go to the one they are for, whatever their texts say', async () => {
    await test.app.get(MailTransportService).sendMail(mail, 'one');
    const [message] = await messages('one');
    expect(message?.to).toEqual([expect.objectContaining({ address: 'mario@example.test' })]);
    expect([message?.cc, message?.bcc]).toEqual([undefined, undefined]);
    expect(message?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe(
      'auto-generated',
    );
  });

  it('are there once, however often their job runs', async () => {
    for (let run = 0; run < 3; run += 1)
      await test.app.get(MailTransportService).sendMail(mail, 'again');
    expect(await messages('again')).toHaveLength(1);
  });

  it('of different jobs at once are all there', async () => {
    const ids = Array.from({ length: 12 }, (_, index) => `at-once-${index}`);
    await Promise.all(ids.map((id) => test.app.get(MailTransportService).sendMail(mail, id)));
    expect((await Promise.all(ids.map(messages))).map(({ length }) => length)).toEqual(
      ids.map(() => 1),
    );
  });
});

it('a wrong password is a failure to be tried again, said without the password', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'transport-'));
  const office = await startMailCatcher(folder);
  const url = new URL(office.url);
  url.password = 'sbagliata-e-segreta';
  const test = await startTestApp([], {
    change: { smtpUrl: url.href, mailFrom: 'Portale <noreply@portale.test>' },
  });
  try {
    const error = await test.app
      .get(MailTransportService)
      .sendMail(mail, 'refused')
      .then(
        () => null,
        (thrown: Error) => thrown,
      );
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).not.toContain('sbagliata');
    expect(readdirSync(folder)).toEqual([]);
  } finally {
    await test.close();
    await office.stop();
    rmSync(folder, { recursive: true });
  }
});
