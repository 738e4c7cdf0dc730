import { formatMoment } from '@pratiche/domain';
import type { SentMail } from './dev-mail.service.js';

/** List and frame of the mails written so far: plain HTML, no script. */
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const renderPage = (title: string, body: string): string => `<!doctype html>
<html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<style>
body { margin: 0 auto; max-width: 960px; padding: 16px; font: 16px/1.5 system-ui, sans-serif; color: #1B1F23; background: #F6F8FA; overflow-wrap: anywhere; }
h1 { font-size: 22px; } a { color: #0B5FA5; } :focus-visible { outline: 3px solid #0B5FA5; outline-offset: 2px; }
ul { list-style: none; padding: 0; } li, .card { background: #fff; border: 1px solid #D9DEE3; border-radius: 8px; margin: 0 0 8px; padding: 12px 16px; }
li a { display: block; padding: 4px 0; font-weight: 600; } .muted { color: #57606A; font-size: 14px; } pre { white-space: pre-wrap; font: inherit; margin: 0; }
nav a { display: inline-block; padding: 10px 12px 10px 0; } iframe { width: 100%; height: 760px; border: 1px solid #D9DEE3; border-radius: 8px; background: #fff; }
</style></head><body><main>${body}</main></body></html>`;

const formatRecipients = ({ mail }: SentMail): string =>
  (mail.to ?? []).map(({ address }) => address ?? '').join(', ');
const formatSubject = ({ mail }: SentMail): string => mail.subject ?? '(senza oggetto)';
const formatWrittenAt = ({ written }: SentMail): string => formatMoment(written.toISOString());

export function renderMailList(mails: readonly SentMail[]): string {
  const rows = mails.map(
    (one) =>
      `<li><a href="/api/dev/mail/${one.id}">${escapeHtml(formatSubject(one))}</a><span class="muted">a ${escapeHtml(formatRecipients(one))} · ${formatWrittenAt(one)}</span></li>`,
  );
  const none =
    '<p class="card">Ancora nessuna e-mail. Quelle che il portale manda compaiono qui.</p>';
  return renderPage(
    'E-mail inviate',
    `<h1>E-mail inviate</h1><p class="muted">In questa installazione le e-mail non partono: sono scritte in file <code>.eml</code>.</p>${rows.length === 0 ? none : `<ul>${rows.join('')}</ul>`}`,
  );
}

export function renderMail(one: SentMail): string {
  const path = `/api/dev/mail/${one.id}`;
  return renderPage(
    formatSubject(one),
    `<nav><a href="/api/dev/mail">Tutte le e-mail</a> <a href="${path}/html">HTML a tutta pagina</a> <a href="${path}/source">Sorgente (.eml)</a></nav>
<h1>${escapeHtml(formatSubject(one))}</h1><p class="muted">a ${escapeHtml(formatRecipients(one))} · ${formatWrittenAt(one)}</p>
<iframe title="E-mail in HTML" src="${path}/html" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"></iframe>
<h2>Testo</h2><div class="card"><pre>${linkifyUrls(one.mail.text ?? '')}</pre></div>`,
  );
}

/** Text with its addresses as links. */
const linkifyUrls = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 0 ? escapeHtml(part) : `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>`,
    )
    .join('');
