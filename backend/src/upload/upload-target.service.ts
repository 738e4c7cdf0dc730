import { Injectable } from '@nestjs/common';
import { DocumentSetService } from '../module/documents/document-set.service.js';
import {
  DOSSIER_NOT_FOUND,
  DossierRepository,
  type Dossier,
} from '../module/dossier.repository.js';
import { badRequest, notFound } from '../platform/http/index.js';
import type { UploadTarget } from './upload-target.util.js';

/** Finds the dossier and the document that an upload names. */
@Injectable()
export class UploadTargetService {
  constructor(
    private readonly dossierRepository: DossierRepository,
    private readonly documentSetService: DocumentSetService,
  ) {}

  /** @throws 404 when the dossier is not the account's */
  async findTargetDossier({ accountId, dossierId }: UploadTarget): Promise<Dossier> {
    const dossier = await this.dossierRepository.findDossierOrFail(dossierId);
    if (dossier.accountId !== accountId) throw notFound(DOSSIER_NOT_FOUND);
    return dossier;
  }

  /** @returns the id of the document, when the dossier requests it. @throws 400 */
  getRequestedItemId(dossier: Dossier, { item }: UploadTarget): number {
    const itemId = /^\d{1,9}$/.test(item) ? Number(item) : 0;
    if (
      !this.documentSetService
        .listRequestedDocuments(dossier.data)
        .some((document) => document.itemId === itemId)
    ) {
      throw badRequest(
        'Il documento indicato non è tra quelli richiesti dalla pratica.',
        'unknown-document',
        { errors: [{ field: 'id', message: 'Documento non previsto.' }] },
      );
    }
    return itemId;
  }
}
