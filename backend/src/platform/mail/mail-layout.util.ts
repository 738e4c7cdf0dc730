import { DEFAULT_BRAND, type Brand } from '@pratiche/domain';
import type { ComposedMail, MailTemplate, MailOptOut } from './mail-template.types.js';

const DEFAULT_REASON =
  'Messaggio automatico: lo ricevi perché hai un account sul portale. Non rispondere a questo indirizzo.';

interface MailLayoutOptions {
  optOut?: MailOptOut | undefined;
  brand?: MailBrand | undefined;
}

type MailBrand = Pick<Brand, 'name' | 'colour'>;

/** Subject, text and HTML of a message. Text and HTML say the same. */
export function composeMail(
  to: string,
  template: MailTemplate,
  publicUrl: string,
  { optOut, brand = DEFAULT_BRAND }: MailLayoutOptions = {},
): ComposedMail {
  const said: RenderableMail = {
    ...template,
    brand,
    // A line break in a subject would begin another header.
    subject: template.subject.replace(/\s+/g, ' ').trim(),
    reason: template.reason ?? DEFAULT_REASON,
    link:
      template.action === undefined
        ? null
        : { label: template.action.label, url: `${publicUrl}${template.action.path}` },
    leave: optOut === undefined ? null : { label: optOut.label, url: `${publicUrl}${optOut.page}` },
  };
  return {
    to,
    subject: said.subject,
    text: renderText(said),
    html: renderHtml(said),
    ...(optOut === undefined ? {} : { unsubscribe: `${publicUrl}${optOut.oneClick}` }),
  };
}

interface MailLink {
  label: string;
  url: string;
}

/** A template with its links, ready to be written. */
interface RenderableMail extends MailTemplate {
  brand: MailBrand;
  reason: string;
  link: MailLink | null;
  leave: MailLink | null;
}

const describeSender = ({ name }: MailBrand): string => `Portale ${name}`;

const describePortalAsMeans = (brand: MailBrand): string => `tramite ${describeSender(brand)}`;

const renderTextLink = ({ label, url }: MailLink): string => `${label}:\n${url}`;

function renderText(mail: RenderableMail): string {
  const { brand, onBehalfOf, heading, paragraphs, code, details = [], reason, link, leave } = mail;
  const sender = onBehalfOf
    ? `${onBehalfOf}\n${describePortalAsMeans(brand)}`
    : describeSender(brand);
  const foot = [`-- \n${sender}\n${reason}`, ...(leave === null ? [] : [renderTextLink(leave)])];
  return (
    [
      heading,
      ...paragraphs,
      ...(code === undefined ? [] : [code]),
      ...(link === null ? [] : [renderTextLink(link)]),
      ...details,
      ...foot,
    ].join('\n\n') + '\n'
  );
}

/**
 * Colours for mail programs with a dark mode. Programs that change colours by themselves spoil
 * none: the button sets both of its colours, and no other text is placed on an image.
 */
const DARK = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #14181C !important; color: #E8EBEE !important; }
  .card { background: #1E2429 !important; border-color: #3A424A !important; }
  .foot { color: #A9B2BB !important; border-color: #3A424A !important; }
  .muted { color: #A9B2BB !important; }
  .link { color: #8CC4F5 !important; }
}`.trim();
const FONT = "font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

function renderHtml(mail: RenderableMail): string {
  const { brand, subject, heading, paragraphs, code, details = [], reason, link, leave } = mail;
  return `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK}</style>
</head>
<body class="page" style="margin:0;padding:24px 8px;background:#F6F8FA;color:#1B1F23;${FONT};overflow-wrap:anywhere">
<table role="presentation" class="card" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;margin:0 auto;background:#FFFFFF;border:1px solid #D9DEE3;border-radius:8px;border-collapse:separate;table-layout:fixed">
<tr><td style="padding:16px 20px;background:${brand.colour};color:#FFFFFF;font-weight:600;border-radius:7px 7px 0 0">${renderSender(mail)}</td></tr>
<tr><td style="padding:24px 20px 12px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${toHtml(heading)}</h1>
${renderParagraphs(paragraphs)}${code === undefined ? '' : renderCode(code)}${link === null ? '' : renderButton(link, brand)}${renderParagraphs(details)}${link === null ? '' : renderAddress(link)}
</td></tr>
<tr><td class="foot" style="padding:16px 20px;border-top:1px solid #D9DEE3;font-size:13px;color:#57606A">${toHtml(reason)}${leave === null ? '' : `<br><a class="link" href="${escapeHtml(leave.url)}" style="color:#0B5FA5">${escapeHtml(leave.label)}</a>`}</td></tr>
</table>
</body>
</html>
`;
}

const renderSender = ({ brand, onBehalfOf }: RenderableMail): string =>
  onBehalfOf
    ? `${escapeHtml(onBehalfOf)}<br><span style="font-size:13px;font-weight:400">${escapeHtml(describePortalAsMeans(brand))}</span>`
    : escapeHtml(describeSender(brand));

const renderParagraphs = (paragraphs: readonly string[]): string =>
  paragraphs
    .map(
      (paragraph) => `<p style="margin:0 0 16px">${toHtml(paragraph).replaceAll('\n', '<br>')}</p>`,
    )
    .join('\n');

const renderCode = (code: string): string => `
<p style="margin:0 0 16px;font-size:32px;line-height:1.3;font-weight:700;letter-spacing:4px">${escapeHtml(code)}</p>
`;

const renderButton = ({ label, url }: MailLink, { colour }: MailBrand): string => `
<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;background:${colour};color:#FFFFFF;text-decoration:none;border-radius:8px;font-weight:600">${escapeHtml(label)}</a></p>
`;

const renderAddress = ({ url }: MailLink): string => `
<p class="muted" style="margin:0 0 16px;font-size:13px;color:#57606A">Se il pulsante non funziona, copia questo indirizzo nel browser:<br><a class="link" href="${escapeHtml(url)}" style="color:#0B5FA5;word-break:break-all">${escapeHtml(url)}</a></p>`;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A line never ends within "e-mail". */
const toHtml = (text: string): string =>
  escapeHtml(text).replace(
    /(?<![\w.@/-])e-mail(?![\w@/-]|\.\w)/gi,
    '<span style="white-space:nowrap">$&</span>',
  );

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
