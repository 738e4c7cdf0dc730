import { Injectable } from '@nestjs/common';
import { DocumentSetService } from '../module/documents/document-set.service.js';
import {
  DOSSIER_NOT_FOUND,
  DossierRepository,
  type Dossier,
} from '../module/dossier.repository.js';
import { DocumentRequestRepository } from '../module/messages/document-requests/document-request.repository.js';
import type { CurrentCaller } from '../platform/auth/index.js';
import type { MultipartFields } from '../platform/files/upload-intake.service.js';
import { badRequest, notFound } from '../platform/http/index.js';
import {
  createFieldProblem,
  hasNoFolder,
  parseItem,
  parseUploadTarget,
  type UploadTarget,
} from './upload-target.util.js';

/** Drafts that are searched for a document; an account with more has to name the folder. */
const MAX_SEARCHED_DRAFTS = 50;

/** Finds the dossier and the document that an upload names. */
@Injectable()
export class UploadTargetService {
  constructor(
    private readonly dossierRepository: DossierRepository,
    private readonly documentSetService: DocumentSetService,
    private readonly documentRequestRepository: DocumentRequestRepository,
  ) {}

  /**
   * Reads the target of a fitter's upload. Without `dir` the dossier is the one that `moduleId`
   * names, or else the only one of the account that waits for the document.
   * @throws 400 with the field that is missing or wrong
   */
  async resolveUploadTarget(caller: CurrentCaller, fields: MultipartFields): Promise<UploadTarget> {
    if (!hasNoFolder(fields)) return parseUploadTarget(fields);
    const item = parseItem(fields);
    const dossierId =
      fields['moduleId'] ?? String(await this.findWaitingDossierId(caller.id, item));
    return parseUploadTarget({ dir: `${caller.id}/${dossierId}`, id: item });
  }

  /** @throws 400 when none or several dossiers wait for the document */
  private async findWaitingDossierId(accountId: number, item: string): Promise<number> {
    const itemId = parseItemId(item);
    const drafts = await this.dossierRepository.listDraftsOfAccount(
      accountId,
      MAX_SEARCHED_DRAFTS + 1,
    );
    const waiting = [
      ...drafts.filter((draft) => this.isRequested(draft, itemId)).map(({ id }) => id),
      ...(await this.documentRequestRepository.listDossierIdsWaitingForItem(accountId, itemId)),
    ];
    const [only] = waiting;
    if (only === undefined || waiting.length > 1 || drafts.length > MAX_SEARCHED_DRAFTS)
      throw createFieldProblem(
        'dir',
        'Indica la cartella {utente}/{pratica}: il solo documento non dice di quale pratica è.',
      );
    return only;
  }

  private isRequested(dossier: Dossier, itemId: number): boolean {
    return this.documentSetService
      .listRequestedDocuments(dossier.data)
      .some((document) => document.itemId === itemId);
  }

  /** @throws 404 when the dossier is not the account's */
  async findTargetDossier({ accountId, dossierId }: UploadTarget): Promise<Dossier> {
    const dossier = await this.dossierRepository.findDossierOrFail(dossierId);
    if (dossier.accountId !== accountId) throw notFound(DOSSIER_NOT_FOUND);
    return dossier;
  }

  /** The edition of a paper that is offered for signing now; `null` for other documents. */
  findOfferedEdition(itemId: number): string | null {
    return this.documentSetService.findOfferedEdition(itemId);
  }

  /** @returns the id of the document, when the dossier requests it. @throws 400 */
  getRequestedItemId(dossier: Dossier, { item }: UploadTarget): number {
    const itemId = parseItemId(item);
    if (!this.isRequested(dossier, itemId)) {
      throw badRequest(
        'Il documento indicato non è tra quelli richiesti dalla pratica.',
        'unknown-document',
        { errors: [{ field: 'id', message: 'Documento non previsto.' }] },
      );
    }
    return itemId;
  }
}

const parseItemId = (item: string): number => (/^\d{1,9}$/.test(item) ? Number(item) : 0);
