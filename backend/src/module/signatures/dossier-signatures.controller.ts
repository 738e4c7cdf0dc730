import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Req,
  type StreamableFile,
} from '@nestjs/common';
import {
  ApiBody,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { DOSSIER_NOT_FOUND } from '../dossier.repository.js';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/auth/index.js';
import { BodyLimit, idParam } from '../../platform/http/index.js';
import { ApiFileResponse, ApiProblems } from '../../platform/openapi/index.js';
import { RateLimit } from '../../platform/rate-limiting/index.js';
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
  @ApiOperation({ summary: 'List the papers of a dossier with their online signatures' })
  @ApiOkResponse({ type: SignablePapersDto })
  @Header('cache-control', 'no-store')
  @Policy('fitterOrBackOffice')
  async listPapers(
    @CurrentUser() caller: CurrentCaller,
    @Param('dossierId', dossierIdParam()) dossierId: number,
  ): Promise<SignablePapersDto> {
    return this.signablePapersService.listPapersOfDossier(
      await this.signingPartyService.findReadableDossier(caller, dossierId),
    );
  }

  @Post('dossiers/:dossierId/papers/:code/open')
  @ApiOperation({ summary: 'Prepare a paper for the signature of the company' })
  @ApiOkResponse({ type: PaperSignatureDto })
  @ApiProblems(OPEN_PAPER_PROBLEMS)
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @Policy('fitter')
  @RateLimit('heavy')
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
  @ApiOperation({ summary: 'Read a paper that is signed online' })
  @ApiFileResponse('application/pdf')
  @Header('cache-control', 'no-store')
  @ApiProblems({ 404: ['signature-not-found'], 409: ['paper-already-signed', 'signature-ended'] })
  @Policy('fitterOrBackOffice')
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
  @ApiOperation({ summary: 'Download the certificate of a signature' })
  @ApiFileResponse('application/pdf')
  @Header('cache-control', 'no-store')
  @ApiProblems({ 404: ['signature-not-found'] })
  @Policy('fitterOrBackOffice')
  async downloadCertificate(
    @CurrentUser() caller: CurrentCaller,
    @Param('signatureId', signatureIdParam()) id: number,
  ): Promise<StreamableFile> {
    return this.signatureExportService.createCertificateFile(
      await this.signingPartyService.findReadableSignature(caller, id),
    );
  }

  @Get(':signatureId/evidence')
  @ApiOperation({ summary: 'Download all that checks a signature without the portal' })
  @ApiFileResponse('application/zip')
  @Header('cache-control', 'no-store')
  @ApiProblems({ 404: ['signature-not-found'] })
  @Policy('fitterOrBackOffice')
  @RateLimit('heavy')
  async downloadEvidence(
    @CurrentUser() caller: CurrentCaller,
    @Param('signatureId', signatureIdParam()) id: number,
  ): Promise<StreamableFile> {
    return this.signatureExportService.createEvidenceZip(
      await this.signingPartyService.findReadableSignature(caller, id),
    );
  }

  @Post(':signatureId/page')
  @ApiOperation({ summary: 'Note that a page was shown to the fitter' })
  @ApiNoContentResponse()
  @ApiProblems({ 404: ['signature-not-found'], 409: ['paper-already-signed', 'signature-ended'] })
  @HttpCode(204)
  @Policy('fitter')
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
  @ApiOperation({ summary: 'Send the fitter the code for the signature' })
  @ApiBody({ type: SignatureCodeScopeDto, required: false })
  @ApiOkResponse({ type: SentCodeDto })
  @ApiProblems({
    400: ['invalid-data'],
    404: ['signature-not-found'],
    409: ['paper-already-signed', 'signature-ended'],
    422: ['address-refused'],
    429: ['too-many-codes'],
  })
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @Policy('fitter')
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
  @ApiOperation({ summary: 'Sign a paper for the company' })
  @ApiOkResponse({ type: PaperSignatureDto })
  @ApiProblems(SIGN_PAPER_PROBLEMS)
  @BodyLimit(SIGN_BODY_MAX_BYTES)
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @Policy('fitter')
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
  @ApiOperation({ summary: 'Refuse a paper of the company, with a reason' })
  @ApiOkResponse({ type: PaperSignatureDto })
  @ApiProblems({
    404: ['signature-not-found'],
    409: ['dossier-frozen', 'paper-already-signed', 'signature-ended'],
  })
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @Policy('fitter')
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
  @ApiOperation({ summary: 'Take a signed paper of an open dossier back' })
  @ApiOkResponse({ type: PaperSignatureDto })
  @ApiProblems({ 404: ['signature-not-found'], 409: ['dossier-frozen', 'signature-ended'] })
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @Policy('fitter')
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
