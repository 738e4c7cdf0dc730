import { describe, expect, it } from '@jest/globals';
import { rechargeAccount } from '../../kit/mail-fixtures.js';
import { mailbox, portal, visitor } from '../../kit/portal.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import { createMember } from '../../kit/account-fixtures.js';

const embedded = () => portal().kind === 'sqlite';

describe('mails in the browser', () => {
  it('are listed and shown as HTML and text in the embedded default, and nowhere else', async () => {
    const me = await createMember({ businessName: 'Infissi <b>Prova</b>' });
    await rechargeAccount(me);
    const [mail] = await mailbox().waitForCount(me.email);
    const list = await visitor().get('dev/mail');
    if (!embedded()) return expectProblem(list, 404);
    expect(list.headers.get('content-type')).toContain('text/html');
    const [, id = ''] =
      new RegExp(
        `dev/mail/([\\w-]{36})">Crediti accreditati</a><span class="muted">a ${me.email}`,
      ).exec(list.text) ?? [];
    const page = await visitor().get(`dev/mail/${id}`);
    expect(page.text).toContain(`src="/api/dev/mail/${id}/html"`);
    expect(page.text).toContain(`<a href="${portal().origin}/wallet/${me.id}">`);
    const html = await visitor().get(`dev/mail/${id}/html`);
    expect(html.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html.text).toContain(`href="${portal().origin}/wallet/${me.id}"`);
    expect((await visitor().get(`dev/mail/${id}/source`)).text).toContain(
      `Message-ID: ${mail?.messageId}`,
    );
  });

  it('are asked for by their own names only', async () => {
    for (const id of [
      'x',
      '..',
      encodeURIComponent('../portal.sqlite'),
      encodeURIComponent('../../etc/passwd'),
      '%00',
      'a'.repeat(300),
    ]) {
      for (const rest of ['', '/html', '/source'])
        expectProblem(await visitor().get(`dev/mail/${id}${rest}`), 404);
    }
  });
});
