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
import { isOpenStatus } from '@pratiche/domain';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Policy } from '../../platform/auth/index.js';
import { BodyLimit, idParam } from '../../platform/http/index.js';
import { ApiFileResponse, ApiProblems } from '../../platform/openapi/index.js';
import { RateLimit } from '../../platform/rate-limiting/index.js';
import { PaperSignatureDto, SentCodeDto, SignablePapersDto } from './dto/paper-signature.dto.js';
import {
  PageShownDto,
  RefuseSignatureDto,
  SignatureCodeRequestDto,
  SignPaperDto,
} from './dto/signature-request.dto.js';
import { PaperOpeningService } from './paper-opening.service.js';
import { SignablePapersService } from './signable-papers.service.js';
import { SignatureExportService } from './record/signature-export.service.js';
import { SIGN_BODY_MAX_BYTES, SIGNATURE_NOT_FOUND } from './signatures.constants.js';
import { SignatureCodeService } from './signature-code.service.js';
import { SignatureEndService } from './signature-end.service.js';
import { SigningService } from './signing.service.js';
import { SigningPartyService } from './signing-party.service.js';
import { OPEN_PAPER_PROBLEMS, SIGN_PAPER_PROBLEMS } from './signing-problems.constants.js';

const signatureIdParam = () => idParam(SIGNATURE_NOT_FOUND);

/** The customer's side: papers are read and signed with the link, without a login. */
@ApiTags('Signatures')
@Controller('Signatures/link')
export class LinkSignaturesController {
  constructor(
    private readonly signingPartyService: SigningPartyService,
    private readonly signablePapersService: SignablePapersService,
    private readonly signingService: SigningService,
    private readonly paperOpeningService: PaperOpeningService,
    private readonly signatureCodeService: SignatureCodeService,
    private readonly signatureEndService: SignatureEndService,
    private readonly signatureExportService: SignatureExportService,
  ) {}

  @Get(':token/papers')
  @ApiOperation({ summary: 'List the papers that a customer may sign online' })
  @ApiOkResponse({ type: SignablePapersDto })
  @Header('cache-control', 'no-store')
  @Policy('beneficiaryLink')
  async listPapers(
    @Param('token') token: string,
    @Req() request: FastifyRequest,
  ): Promise<SignablePapersDto> {
    return this.signablePapersService.listPapersOfBeneficiary(
      await this.signingPartyService.findLinkReader(token, request),
    );
  }

  @Post(':token/papers/:code/open')
  @ApiOperation({ summary: 'Prepare a paper for the signature of a customer' })
  @ApiOkResponse({ type: PaperSignatureDto })
  @ApiProblems(OPEN_PAPER_PROBLEMS)
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @Policy('beneficiaryLink')
  @RateLimit('heavy')
  async openPaper(
    @Param('token') token: string,
    @Param('code') code: string,
    @Req() request: FastifyRequest,
  ): Promise<PaperSignatureDto> {
    const party = await this.signingPartyService.findLinkParty(token, request);
    return this.signablePapersService.toSignatureDto(
      await this.paperOpeningService.openPaper(party, code),
    );
  }

  @Get(':token/:signatureId/paper')
  @ApiOperation({ summary: 'Read the paper that a customer signs' })
  @ApiFileResponse('application/pdf')
  @ApiProblems({ 404: ['signature-not-found'], 409: ['paper-already-signed', 'signature-ended'] })
  @Header('cache-control', 'no-store')
  @Policy('beneficiaryLink')
  async downloadPaper(
    @Param('token') token: string,
    @Param('signatureId', signatureIdParam()) id: number,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    const party = await this.signingPartyService.findLinkReader(token, request);
    return this.signatureExportService.createPaperFile(
      isOpenStatus(party.dossier.status)
        ? await this.paperOpeningService.noteOpened(party, id)
        : await this.signingPartyService.findSignedSignature(party, id),
    );
  }

  @Get(':token/:signatureId/certificate')
  @ApiOperation({ summary: 'Download the certificate of a customer’s signature' })
  @ApiFileResponse('application/pdf')
  @Header('cache-control', 'no-store')
  @ApiProblems({ 404: ['signature-not-found'] })
  @Policy('beneficiaryLink')
  async downloadCertificate(
    @Param('token') token: string,
    @Param('signatureId', signatureIdParam()) id: number,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    const party = await this.signingPartyService.findLinkReader(token, request);
    return this.signatureExportService.createCertificateFile(
      await this.signingPartyService.findOwnSignature(party, id),
    );
  }

  @Post(':token/:signatureId/page')
  @ApiOperation({ summary: 'Note that a page was shown to a customer' })
  @ApiNoContentResponse()
  @ApiProblems({
    404: ['signature-not-found'],
    409: ['dossier-frozen', 'paper-already-signed', 'signature-ended'],
  })
  @HttpCode(204)
  @Policy('beneficiaryLink')
  async notePageShown(
    @Param('token') token: string,
    @Param('signatureId', signatureIdParam()) id: number,
    @Body() { page }: PageShownDto,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const party = await this.signingPartyService.findLinkParty(token, request);
    await this.paperOpeningService.notePageShown(party, id, page);
  }

  @Post(':token/:signatureId/code')
  @ApiOperation({ summary: 'Send a customer the code for the signature' })
  @ApiOkResponse({ type: SentCodeDto })
  @ApiProblems({
    404: ['signature-not-found'],
    409: ['dossier-frozen', 'paper-already-signed', 'signature-ended'],
    422: ['address-refused'],
    429: ['too-many-codes'],
  })
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @Policy('beneficiaryLink')
  async sendCode(
    @Param('token') token: string,
    @Param('signatureId', signatureIdParam()) id: number,
    @Body() body: SignatureCodeRequestDto,
    @Req() request: FastifyRequest,
  ): Promise<SentCodeDto> {
    const party = await this.signingPartyService.findLinkParty(token, request);
    return this.signatureCodeService.sendCode(party, id, body);
  }

  @Post(':token/:signatureId/sign')
  @ApiOperation({ summary: 'Sign a paper as a customer' })
  @ApiOkResponse({ type: PaperSignatureDto })
  @ApiProblems(SIGN_PAPER_PROBLEMS)
  @BodyLimit(SIGN_BODY_MAX_BYTES)
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @Policy('beneficiaryLink')
  async signPaper(
    @Param('token') token: string,
    @Param('signatureId', signatureIdParam()) id: number,
    @Body() body: SignPaperDto,
    @Req() request: FastifyRequest,
  ): Promise<PaperSignatureDto> {
    const party = await this.signingPartyService.findLinkParty(token, request);
    return this.signablePapersService.toSignatureDto(
      await this.signingService.signPaper(party, id, body, () =>
        this.signingPartyService.refreshLinkParty(token, party),
      ),
    );
  }

  @Post(':token/:signatureId/refuse')
  @ApiOperation({ summary: 'Refuse a paper as a customer, with a reason' })
  @ApiOkResponse({ type: PaperSignatureDto })
  @ApiProblems({
    404: ['signature-not-found'],
    409: ['dossier-frozen', 'paper-already-signed', 'signature-ended'],
  })
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @Policy('beneficiaryLink')
  async refusePaper(
    @Param('token') token: string,
    @Param('signatureId', signatureIdParam()) id: number,
    @Body() { reason }: RefuseSignatureDto,
    @Req() request: FastifyRequest,
  ): Promise<PaperSignatureDto> {
    const party = await this.signingPartyService.findLinkParty(token, request);
    return this.signablePapersService.toSignatureDto(
      await this.signatureEndService.refuse(party, id, reason),
    );
  }
}
