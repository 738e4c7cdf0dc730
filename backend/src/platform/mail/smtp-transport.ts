import { createTransport } from 'nodemailer';
import type { ComposedMail } from './mail-template.js';
import { envelope, MailTransport } from './mail-transport.js';

const TIMEOUT_MS = 20_000;

/** Sends by SMTP. A failure is thrown: the job is tried again later. */
export class SmtpTransport extends MailTransport {
  private readonly transport;

  constructor(url: string, private readonly from: string) {
    super();
    this.transport = createTransport({ url, pool: true, maxConnections: 2, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS });
  }

  async send(mail: ComposedMail, jobId: string): Promise<void> {
    await this.transport.sendMail(envelope(mail, jobId, this.from));
  }

  close(): void {
    this.transport.close();
  }
}
