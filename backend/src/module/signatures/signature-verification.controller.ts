import { Controller, Get, Header, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Policy } from '../../platform/auth/index.js';
import { requireFile } from '../../platform/files/require-file.util.js';
import { UploadIntakeService } from '../../platform/files/upload-intake.service.js';
import { ApiMultipart, ApiProblems } from '../../platform/openapi/index.js';
import { RECEIVED_FILE_PROBLEMS } from '../../platform/files/received-file-problems.constants.js';
import { RateLimit } from '../../platform/rate-limiting/index.js';
import {
  SignatureHashQueryDto,
  SignatureVerdictDto,
  VerifySignatureFormDto,
} from './dto/signature-verdict.dto.js';
import { SignatureVerificationService } from './record/signature-verification.service.js';

const FILE_FIELD = 'file';
const FOLDER = 'verifications';

/** Checks signatures for everybody who has a signed paper or the code of its certificate. */
@ApiTags('Signatures')
@Controller('Signatures/verify')
export class SignatureVerificationController {
  constructor(
    private readonly signatureVerificationService: SignatureVerificationService,
    private readonly uploadIntakeService: UploadIntakeService,
  ) {}

  @Get(':code')
  @ApiOperation({ summary: 'Check a signature by the code of its certificate' })
  @ApiOkResponse({ type: SignatureVerdictDto })
  @ApiProblems({ 400: ['invalid-data'], 404: ['signature-not-found'] })
  @Header('cache-control', 'no-store')
  @Policy('public')
  @RateLimit('heavy')
  async verifyByCode(
    @Param('code') code: string,
    @Query() { hash }: SignatureHashQueryDto,
  ): Promise<SignatureVerdictDto> {
    return this.signatureVerificationService.verifyByCode(code, hash ?? null);
  }

  @Post()
  @ApiOperation({ summary: 'Check a signed paper' })
  @ApiMultipart(VerifySignatureFormDto)
  @ApiOkResponse({ type: SignatureVerdictDto })
  @ApiProblems(RECEIVED_FILE_PROBLEMS, { 404: ['signature-not-found'] })
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @Policy('public')
  @RateLimit('heavy')
  async verifyFile(@Req() request: FastifyRequest): Promise<SignatureVerdictDto> {
    return this.uploadIntakeService.receiveFile(request, {
      field: FILE_FIELD,
      folder: FOLDER,
      takesIncomplete: true,
      save: async (_fields, file) =>
        this.signatureVerificationService.verifyFile(requireFile(file, FILE_FIELD)),
    });
  }
}
