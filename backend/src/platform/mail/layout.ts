import type { ComposedMail, MailTemplate } from './mail-template.js';

const SIGNATURE = 'Portale Pratiche Infissi';
const REASON = 'Messaggio automatico: ricevi questa e-mail perché hai un account sul portale. Non rispondere a questo indirizzo.';

/** Subject, text and HTML of a message. Text and HTML say the same. */
export function compose(to: string, template: MailTemplate, publicUrl: string): ComposedMail {
  // A line break in a subject would begin another header.
  const subject = template.subject.replace(/\s+/g, ' ').trim();
  const link = template.action === undefined ? null : { label: template.action.label, url: `${publicUrl}${template.action.path}` };
  return {
    to,
    subject,
    text: textOf(template, link),
    html: htmlOf({ ...template, subject }, link),
  };
}

interface Link {
  label: string;
  url: string;
}

function textOf({ heading, paragraphs, reason = REASON }: MailTemplate, link: Link | null): string {
  const action = link === null ? [] : [`${link.label}:\n${link.url}`];
  return [heading, ...paragraphs, ...action, `-- \n${SIGNATURE}\n${reason}`].join('\n\n') + '\n';
}

function htmlOf({ subject, heading, paragraphs, reason = REASON }: MailTemplate, link: Link | null): string {
  const body = paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escape(paragraph).replaceAll('\n', '<br>')}</p>`).join('\n');
  const button = link === null ? '' : `
<p style="margin:24px 0"><a href="${escape(link.url)}" style="display:inline-block;padding:12px 24px;background:#00703C;color:#FFFFFF;text-decoration:none;border-radius:8px;font-weight:600">${escape(link.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#57606A">Se il pulsante non funziona, copia questo indirizzo nel browser:<br><a href="${escape(link.url)}" style="color:#0B5FA5;word-break:break-all">${escape(link.url)}</a></p>`;
  return `<!doctype html>
<html lang="it">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#F6F8FA;color:#1B1F23;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;margin:0 auto;background:#FFFFFF;border:1px solid #D9DEE3;border-radius:8px;border-collapse:separate">
<tr><td style="padding:16px 24px;background:#00703C;color:#FFFFFF;font-weight:600;border-radius:8px 8px 0 0">${SIGNATURE}</td></tr>
<tr><td style="padding:24px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escape(heading)}</h1>
${body}${button}
</td></tr>
<tr><td style="padding:16px 24px;border-top:1px solid #D9DEE3;font-size:13px;color:#57606A">${escape(reason)}</td></tr>
</table>
</body>
</html>
`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
