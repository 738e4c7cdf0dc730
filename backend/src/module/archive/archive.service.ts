import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { documentsZipName } from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { bytesOf, dossierEntries } from '../../documents/archive/dossier-entries.js';
import type { ZipEntry } from '../../documents/archive/zip-files.js';
import { DocumentSet } from '../../documents/document-set.js';
import { DossierFiles } from '../../documents/dossier-files.js';
import { notFound } from '../../platform/http/index.js';
import type { CurrentCaller } from '../../platform/security/index.js';
import { Works, type WorkRow } from '../../platform/works/index.js';
import { DossierStore, type Dossier } from '../dossier-store.js';
import { INLINE_MAX_BYTES, INLINE_MAX_FILES } from './archive-limits.js';

export const ARCHIVE_WORK = 'dossier-archives';

export interface ArchiveParams {
  ids: number[];
}

/** A zip to be: what it is called and what goes into it. */
export interface Archive {
  fileName: string;
  entries: ZipEntry[];
}

const NOTHING = 'La pratica non ha ancora documenti da scaricare.';

/** All documents of a dossier, or of several, as one zip. */
@Injectable()
export class ArchiveService {
  constructor(
    private readonly store: DossierStore,
    private readonly files: DossierFiles,
    private readonly documents: DocumentSet,
    private readonly works: Works,
    private readonly audit: AuditLogService,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  /** One dossier's documents, to be streamed at once. @throws 404 */
  async ofOne(caller: CurrentCaller, id: number): Promise<Archive> {
    const dossier = await this.store.readable(caller, id);
    const entries = dossierEntries(await this.files.of(id), this.documents);
    if (entries.length === 0) throw notFound(NOTHING, 'no-documents');
    return { fileName: documentsZipName(id, dossier.data), entries };
  }

  /** Whether a caller that can wait should rather get a work. */
  isLarge({ entries }: Archive): boolean {
    return entries.length > INLINE_MAX_FILES || bytesOf(entries) > INLINE_MAX_BYTES;
  }

  /** Notes that somebody takes all documents of a dossier. */
  async note(caller: CurrentCaller, id: number, files: number): Promise<void> {
    await this.files.noteAccess({
      dossierId: id,
      fileId: null,
      actorId: caller.id,
      action: 'archive',
    });
    await this.audit.appendAuditEntry({
      by: caller,
      action: 'archive-download',
      subject: { kind: 'dossier', id },
      details: { files },
    });
  }

  /** Starts the zip of one dossier or several as a work. @throws 404 when one of them is not the caller's */
  async start(caller: CurrentCaller, ids: readonly number[], key: string | null): Promise<WorkRow> {
    const unique = [...new Set(ids)].sort((a, b) => a - b);
    const counts = new Map<number, number>();
    for (const id of unique) {
      await this.store.readable(caller, id);
      counts.set(
        id,
        (await this.files.of(id)).filter(
          ({ purpose }) => purpose !== 'rejection' && purpose !== 'message',
        ).length,
      );
    }
    if ([...counts.values()].every((count) => count === 0))
      throw notFound(
        unique.length === 1
          ? NOTHING
          : 'Le pratiche scelte non hanno ancora documenti da scaricare.',
        'no-documents',
      );
    const title =
      unique.length === 1
        ? `Documenti della pratica ${unique[0]}`
        : `Documenti di ${unique.length} pratiche`;
    return this.works.start(
      {
        accountId: caller.id,
        kind: ARCHIVE_WORK,
        title,
        params: { ids: unique } satisfies ArchiveParams,
        key,
      },
      async () => {
        for (const [id, count] of counts) if (count > 0) await this.note(caller, id, count);
      },
    );
  }

  /** Everything that goes into a zip: of one dossier flat, of several one folder each. */
  async collect(dossiers: readonly Dossier[]): Promise<Archive> {
    const [only] = dossiers;
    if (only !== undefined && dossiers.length === 1)
      return {
        fileName: documentsZipName(only.id, only.data),
        entries: dossierEntries(await this.files.of(only.id), this.documents),
      };
    const entries: ZipEntry[] = [];
    for (const { id, data } of dossiers)
      entries.push(
        ...dossierEntries(
          await this.files.of(id),
          this.documents,
          `${documentsZipName(id, data).replace(/\.zip$/, '')}/`,
        ),
      );
    return { fileName: `documentazione-${dossiers.length}-pratiche.zip`, entries };
  }
}
