import { Injectable, Logger, type StreamableFile } from '@nestjs/common';
import { documentsZipName } from '@pratiche/domain';
import { ZipFile } from 'yazl';
import { DataSource } from 'typeorm';
import { Audit } from '../../audit/audit.js';
import { attachment } from '../../documents/attachment.js';
import { DocumentSet } from '../../documents/document-set.js';
import { DossierFiles, type StoredFile } from '../../documents/dossier-files.js';
import { FileStorage } from '../../platform/storage/index.js';
import { notFound } from '../../platform/http/index.js';
import type { CurrentCaller } from '../../platform/security/index.js';
import { DossierStore } from '../dossier-store.js';

/** All documents of a dossier as one zip, streamed. */
@Injectable()
export class ArchiveService {
  private readonly logger = new Logger(ArchiveService.name);

  constructor(
    private readonly store: DossierStore,
    private readonly files: DossierFiles,
    private readonly documents: DocumentSet,
    private readonly storage: FileStorage,
    private readonly dataSource: DataSource,
    private readonly audit: Audit,
  ) {}

  async zip(caller: CurrentCaller, id: number): Promise<StreamableFile> {
    const dossier = await this.store.readable(caller, id);
    const files = (await this.files.of(id)).filter(({ purpose }) => purpose !== 'rejection');
    if (files.length === 0) throw notFound('La pratica non ha ancora documenti da scaricare.', 'no-documents');
    await this.files.noteAccess({ dossierId: id, fileId: null, actorId: caller.id, action: 'archive' });
    await this.audit.add(this.dataSource.manager, { by: caller, action: 'archive-download', subject: { kind: 'dossier', id }, details: { files: files.length } });
    return attachment(this.stream(files), { fileName: documentsZipName(id, dossier.data), contentType: 'application/zip' });
  }

  /** Stored, not deflated: PDF and images are packed already. Each file is opened when its turn comes. */
  private stream(files: readonly StoredFile[]) {
    const zip = new ZipFile();
    for (const file of files) {
      zip.addReadStreamLazy(this.pathInZip(file), { mtime: file.created, compress: false, size: file.size }, (callback) => {
        this.storage.get(file.storageKey).then((stream) => callback(null, stream), (error: unknown) => callback(error, undefined as never));
      });
    }
    const output = zip.outputStream;
    zip.on('error', (error: unknown) => {
      this.logger.error({ err: error }, 'A zip could not be finished');
      if ('destroy' in output) (output as unknown as { destroy(error: Error): void }).destroy(error as Error);
    });
    zip.end();
    return output as import('node:stream').Readable;
  }

  /** Sorted by document in the archive: `FATTURA/saldo.pdf`. */
  private pathInZip({ itemId, purpose, fileName }: StoredFile): string {
    return `${itemId === null ? purpose : (this.documents.codeOf(itemId) ?? 'ALTRO')}/${fileName}`;
  }
}
