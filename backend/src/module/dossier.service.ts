import { InjectTransaction } from '@nestjs-cls/transactional';
import type { AdminDossier, Dossier as DossierAnswer } from '@pratiche/api';
import { Injectable } from '@nestjs/common';
import { isBackOffice, isOpenStatus } from '@pratiche/domain';
import { IsNull, Not, EntityManager } from 'typeorm';
import { DossierDocuments } from '../documents/dossier-documents.js';
import { DossierFiles } from '../documents/dossier-files.js';
import { withRequests } from '../messages/documents-view.js';
import { DocumentRequests } from '../messages/store/document-requests.js';
import { conflict, notFound } from '../platform/http/index.js';
import type { CurrentCaller } from '../platform/security/index.js';
import { listColumns, NO_LISTS } from './dossier-columns.js';
import { DOSSIER_NOT_FOUND, DossierStore } from './dossier-store.js';
import { Snapshots } from './snapshots.js';
import { dossierView } from './dossier-view.js';
import { Dossier } from './entities/dossier.entity.js';
import { History } from './history.js';
import { People } from './people.js';

/** A deletion can be taken back for this long. */
const RESTORE_MS = 10 * 60_000;

@Injectable()
export class DossierService {
  constructor(
    private readonly store: DossierStore,
    private readonly history: History,
    private readonly people: People,
    private readonly files: DossierFiles,
    private readonly documents: DossierDocuments,
    private readonly requests: DocumentRequests,
    private readonly snapshots: Snapshots,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  /** The back office gets history, owner and documents with it. */
  async get(caller: CurrentCaller, id: number): Promise<DossierAnswer | AdminDossier> {
    const row = await this.store.readable(caller, id);
    return isBackOffice(caller.role) ? this.forBackOffice(row) : dossierView(row);
  }

  private async forBackOffice(row: Dossier): Promise<AdminDossier> {
    const [history, owner, files, requests, previousSubmission] = await Promise.all([
      this.history.of(row),
      this.people.get(row.accountId),
      this.files.of(row.id),
      this.requests.openOf(row.id),
      this.snapshots.before(row),
    ]);
    return {
      ...dossierView(row),
      history,
      businessName: owner.businessName,
      accountEmail: owner.email,
      documents: withRequests(this.documents.items(row.data, files), requests, files),
      adminFiles: this.documents.adminFiles(files),
      previousSubmission,
    };
  }

  async historyOf(caller: CurrentCaller, id: number) {
    return this.history.of(await this.store.readable(caller, id));
  }

  /** Only what was never handed in, or came back, can be deleted. */
  async delete(caller: CurrentCaller, id: number): Promise<void> {
    const row = await this.store.own(caller, id);
    if (!isOpenStatus(row.status))
      throw conflict('La pratica è stata inviata e non può essere eliminata.', 'dossier-frozen');
    if (await this.store.updateOpen(row, { ...NO_LISTS, deleted: new Date() })) return;
    throw conflict('La pratica è cambiata nel frattempo: ricaricare la pagina e riprovare.');
  }

  /** Takes back a deletion of the last minutes. */
  async restore(caller: CurrentCaller, id: number): Promise<void> {
    const row = await this.manager.findOneBy(Dossier, {
      id,
      accountId: caller.id,
      deleted: Not(IsNull()),
    });
    if (row === null || row.deleted === null || row.deleted.getTime() < Date.now() - RESTORE_MS)
      throw notFound(DOSSIER_NOT_FOUND);
    await this.store.restore(row, listColumns(row.status));
  }

  /** How many of the caller's dossiers stand in each list. */
  async count(caller: CurrentCaller): Promise<{ drafts: number; sent: number; completed: number }> {
    const rows = (await this.manager.query(
      'SELECT owner_list AS list, COUNT(*) AS total FROM dossiers WHERE account_id = ? AND owner_list IS NOT NULL GROUP BY owner_list',
      [caller.id],
    )) as { list: string; total: number | string }[];
    const of = (list: string): number => Number(rows.find((row) => row.list === list)?.total ?? 0);
    return { drafts: of('DRAFT'), sent: of('PROCESSING'), completed: of('ELABORATED') };
  }
}
