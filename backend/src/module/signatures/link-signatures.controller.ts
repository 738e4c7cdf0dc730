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
import { isOpenStatus } from '@pratiche/domain';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { BodyLimit, idParam } from '../../platform/http/index.js';
import { ApiFileResponse, Call } from '../../platform/openapi/index.js';
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
  @Call('List the papers that a customer may sign online', 'beneficiaryLink', {
    answer: SignablePapersDto,
  })
  @Header('cache-control', 'no-store')
  async listPapers(
    @Param('token') token: string,
    @Req() request: FastifyRequest,
  ): Promise<SignablePapersDto> {
    return this.signablePapersService.listPapersOfBeneficiary(
      await this.signingPartyService.findLinkReader(token, request),
    );
  }

  @Post(':token/papers/:code/open')
  @Call('Prepare a paper for the signature of a customer', 'beneficiaryLink', {
    rate: 'heavy',
    answer: PaperSignatureDto,
    problems: OPEN_PAPER_PROBLEMS,
  })
  @Header('cache-control', 'no-store')
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
  @Call('Read the paper that a customer signs', 'beneficiaryLink', {
    problems: { 404: ['signature-not-found'], 409: ['paper-already-signed', 'signature-ended'] },
  })
  @ApiFileResponse('application/pdf')
  @Header('cache-control', 'no-store')
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
  @Call('Download the certificate of a customer’s signature', 'beneficiaryLink', {
    problems: { 404: ['signature-not-found'] },
  })
  @ApiFileResponse('application/pdf')
  @Header('cache-control', 'no-store')
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
  @Call('Note that a page was shown to a customer', 'beneficiaryLink', {
    status: 204,
    problems: {
      404: ['signature-not-found'],
      409: ['dossier-frozen', 'paper-already-signed', 'signature-ended'],
    },
  })
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
  @Call('Send a customer the code for the signature', 'beneficiaryLink', {
    answer: SentCodeDto,
    problems: {
      404: ['signature-not-found'],
      409: ['dossier-frozen', 'paper-already-signed', 'signature-ended'],
      422: ['address-refused'],
      429: ['too-many-codes'],
    },
  })
  @Header('cache-control', 'no-store')
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
  @Call('Sign a paper as a customer', 'beneficiaryLink', {
    answer: PaperSignatureDto,
    problems: SIGN_PAPER_PROBLEMS,
  })
  @BodyLimit(SIGN_BODY_MAX_BYTES)
  @Header('cache-control', 'no-store')
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
  @Call('Refuse a paper as a customer, with a reason', 'beneficiaryLink', {
    answer: PaperSignatureDto,
    problems: {
      404: ['signature-not-found'],
      409: ['dossier-frozen', 'paper-already-signed', 'signature-ended'],
    },
  })
  @Header('cache-control', 'no-store')
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
