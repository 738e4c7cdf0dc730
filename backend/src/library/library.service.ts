import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable, type StreamableFile } from '@nestjs/common';
import type { LibraryBody } from '@pratiche/api/schemas';
import { isBackOffice } from '@pratiche/domain';
import { Readable } from 'node:stream';
import { In, IsNull, EntityManager, type FindOptionsWhere } from 'typeorm';
import { AccountsService } from '../accounts/accounts.service.js';
import { AuditLogService } from '../platform/audit/audit-log.service.js';
import { attachment } from '../documents/attachment.js';
import type { ReceivedFile } from '../documents/file-intake.js';
import { FileWrites } from '../documents/file-writes.js';
import { insertedId, UnitOfWork } from '../platform/database/index.js';
import { forbidden, notFound, Problem } from '../platform/http/index.js';
import type { CurrentCaller } from '../platform/security/index.js';
import { FileStorage } from '../platform/storage/index.js';
import { LibraryFileRow } from './library-file.entity.js';
import { StarterFiles } from './starter-files.js';

const NO_FILE = 'Il file richiesto non esiste.';
const LOCKED = 'I documenti utili si aprono con l’acquisto del primo pacchetto.';
const WRONG_TYPE = 'Il file non è di un tipo consentito: carica un PDF o uno ZIP.';
const ORDER = { position: 'ASC', id: 'ASC' } as const;
const TYPES = ['application/pdf', 'application/zip'];

/** Files of the back office for people to download. */
@Injectable()
export class LibraryService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly storage: FileStorage,
    private readonly writes: FileWrites,
    private readonly starters: StarterFiles,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLogService,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  async guides(): Promise<LibraryFileRow[]> {
    return this.rows({ kind: In(['manual', 'guide']), published: true });
  }

  /** Guides are among them: whoever looks for papers looks here. @throws 403 before the first package */
  async usefulDocuments(caller: CurrentCaller): Promise<LibraryFileRow[]> {
    await this.checkOpen(caller);
    return this.rows({ kind: In(['guide', 'document']), published: true });
  }

  async all(): Promise<LibraryFileRow[]> {
    return this.rows({});
  }

  /** A guide or the manual, by its fixed name or its id. @throws 404 */
  async guide(key: string): Promise<StreamableFile> {
    const row = (await this.guides()).find(({ slug, id }) => slug === key || String(id) === key);
    if (row === undefined) throw notFound(NO_FILE);
    return this.open(row);
  }

  async download(caller: CurrentCaller, id: number): Promise<StreamableFile> {
    const row = await this.find(id);
    if (!isBackOffice(caller.role) && !row.published) throw notFound(NO_FILE);
    if (row.kind === 'document') await this.checkOpen(caller);
    return this.open(row);
  }

  async add(caller: CurrentCaller, body: LibraryBody, file: ReceivedFile): Promise<LibraryFileRow> {
    const now = new Date();
    const row = {
      ...columns(body),
      ...bytesOf(file),
      slug: null,
      edited: true,
      created: now,
      updated: now,
      removed: null,
    };
    return this.unitOfWork.run(async () => {
      const id = insertedId(
        await this.manager
          .createQueryBuilder()
          .insert()
          .into(LibraryFileRow)
          .values(row)
          .updateEntity(false)
          .execute(),
      );
      await this.note(caller, 'library-added', id, { kind: body.kind });
      return this.find(id);
    });
  }

  async update(
    caller: CurrentCaller,
    id: number,
    body: LibraryBody,
    file: ReceivedFile | null,
  ): Promise<LibraryFileRow> {
    const bytes = file === null ? {} : bytesOf(file);
    const { before, after } = await this.unitOfWork.run(async () => {
      const held = await this.hold(id);
      await this.manager.update(
        LibraryFileRow,
        { id },
        { ...columns(body), ...bytes, edited: true },
      );
      await this.note(caller, 'library-changed', id, {
        kind: body.kind,
        newFile: file !== null,
      });
      if (file !== null) await this.writes.begin(storedIn(held));
      return { before: held, after: await this.find(id) };
    });
    if (file !== null) await this.writes.drop(storedIn(before));
    return after;
  }

  async remove(caller: CurrentCaller, id: number): Promise<void> {
    const removed = await this.unitOfWork.run(async () => {
      const row = await this.hold(id);
      if (row.slug === null) await this.manager.delete(LibraryFileRow, { id });
      else
        await this.manager.update(
          LibraryFileRow,
          { id },
          { removed: new Date(), size: null, sha256: null, storageKey: null },
        );
      await this.note(caller, 'library-removed', id, { kind: row.kind });
      await this.writes.begin(storedIn(row));
      return row;
    });
    await this.writes.drop(storedIn(removed));
  }

  /** The row as it is, kept from other changes until the transaction ends: each change forgets the bytes it took the place of. */
  private async hold(id: number): Promise<LibraryFileRow> {
    const { affected } = await this.manager.update(
      LibraryFileRow,
      { id, removed: IsNull() },
      { updated: new Date() },
    );
    if (affected !== 1) throw notFound(NO_FILE);
    return this.find(id);
  }

  private note(
    by: CurrentCaller,
    action: 'library-added' | 'library-changed' | 'library-removed',
    id: number,
    details: Readonly<Record<string, string | boolean>>,
  ): Promise<void> {
    return this.audit.appendAuditEntry({ by, action, subject: { kind: 'library', id }, details });
  }

  private async rows(where: FindOptionsWhere<LibraryFileRow>): Promise<LibraryFileRow[]> {
    return this.manager.find(LibraryFileRow, {
      where: { ...where, removed: IsNull() },
      order: ORDER,
    });
  }

  private async find(id: number): Promise<LibraryFileRow> {
    const row = await this.manager.findOneBy(LibraryFileRow, { id, removed: IsNull() });
    if (row === null) throw notFound(NO_FILE);
    return row;
  }

  private async checkOpen(caller: CurrentCaller): Promise<void> {
    if (isBackOffice(caller.role)) return;
    const account = await this.accounts.findAccount(caller.id);
    if (account?.firstPackageAcquired !== true) throw forbidden(LOCKED, 'first-package-needed');
  }

  private async open(row: LibraryFileRow): Promise<StreamableFile> {
    if (row.storageKey !== null)
      return attachment(await this.storage.get(row.storageKey), { ...row, size: row.size ?? 0 });
    const bytes = await this.starters.write(row.slug);
    if (bytes === null) throw notFound(NO_FILE);
    return attachment(Readable.from([bytes]), { ...row, size: bytes.length });
  }
}

/** Bytes of the row: a starter file nobody replaced has none. */
const storedIn = ({ storageKey }: LibraryFileRow): string[] =>
  storageKey === null ? [] : [storageKey];

const columns = ({ title, description, kind, position, isPublished }: LibraryBody) => ({
  title,
  description,
  kind,
  position,
  published: isPublished,
});

/** @throws 415 for photographs and signed envelopes, which a dossier takes and the library does not */
function bytesOf({ fileName, contentType, size, sha256, storageKey }: ReceivedFile) {
  if (!TYPES.includes(contentType)) throw new Problem(415, 'file-type-refused', WRONG_TYPE);
  return { fileName, contentType, size, sha256, storageKey };
}
