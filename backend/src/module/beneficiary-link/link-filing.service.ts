import { Injectable, type StreamableFile } from '@nestjs/common';
import {
  getLinkStage,
  isEneaFiling,
  isFinalStage,
  type BackOfficeDocument,
} from '@pratiche/domain';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { createAttachment } from '../../platform/http/attachment.util.js';
import { notFound } from '../../platform/http/index.js';
import { FileStorageService } from '../../platform/storage/index.js';
import { DossierFileRepository } from '../documents/dossier-file.repository.js';
import { DossierFilingService } from '../documents/dossier-filing.service.js';
import type { Dossier } from '../dossier.repository.js';
import type { LinkFilingDto } from './dto/link-filing.dto.js';
import { OpenLinkService } from './open-link.service.js';

const RECEIPT: BackOfficeDocument = 'Ricevuta';

/** What ENEA answered to a dossier, for the holder of its link, once it is filed. */
@Injectable()
export class LinkFilingService {
  constructor(
    private readonly openLinkService: OpenLinkService,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly dossierFilingService: DossierFilingService,
    private readonly fileStorageService: FileStorageService,
    private readonly auditLogService: AuditLogService,
  ) {}

  /** Empty before the filing. @throws 404, 429 */
  async listFilings(token: string, address: string): Promise<LinkFilingDto[]> {
    const { dossier } = await this.openLinkService.findWorkingLinkRateLimited(token, address);
    if (!isFiled(dossier)) return [];
    const documents = await this.dossierFilingService.listFilingDocuments(
      dossier,
      await this.dossierFileRepository.listByDossier(dossier.id),
    );
    return this.dossierFilingService.listFilings(dossier).map((filing) => {
      const own = documents.filter((one) => one.filing === filing);
      const answer = own.find(({ name }) => name === 'CodiceCpid');
      return {
        filing,
        cpid: answer?.cpid ?? null,
        hasReceipt: own.some(({ name, file }) => name === RECEIPT && file !== null),
        // Without the reason, which operator and fitter speak about.
        ...(answer?.corrections === undefined
          ? {}
          : {
              corrections: answer.corrections.map(({ id, at, formerCpid, receipt }) => ({
                id,
                at,
                formerCpid,
                hasReceipt: receipt !== null,
              })),
            }),
      };
    });
  }

  /** The receipt of a declaration; the access is logged. @throws 404, 423, 429 */
  async openReceipt(
    token: string,
    { filing, correction }: { filing: string; correction: number | null },
    address: string,
  ): Promise<StreamableFile> {
    const { link, dossier } = await this.openLinkService.findWorkingLinkRateLimited(token, address);
    const file =
      isFiled(dossier) && isEneaFiling(filing)
        ? await this.dossierFilingService.findReceipt(dossier, filing, correction)
        : null;
    if (file === null) throw notFound('La ricevuta di ENEA non è ancora disponibile.');
    await this.auditLogService.appendAuditEntry({
      by: { id: null, role: null, address },
      action: 'document-download',
      subject: { kind: 'dossier', id: dossier.id },
      details: { file: file.id, document: file.purpose, clientLink: link.id },
    });
    return createAttachment(await this.fileStorageService.openReadStream(file.storageKey), file);
  }
}

const isFiled = ({ status, rejectReason }: Dossier): boolean =>
  isFinalStage(getLinkStage({ status, isReturned: rejectReason !== null, isFinished: true }));
