import { setTimeout as pause } from 'node:timers/promises';
import type { Transporter } from 'nodemailer';
import type { MailDeliveryRepository } from './mail-delivery.repository.js';
import type { ComposedMail } from './mail-template.types.js';
import {
  buildMessageOptions,
  MailTransportService,
  type AttachedFile,
} from './mail-transport.service.js';
import { toSmtpFailure } from './smtp-failure.mapper.js';

const CONNECT_TIMEOUT_MS = 20_000;
/**
 * Servers may think for long over a message before they answer (RFC 5321 §4.5.3.2); giving up early
 * makes duplicates.
 */
const SOCKET_TIMEOUT_MS = 300_000;
/** Equal to the number of concurrent mail jobs. */
const MAX_CONNECTIONS = 4;
/** Together less than the lease of a job, after which another worker would take it. */
const NOTE_TRIES = 20;
const NOTE_PAUSE_MS = 500;

/** Connections to the server, several messages each. */
export async function createSmtpTransporter(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    // Sending again is the job's business, which writes it down.
    maxRequeues: 0,
  });
}

/** Sends by SMTP, a message the server has taken never again. A failure is thrown: the job is tried again later. */
export class SmtpTransportAdapter extends MailTransportService {
  /** Made with the first message: a process that sends none loads nothing. */
  private transporter: Promise<Transporter> | null = null;

  constructor(
    private readonly url: string,
    private readonly from: string,
    private readonly mailDeliveryRepository: MailDeliveryRepository,
  ) {
    super();
  }

  async sendMail(
    mail: ComposedMail,
    jobId: string,
    files: readonly AttachedFile[] = [],
  ): Promise<void> {
    if (!(await this.mailDeliveryRepository.beginDelivery(jobId))) return;
    try {
      const message = buildMessageOptions(mail, jobId, this.from, files);
      await (await this.getTransporter()).sendMail(message);
    } catch (thrown) {
      const { error, isDoubtful } = toSmtpFailure(thrown);
      if (!isDoubtful) await this.mailDeliveryRepository.markDeliveryRefused(jobId);
      throw error;
    }
    await this.noteAccepted(jobId);
  }

  /** A database that is away for a moment would have the message sent again. */
  private async noteAccepted(jobId: string): Promise<void> {
    for (let left = NOTE_TRIES - 1; ; left -= 1)
      try {
        await this.mailDeliveryRepository.markDeliveryAccepted(jobId);
        return;
      } catch (error) {
        if (left === 0) throw error;
        await pause(NOTE_PAUSE_MS);
      }
  }

  async closeConnections(): Promise<void> {
    (await this.transporter)?.close();
  }

  private getTransporter(): Promise<Transporter> {
    return (this.transporter ??= createSmtpTransporter(this.url));
  }
}
