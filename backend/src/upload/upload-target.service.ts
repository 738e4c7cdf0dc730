import { Injectable } from '@nestjs/common';
import { DocumentSetService } from '../module/documents/document-set.service.js';
import {
  DOSSIER_NOT_FOUND,
  DossierRepository,
  type Dossier,
} from '../module/dossier.repository.js';
import { DOSSIER_NUMBER_MESSAGE } from '../module/validation/dossier-version.decorators.js';
import type { CurrentCaller } from '../platform/auth/index.js';
import { badRequest, notFound } from '../platform/http/index.js';
import { readDossierFolder, type DossierFolder } from './dossier-folder.util.js';
import type { DocumentFormDto } from './dto/upload-form.dto.js';
import { createFieldProblem } from './upload-form.util.js';

/** Finds the dossier and the document that an upload names. */
@Injectable()
export class UploadTargetService {
  constructor(
    private readonly dossierRepository: DossierRepository,
    private readonly documentSetService: DocumentSetService,
  ) {}

  /**
   * The dossier of a fitter's upload, by `dir` or else by `moduleId`. Without both none is chosen, also
   * where the account has only one: the file would go there unasked.
   * @throws 400 with the field that is missing or wrong
   */
  resolveFolder(caller: CurrentCaller, { dir, moduleId }: DocumentFormDto): DossierFolder {
    if (dir === undefined && moduleId === undefined)
      throw createFieldProblem(
        'dir',
        'Indica la cartella {utente}/{pratica}: il solo documento non dice di quale pratica è.',
      );
    const folder = readDossierFolder(dir ?? `${caller.id}/${moduleId}`);
    if (folder === null) throw createFieldProblem('moduleId', DOSSIER_NUMBER_MESSAGE);
    return folder;
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
