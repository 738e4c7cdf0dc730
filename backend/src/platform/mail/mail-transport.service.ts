import type { ComposedMail } from './mail-template.types.js';

/** A file as it travels with a message. */
export interface AttachedFile {
  fileName: string;
  contentType: string;
  content: Buffer;
}

/**
 * Delivers a composed message. It may be called more than once for one job: the reader sees one
 * message.
 */
export abstract class MailTransportService {
  abstract sendMail(
    mail: ComposedMail,
    jobId: string,
    files?: readonly AttachedFile[],
  ): Promise<void>;
}

/** What both transports hand to nodemailer. The Message-ID is that of the job, so that a repeat is recognised. */
export function buildMessageOptions(
  mail: ComposedMail,
  jobId: string,
  from: string,
  files: readonly AttachedFile[] = [],
) {
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    // An address object, so that no text in it can add a second recipient.
    to: { name: '', address: mail.to },
    from,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: files.map(({ fileName, contentType, content }) => ({
      filename: fileName,
      contentType,
      content,
    })),
    messageId: `<${jobId}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The bytes of a message as they would travel. */
export async function renderRawMessage(
  mail: ComposedMail,
  jobId: string,
  from: string,
  files: readonly AttachedFile[] = [],
): Promise<Buffer> {
  const { createTransport } = await import('nodemailer');
  const { message } = await createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  }).sendMail(buildMessageOptions(mail, jobId, from, files));
  if (!Buffer.isBuffer(message)) throw new Error('Message was not rendered');
  return message;
}

/** The mail program's own button to unsubscribe (RFC 8058). */
const unsubscribeHeaders = ({ unsubscribe }: ComposedMail): Record<string, string> =>
  unsubscribe === undefined
    ? {}
    : {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
