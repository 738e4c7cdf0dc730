import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ComposedMail } from './mail-template.types.js';
import {
  MailTransportService,
  renderRawMessage,
  type AttachedFile,
} from './mail-transport.service.js';

/**
 * Writes one `.eml` file per message, named after its job: sending again replaces the file with the
 * same content.
 */
export class EmlTransportAdapter extends MailTransportService {
  constructor(
    private readonly folder: string,
    private readonly from: string,
  ) {
    super();
  }

  async sendMail(
    mail: ComposedMail,
    jobId: string,
    files: readonly AttachedFile[] = [],
  ): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const temporary = join(this.folder, `.${jobId}.${randomUUID()}.part`);
    const message = await renderRawMessage(mail, jobId, this.from, files);
    await writeFile(temporary, message, { mode: 0o600 });
    await rename(temporary, join(this.folder, `${jobId}.eml`));
  }
}
