import { Injectable } from '@nestjs/common';
import { DossierFiles } from '../../documents/dossier-files.js';
import { answersOf } from '../documents-view.js';
import { DocumentRequests } from './document-requests.js';
import { Threads } from './threads.js';

/** A dossier returned for corrections keeps its open requests; sent again with the new file, they are answered with it. */
@Injectable()
export class RequestsOnSending {
  constructor(
    private readonly requests: DocumentRequests,
    private readonly files: DossierFiles,
    private readonly threads: Threads,
  ) {}

  async settle(dossierId: number, senderId: number): Promise<void> {
    const open = await this.requests.openOf(dossierId);
    if (open.length === 0) return;
    const files = await this.files.of(dossierId);
    const answered = open.filter((request) => answersOf(request, files).length > 0);
    for (const { id } of answered) await this.requests.close(id, 'answered', senderId);
    await this.threads.update(dossierId, { openRequests: open.length - answered.length });
  }
}
