import { Injectable } from '@nestjs/common';
import { PAPER_CODES, type PaperCode } from '@pratiche/domain';
import {
  listPapersOfSigner,
  PAPER_SIGNERS,
  PAPER_TITLES,
  SIGNATURE_CONSENT,
} from '@pratiche/domain/signatures';
import { AccountDirectoryService } from '../../accounts/account-directory.service.js';
import { DossierFileRepository } from '../documents/dossier-file.repository.js';
import type { Dossier } from '../dossier.repository.js';
import { AppConfig } from '../../platform/config/index.js';
import type { SignablePaperDto, SignablePapersDto } from './dto/paper-signature.dto.js';
import { PaperReadinessService, type SigningObstacle } from './paper-readiness.service.js';
import { toPaperSignatureDto } from './paper-signature.mapper.js';
import { PaperSignatureRepository, type PaperSignature } from './paper-signature.repository.js';
import { maskAddress } from './signature-hash.util.js';
import type { SigningParty } from './signing.types.js';

/** Which papers of a dossier may be signed online, and how far each is. */
@Injectable()
export class SignablePapersService {
  constructor(
    private readonly paperReadinessService: PaperReadinessService,
    private readonly paperSignatureRepository: PaperSignatureRepository,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly config: AppConfig,
  ) {}

  /** The papers of the customer, for the holder of the link. */
  async listPapersOfBeneficiary({
    dossier,
    link,
  }: Extract<SigningParty, { kind: 'beneficiary' }>): Promise<SignablePapersDto> {
    return this.listPapers(dossier, listPapersOfSigner('beneficiary'), link.email);
  }

  /** All papers, for the fitter and the back office. */
  async listPapersOfDossier(dossier: Dossier): Promise<SignablePapersDto> {
    const { email } = await this.accountDirectoryService.findDirectoryEntry(dossier.accountId);
    return this.listPapers(dossier, PAPER_CODES, email);
  }

  private async listPapers(
    dossier: Dossier,
    codes: readonly PaperCode[],
    address: string | null,
  ): Promise<SignablePapersDto> {
    const { name } = await this.accountDirectoryService.findDirectoryEntry(dossier.accountId);
    const signatures = await this.paperSignatureRepository.listByDossier(dossier.id);
    const files = await this.dossierFileRepository.listByDossier(dossier.id);
    const papers: SignablePaperDto[] = [];
    for (const code of codes) {
      const itemId = this.paperReadinessService.findItemId(code, dossier.data);
      if (itemId === null) continue;
      const isUploaded = files.some(
        (file) => file.purpose === 'document' && file.itemId === itemId,
      );
      const latest = signatures.findLast((one) => one.code === code) ?? null;
      papers.push(await this.toSignablePaper(code, dossier, isUploaded, latest));
    }
    return {
      dossierId: dossier.id,
      company: name,
      consent: { ...SIGNATURE_CONSENT },
      codeAddress: address === null ? null : maskAddress(address),
      papers,
    };
  }

  private async toSignablePaper(
    code: PaperCode,
    dossier: Dossier,
    isUploaded: boolean,
    latest: PaperSignature | null,
  ): Promise<SignablePaperDto> {
    const obstacle =
      latest?.state === 'signed'
        ? ALREADY_SIGNED
        : (await this.paperReadinessService.examinePaper(code, dossier)).obstacle;
    return {
      code,
      title: PAPER_TITLES[code],
      signedBy: PAPER_SIGNERS[code],
      canSign: obstacle === null,
      obstacle: obstacle?.message ?? null,
      obstacleKind: obstacle?.kind ?? null,
      missing: obstacle?.missing ?? [],
      isUploaded,
      signature:
        latest === null
          ? null
          : toPaperSignatureDto(
              latest,
              await this.paperSignatureRepository.listEvents(latest.id),
              this.config.publicUrl,
            ),
    };
  }
}

const ALREADY_SIGNED: SigningObstacle = {
  kind: 'already-signed',
  message: 'Questo documento è già firmato.',
  missing: [],
};
