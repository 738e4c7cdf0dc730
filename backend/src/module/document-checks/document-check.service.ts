import { Injectable } from '@nestjs/common';
import {
  areSameFiles,
  isCheckCurrent,
  validateCheckOfRequested,
  validateDocumentCheck,
  countUnverified,
} from '@pratiche/domain';
import { AccountDirectoryService } from '../../accounts/account-directory.service.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { conflict } from '../../platform/http/index.js';
import { DossierChargeService } from '../charge/dossier-charge.service.js';
import { DossierFileRepository, type StoredFile } from '../documents/dossier-file.repository.js';
import { SettingsService } from '../../settings/settings.service.js';
import { DossierRepository } from '../dossier.repository.js';
import { DocumentCheckRepository } from './document-check.repository.js';
import type { DocumentCheckDto, DocumentCheckRequestDto } from './dto/document-check.dto.js';
import { DocumentChecklistService } from '../documents/document-checklist.service.js';
import { DocumentRequestRepository } from '../messages/document-requests/document-request.repository.js';
import type { UnverifiedDocumentsDto } from './dto/unverified-documents.dto.js';

const selectFileIds = (files: readonly StoredFile[], item: number): number[] =>
  files
    .filter(({ purpose, itemId }) => purpose === 'document' && itemId === item)
    .map(({ id }) => id);

/** Marks documents of a dossier as looked at. */
@Injectable()
export class DocumentCheckService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierRepository: DossierRepository,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly documentCheckRepository: DocumentCheckRepository,
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly dossierChargeService: DossierChargeService,
    private readonly documentChecklistService: DocumentChecklistService,
    private readonly settingsService: SettingsService,
    private readonly documentRequestRepository: DocumentRequestRepository,
  ) {}

  /** Those that still hold: a document with other files than then has to be looked at again. */
  async listCurrentChecks(
    dossierId: number,
    files: readonly StoredFile[],
  ): Promise<DocumentCheckDto[]> {
    return (await this.documentCheckRepository.listByDossier(dossierId))
      .filter((check) => isCheckCurrent(check, selectFileIds(files, check.itemId)))
      .map(({ itemId, fileIds, at, who }) => ({ itemId, fileIds, at: at.toISOString(), who }));
  }

  /** Takes charge of the dossier, as every act does. @returns every check that holds now. @throws 409 */
  async changeCheck(
    caller: CurrentCaller,
    dossierId: number,
    { itemId, isVerified, fileIds }: DocumentCheckRequestDto,
  ): Promise<DocumentCheckDto[]> {
    return this.unitOfWork.run(async () => {
      const dossier = await this.dossierRepository.findDossierOrFail(dossierId);
      const { status } = dossier;
      if (!(await this.dossierRepository.lockInStatus(dossier)))
        throw conflict('La pratica è cambiata nel frattempo: ricarica la pagina e riprova.');
      const files = await this.dossierFileRepository.listByDossier(dossierId);
      const now = selectFileIds(files, itemId);
      const refusal = validateDocumentCheck(status, now);
      if (refusal !== null) throw conflict(refusal);
      const request = await this.documentRequestRepository.findOpenRequestForItem(
        dossierId,
        itemId,
      );
      const waiting = isVerified ? validateCheckOfRequested(request !== null) : null;
      if (waiting !== null) throw conflict(waiting, 'request-open');
      if (!isVerified) await this.documentCheckRepository.deleteCheck(dossierId, itemId);
      else {
        if (!areSameFiles(now, fileIds))
          throw conflict(
            'I file di questo documento sono cambiati: guardali prima di verificarlo.',
          );
        const { name } = await this.accountDirectoryService.findDirectoryEntry(caller.id);
        await this.documentCheckRepository.replaceCheck({
          dossierId,
          itemId,
          fileIds: now,
          actorId: caller.id,
          who: name,
        });
      }
      await this.dossierChargeService.takeCharge(caller, dossierId, { isActWritten: false });
      return this.listCurrentChecks(dossierId, files);
    });
  }

  /** Counts the documents that each dossier requires now, as its page does, and Ecobonus not due. */
  async countUnverifiedDocuments(ids: readonly number[]): Promise<UnverifiedDocumentsDto> {
    const [forms, files, checks] = await Promise.all([
      this.dossierRepository.listForms(ids),
      this.dossierFileRepository.groupDocumentFiles(ids),
      this.documentCheckRepository.groupByDossier(ids),
    ]);
    const counts = forms
      .map(({ id, data }) => {
        const items = this.documentChecklistService.listChecklistItems(data, files.get(id) ?? []);
        return countUnverified(
          items.map((item) => ({
            itemId: item.id,
            isMandatory: item.isMandatory,
            fileIds: item.document.files.map((file) => file.id),
          })),
          checks.get(id) ?? [],
        );
      })
      .filter((count) => count > 0);
    const { listEcobonusDoubts } = this.settingsService.rules;
    return {
      dossiers: counts.length,
      documents: counts.reduce((sum, count) => sum + count, 0),
      ecobonusDossiers: forms.filter(({ data }) => listEcobonusDoubts(data).length > 0).length,
    };
  }
}
