import { Injectable } from '@nestjs/common';
import { DocumentSetService } from '../module/documents/document-set.service.js';
import {
  DOSSIER_NOT_FOUND,
  DossierRepository,
  type Dossier,
} from '../module/dossier.repository.js';
import { DocumentRequestRepository } from '../module/messages/document-requests/document-request.repository.js';
import { DOSSIER_NUMBER_MESSAGE } from '../module/validation/dossier-version.decorators.js';
import type { CurrentCaller } from '../platform/auth/index.js';
import { badRequest, notFound } from '../platform/http/index.js';
import { readDossierFolder, type DossierFolder } from './dossier-folder.util.js';
import type { DocumentFormDto } from './dto/upload-form.dto.js';
import { createFieldProblem } from './upload-form.util.js';

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
   * Finds the dossier of a fitter's upload. Without `dir` it is the one that `moduleId` names, or else
   * the only one of the account that waits for the document.
   * @throws 400 with the field that is missing or wrong
   */
  async resolveFolder(
    caller: CurrentCaller,
    { dir, moduleId, id }: DocumentFormDto,
  ): Promise<DossierFolder> {
    const folder = readDossierFolder(
      dir ?? `${caller.id}/${moduleId ?? (await this.findWaitingDossierId(caller.id, id))}`,
    );
    if (folder === null) throw createFieldProblem('moduleId', DOSSIER_NUMBER_MESSAGE);
    return folder;
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

  /** @throws 404 when the dossier is not the account's that the folder names */
  async findDossierOfFolder(dir: string): Promise<Dossier> {
    const folder = readDossierFolder(dir);
    if (folder === null) throw notFound(DOSSIER_NOT_FOUND);
    const dossier = await this.dossierRepository.findDossierOrFail(folder.dossierId);
    if (dossier.accountId !== folder.accountId) throw notFound(DOSSIER_NOT_FOUND);
    return dossier;
  }

  /** @returns the id of the document, when the dossier requests it. @throws 400 */
  getRequestedItemId(dossier: Dossier, item: string): number {
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
