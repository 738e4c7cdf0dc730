import type { Transporter } from 'nodemailer';
import type { MailDeliveries } from './mail-deliveries.js';
import type { ComposedMail } from './mail-template.js';
import { envelope, MailTransport } from './mail-transport.js';
import { smtpFailure } from './smtp-failure.js';

const CONNECT_MS = 20_000;
/** Servers may think for long over a message before they answer (RFC 5321 §4.5.3.2); giving up early makes duplicates. */
const SILENCE_MS = 300_000;
/** As many as there are mail jobs at once. */
const CONNECTIONS = 4;

/** Connections to the server, several messages each. */
export async function smtpConnection(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // Sending again is the job's business, which writes it down.
    maxRequeues: 0,
  });
}

/** Sends by SMTP, a message the server has taken never again. A failure is thrown: the job is tried again later. */
export class SmtpTransport extends MailTransport {
  /** Made with the first message: a process that sends none loads nothing. */
  private transport: Promise<Transporter> | null = null;

  constructor(
    private readonly url: string,
    private readonly from: string,
    private readonly deliveries: MailDeliveries,
  ) {
    super();
  }

  async send(mail: ComposedMail, jobId: string): Promise<void> {
    if (!(await this.deliveries.begin(jobId))) return;
    try {
      await (await this.connected()).sendMail(envelope(mail, jobId, this.from));
    } catch (thrown) {
      const { error, isDoubtful } = smtpFailure(thrown);
      if (!isDoubtful) await this.deliveries.refused(jobId);
      throw error;
    }
    await this.deliveries.accepted(jobId);
  }

  async close(): Promise<void> {
    (await this.transport)?.close();
  }

  private connected(): Promise<Transporter> {
    return (this.transport ??= smtpConnection(this.url));
  }
}
