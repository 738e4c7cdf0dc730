import {
  Body,
  Controller,
  Get,
  Header,
  Param,
  Post,
  Req,
  type StreamableFile,
} from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { DOSSIER_NOT_FOUND } from '../dossier.repository.js';
import { CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import { BodyLimit, idParam } from '../../platform/http/index.js';
import { ApiFileResponse, Call } from '../../platform/openapi/index.js';
import { PaperSignatureDto, SentCodeDto, SignablePapersDto } from './dto/paper-signature.dto.js';
import {
  PageShownDto,
  RefuseSignatureDto,
  SignatureCodeScopeDto,
  SignPaperDto,
} from './dto/signature-request.dto.js';
import { PaperOpeningService } from './paper-opening.service.js';
import { SignatureExportService } from './record/signature-export.service.js';
import { SignablePapersService } from './signable-papers.service.js';
import { SIGN_BODY_MAX_BYTES, SIGNATURE_NOT_FOUND } from './signatures.constants.js';
import { SignatureCodeService } from './signature-code.service.js';
import { SignatureEndService } from './signature-end.service.js';
import { SigningService } from './signing.service.js';
import { SigningPartyService } from './signing-party.service.js';
import { OPEN_PAPER_PROBLEMS, SIGN_PAPER_PROBLEMS } from './signing-problems.constants.js';

const signatureIdParam = () => idParam(SIGNATURE_NOT_FOUND);
const dossierIdParam = () => idParam(DOSSIER_NOT_FOUND);

/** The fitter's side: the papers of the own company are signed with the session. */
@ApiTags('Signatures')
@Controller('Signatures')
export class DossierSignaturesController {
  constructor(
    private readonly signingPartyService: SigningPartyService,
    private readonly signablePapersService: SignablePapersService,
    private readonly signingService: SigningService,
    private readonly paperOpeningService: PaperOpeningService,
    private readonly signatureCodeService: SignatureCodeService,
    private readonly signatureEndService: SignatureEndService,
    private readonly signatureExportService: SignatureExportService,
  ) {}

  @Get('dossiers/:dossierId/papers')
  @Call('List the papers of a dossier with their online signatures', 'fitterOrBackOffice', {
    answer: SignablePapersDto,
  })
  @Header('cache-control', 'no-store')
  async listPapers(
    @CurrentUser() caller: CurrentCaller,
    @Param('dossierId', dossierIdParam()) dossierId: number,
  ): Promise<SignablePapersDto> {
    return this.signablePapersService.listPapersOfDossier(
      await this.signingPartyService.findReadableDossier(caller, dossierId),
    );
  }

  @Post('dossiers/:dossierId/papers/:code/open')
  @Call('Prepare a paper for the signature of the company', 'fitter', {
    rate: 'heavy',
    answer: PaperSignatureDto,
    problems: OPEN_PAPER_PROBLEMS,
  })
  @Header('cache-control', 'no-store')
  async openPaper(
    @CurrentUser() caller: CurrentCaller,
    @Param('dossierId', dossierIdParam()) dossierId: number,
    @Param('code') code: string,
    @Req() request: FastifyRequest,
  ): Promise<PaperSignatureDto> {
    const party = await this.signingPartyService.findCompanyParty(caller, dossierId, request);
    return this.signablePapersService.toSignatureDto(
      await this.paperOpeningService.openPaper(party, code),
    );
  }

  @Get(':signatureId/paper')
  @Call('Read a paper that is signed online', 'fitterOrBackOffice', {
    problems: { 404: ['signature-not-found'], 409: ['paper-already-signed', 'signature-ended'] },
  })
  @ApiFileResponse('application/pdf')
  @Header('cache-control', 'no-store')
  async downloadPaper(
    @CurrentUser() caller: CurrentCaller,
    @Param('signatureId', signatureIdParam()) id: number,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    const row = await this.signingPartyService.findReadableSignature(caller, id);
    const signer = await this.signingPartyService.findCompanySigner(caller, row, request);
    if (signer !== null) await this.paperOpeningService.noteOpened(signer, id);
    return this.signatureExportService.createPaperFile(row);
  }

  @Get(':signatureId/certificate')
  @Call('Download the certificate of a signature', 'fitterOrBackOffice', {
    problems: { 404: ['signature-not-found'] },
  })
  @ApiFileResponse('application/pdf')
  @Header('cache-control', 'no-store')
  async downloadCertificate(
    @CurrentUser() caller: CurrentCaller,
    @Param('signatureId', signatureIdParam()) id: number,
  ): Promise<StreamableFile> {
    return this.signatureExportService.createCertificateFile(
      await this.signingPartyService.findReadableSignature(caller, id),
    );
  }

  @Get(':signatureId/evidence')
  @Call('Download all that checks a signature without the portal', 'fitterOrBackOffice', {
    rate: 'heavy',
    problems: { 404: ['signature-not-found'] },
  })
  @ApiFileResponse('application/zip')
  @Header('cache-control', 'no-store')
  async downloadEvidence(
    @CurrentUser() caller: CurrentCaller,
    @Param('signatureId', signatureIdParam()) id: number,
  ): Promise<StreamableFile> {
    return this.signatureExportService.createEvidenceZip(
      await this.signingPartyService.findReadableSignature(caller, id),
    );
  }

  @Post(':signatureId/page')
  @Call('Note that a page was shown to the fitter', 'fitter', {
    status: 204,
    problems: { 404: ['signature-not-found'], 409: ['paper-already-signed', 'signature-ended'] },
  })
  async notePageShown(
    @CurrentUser() caller: CurrentCaller,
    @Param('signatureId', signatureIdParam()) id: number,
    @Body() { page }: PageShownDto,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const { party } = await this.signingPartyService.findOwnerOfSignature(caller, id, request);
    await this.paperOpeningService.notePageShown(party, id, page);
  }

  @Post(':signatureId/code')
  @Call('Send the fitter the code for the signature', 'fitter', {
    answer: SentCodeDto,
    problems: {
      400: ['invalid-data'],
      404: ['signature-not-found'],
      409: ['paper-already-signed', 'signature-ended'],
      422: ['address-refused'],
      429: ['too-many-codes'],
    },
  })
  @ApiBody({ type: SignatureCodeScopeDto, required: false })
  @Header('cache-control', 'no-store')
  async sendCode(
    @CurrentUser() caller: CurrentCaller,
    @Param('signatureId', signatureIdParam()) id: number,
    @Body() body: SignatureCodeScopeDto,
    @Req() request: FastifyRequest,
  ): Promise<SentCodeDto> {
    const { party } = await this.signingPartyService.findOwnerOfSignature(caller, id, request);
    return this.signatureCodeService.sendCode(party, id, body);
  }

  @Post(':signatureId/sign')
  @Call('Sign a paper for the company', 'fitter', {
    answer: PaperSignatureDto,
    problems: SIGN_PAPER_PROBLEMS,
  })
  @BodyLimit(SIGN_BODY_MAX_BYTES)
  @Header('cache-control', 'no-store')
  async signPaper(
    @CurrentUser() caller: CurrentCaller,
    @Param('signatureId', signatureIdParam()) id: number,
    @Body() body: SignPaperDto,
    @Req() request: FastifyRequest,
  ): Promise<PaperSignatureDto> {
    const { party } = await this.signingPartyService.findOwnerOfSignature(caller, id, request);
    return this.signablePapersService.toSignatureDto(
      await this.signingService.signPaper(party, id, body, () =>
        this.signingPartyService.findCompanyParty(caller, party.dossier.id, request),
      ),
    );
  }

  @Post(':signatureId/refuse')
  @Call('Refuse a paper of the company, with a reason', 'fitter', {
    answer: PaperSignatureDto,
    problems: {
      404: ['signature-not-found'],
      409: ['dossier-frozen', 'paper-already-signed', 'signature-ended'],
    },
  })
  @Header('cache-control', 'no-store')
  async refusePaper(
    @CurrentUser() caller: CurrentCaller,
    @Param('signatureId', signatureIdParam()) id: number,
    @Body() { reason }: RefuseSignatureDto,
    @Req() request: FastifyRequest,
  ): Promise<PaperSignatureDto> {
    const { party } = await this.signingPartyService.findOwnerOfSignature(caller, id, request);
    return this.signablePapersService.toSignatureDto(
      await this.signatureEndService.refuse(party, id, reason),
    );
  }

  @Post(':signatureId/withdraw')
  @Call('Take a signed paper of an open dossier back', 'fitter', {
    answer: PaperSignatureDto,
    problems: { 404: ['signature-not-found'], 409: ['dossier-frozen', 'signature-ended'] },
  })
  @Header('cache-control', 'no-store')
  async withdrawPaper(
    @CurrentUser() caller: CurrentCaller,
    @Param('signatureId', signatureIdParam()) id: number,
    @Body() { reason }: RefuseSignatureDto,
    @Req() request: FastifyRequest,
  ): Promise<PaperSignatureDto> {
    const { party, row } = await this.signingPartyService.findOwnerOfSignature(caller, id, request);
    return this.signablePapersService.toSignatureDto(
      await this.signatureEndService.withdraw(party, row, reason),
    );
  }
}
