import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, describe, expect, it } from '@jest/globals';
import { startTestApp } from '../../../test/kit/test-app.js';
import { UnitOfWork } from '../database/index.js';
import { EmlTransportAdapter } from './eml-transport.adapter.js';
import { composeMail } from './mail-layout.util.js';
import { MailQueueService } from './mail-queue.service.js';
import { renderRawMessage } from './mail-transport.service.js';
import { waitFor } from '../../../test/kit/wait-for.js';

const template = {
  subject: 'Pratica n. 12\r\nBcc: tutti@example.test',
  heading: 'La pratica è stata inviata',
  paragraphs: ['Cliente: Rossi <script>alert("x")</script> & figli', 'Seconda riga\ncon a capo'],
  action: { label: 'Apri la pratica', path: '/modules/edit/12' },
};
const mail = composeMail('mario@example.test', template, 'https://portale.test');

describe('layout', () => {
  it('says the same in text and HTML, and lets no content become markup or headers', () => {
    expect(mail.subject).toBe('Pratica n. 12 Bcc: tutti@example.test');
    expect(mail.text).toContain('Cliente: Rossi <script>alert("x")</script> & figli');
    expect(mail.text).toContain('Apri la pratica:\nhttps://portale.test/modules/edit/12');
    expect(mail.html).toContain(
      'Rossi &lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; figli',
    );
    expect(mail.html).toContain('href="https://portale.test/modules/edit/12"');
    expect(mail.html).toContain('Seconda riga<br>con a capo');
    expect(mail.html).toContain('lang="it"');
    expect(mail.unsubscribe).toBeUndefined();
  });

  it('says details after the action, in the text and the HTML', () => {
    const { html, text } = composeMail(
      'mario@example.test',
      { ...template, details: ['Il link è «personale» & tuo'] },
      'https://portale.test',
    );
    expect(text).toContain('/modules/edit/12\n\nIl link è «personale» & tuo\n\n-- \n');
    expect(html).toMatch(
      />Apri la pratica<\/a><\/p>\s*<p[^>]*>Il link è «personale» &amp; tuo<\/p>/,
    );
  });

  it('says a code large, between the paragraphs and the details', () => {
    const { html, text } = composeMail(
      'mario@example.test',
      {
        subject: 'Codice',
        heading: 'Codice',
        paragraphs: ['Scrivilo:'],
        code: '123456',
        details: ['Vale poco.'],
      },
      'https://portale.test',
    );
    expect(text).toContain('Scrivilo:\n\n123456\n\nVale poco.');
    expect(html).toMatch(/Scrivilo:<\/p>\s*<p style="[^"]*font-size:32px[^"]*">123456<\/p>/);
  });

  it('ends no line within “e-mail”, and leaves addresses alone', () => {
    const { html, text } = composeMail(
      'mario@example.test',
      {
        ...template,
        heading: 'La tua e-mail',
        paragraphs: ['Scrivi a mario@e-mail.test', 'Ignora questa e-mail.'],
      },
      'https://portale.test',
    );
    expect(html).toContain('La tua <span style="white-space:nowrap">e-mail</span></h1>');
    expect(html).toContain('mario@e-mail.test');
    expect(html).toContain('Ignora questa <span style="white-space:nowrap">e-mail</span>.');
    expect(text).toContain('La tua e-mail');
  });

  it('escapes markup in the heading and in the label of the button', () => {
    const { html } = composeMail(
      'mario@example.test',
      {
        ...template,
        heading: 'Pratica di <b>Rossi</b> & figli',
        action: { label: 'Apri «<i>Rossi</i>»', path: '/modules/edit/12' },
      },
      'https://portale.test',
    );
    expect(html).toContain('>Pratica di &lt;b&gt;Rossi&lt;/b&gt; &amp; figli</h1>');
    expect(html).toContain('>Apri «&lt;i&gt;Rossi&lt;/i&gt;»</a>');
  });

  it('says how to get no more of this kind, in the text, the HTML and to the mail program', async () => {
    const optional = composeMail('mario@example.test', template, 'https://portale.test', {
      optOut: { label: 'Basta «A & B»', page: '/unsubscribe/x', oneClick: '/api/n/x' },
    });
    expect(optional.text).toMatch(/Basta «A & B»:\nhttps:\/\/portale\.test\/unsubscribe\/x\n$/);
    expect(optional.html).toContain('href="https://portale.test/unsubscribe/x"');
    expect(optional.html).toContain('Basta «A &amp; B»');
    const { headers } = await PostalMime.parse(
      await renderRawMessage(optional, 'job-9', 'noreply@demo.test'),
    );
    const header = (name: string) => headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe')).toBe('<https://portale.test/api/n/x>');
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });
});

describe('.eml files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mail-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('hold one message per job, however often it is sent, that mail programs read', async () => {
    const transport = new EmlTransportAdapter(join(folder, 'mail'), 'Portale <noreply@demo.test>');
    await transport.sendMail(mail, 'job-1');
    await transport.sendMail(mail, 'job-1');
    expect(readdirSync(join(folder, 'mail'))).toEqual(['job-1.eml']);
    const parsed = await PostalMime.parse(readFileSync(join(folder, 'mail', 'job-1.eml')));
    expect(parsed).toMatchObject({
      subject: mail.subject,
      messageId: '<job-1@demo.test>',
      from: { name: 'Portale', address: 'noreply@demo.test' },
      to: [{ address: 'mario@example.test' }],
    });
    expect(parsed.bcc).toBeUndefined();
    expect(parsed.text?.replaceAll('\r\n', '\n').trim()).toBe(mail.text.trim());
    expect(parsed.html?.replaceAll('\r\n', '\n').trim()).toBe(mail.html.trim());
  });

  it('are written by a job after the commit, one for each key', async () => {
    const test = await startTestApp([], { jobs: 'local' });
    const add = () =>
      test.app
        .get(UnitOfWork)
        .run(async () =>
          test.app
            .get(MailQueueService)
            .enqueueMail({ to: 'mario@example.test', template, key: 'sent:12' }),
        );
    await add();
    await add();
    const sent = join(test.config.dataDir, 'mail');
    await waitFor(
      () =>
        expect(existsSync(sent) && readdirSync(sent)).toEqual([
          expect.stringMatching(/^[0-9a-f-]{36}\.eml$/),
        ]),
      { timeout: 30_000 },
    );
    await test.close();
  });

  it('carry the name and the colour of another provider', () => {
    const { text, html } = composeMail('mario@example.test', template, 'https://portale.test', {
      brand: { name: 'Finestre & Co', colour: '#0b5fa5' },
    });
    expect(text).toContain('Portale Finestre & Co');
    expect(html).toContain('Portale Finestre &amp; Co');
    expect(html).toContain('background:#0b5fa5');
    expect(`${text}${html}`).not.toContain('Pratiche Infissi');
  });

  it('is headed by the company that the reader knows, with the portal below it', () => {
    const brand = { name: 'Finestre & Co', colour: '#0b5fa5' };
    const compose = (onBehalfOf: string) =>
      composeMail('mario@example.test', { ...template, onBehalfOf }, 'https://portale.test', {
        brand,
      });
    const { text, html } = compose('Infissi <Rossi> Srl');
    expect(text).toContain('-- \nInfissi <Rossi> Srl\ntramite Portale Finestre & Co\n');
    expect(html).toMatch(
      />Infissi &lt;Rossi&gt; Srl<br><span[^>]*>tramite Portale Finestre &amp; Co<\/span><\/td>/,
    );
    expect(compose('').html).toContain('>Portale Finestre &amp; Co</td>');
  });
});
