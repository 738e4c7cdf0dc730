import { Injectable } from '@nestjs/common';
import { isPaperCode } from '@pratiche/domain';
import { AppConfig } from '../../platform/config/index.js';
import { notFound } from '../../platform/http/index.js';
import type { PaperSignatureDto, SentCodeDto } from './dto/paper-signature.dto.js';
import type { SignatureCodeRequestDto, SignPaperDto } from './dto/signature-request.dto.js';
import { PaperOpeningService } from './paper-opening.service.js';
import { toPaperSignatureDto } from './paper-signature.mapper.js';
import { PaperSignatureRepository, type PaperSignature } from './paper-signature.repository.js';
import { PaperSigningService } from './paper-signing.service.js';
import { SignatureAccessService } from './signature-access.service.js';
import { SignatureCodeService } from './signature-code.service.js';
import type { SigningParty } from './signing.types.js';

/** The steps of a signature as customer and fitter take them, each with its answer. */
@Injectable()
export class SigningService {
  constructor(
    private readonly paperOpeningService: PaperOpeningService,
    private readonly paperSigningService: PaperSigningService,
    private readonly signatureCodeService: SignatureCodeService,
    private readonly signatureAccessService: SignatureAccessService,
    private readonly paperSignatureRepository: PaperSignatureRepository,
    private readonly config: AppConfig,
  ) {}

  async openPaper(party: SigningParty, given: string): Promise<PaperSignatureDto> {
    const code = given.toUpperCase();
    if (!isPaperCode(code))
      throw notFound('Questo documento non è previsto.', 'signature-not-found');
    return this.toDto(await this.paperOpeningService.openPaper(party, code));
  }

  /** @param others signatures of the same party that the code is for too */
  async sendCode(
    party: SigningParty,
    id: number,
    { email, others }: SignatureCodeRequestDto,
  ): Promise<SentCodeDto> {
    const ids = [...new Set([id, ...(others ?? [])])];
    return this.signatureCodeService.sendCode(party, email ?? null, async () => {
      const rows: PaperSignature[] = [];
      for (const one of ids)
        rows.push(await this.signatureAccessService.findOpenSignature(party, one));
      return rows;
    });
  }

  async signPaper(
    party: SigningParty,
    id: number,
    body: SignPaperDto,
    refreshParty: () => Promise<SigningParty>,
  ): Promise<PaperSignatureDto> {
    return this.toDto(await this.paperSigningService.signPaper(party, id, body, refreshParty));
  }

  async toDto(row: PaperSignature): Promise<PaperSignatureDto> {
    return toPaperSignatureDto(
      row,
      await this.paperSignatureRepository.listEvents(row.id),
      this.config.publicUrl,
    );
  }
}
