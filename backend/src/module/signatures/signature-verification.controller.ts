import { Controller, Get, Header, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { requireFile } from '../../platform/files/require-file.util.js';
import { UploadIntakeService } from '../../platform/files/upload-intake.service.js';
import { ApiMultipart, Call } from '../../platform/openapi/index.js';
import { RECEIVED_FILE_PROBLEMS } from '../../platform/files/received-file-problems.constants.js';
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
  @Call('Check a signature by the code of its certificate', 'public', {
    rate: 'heavy',
    answer: SignatureVerdictDto,
    problems: { 400: ['invalid-data'], 404: ['signature-not-found'] },
  })
  @Header('cache-control', 'no-store')
  async verifyByCode(
    @Param('code') code: string,
    @Query() { hash }: SignatureHashQueryDto,
  ): Promise<SignatureVerdictDto> {
    return this.signatureVerificationService.verifyByCode(code, hash ?? null);
  }

  @Post()
  @Call('Check a signed paper', 'public', {
    rate: 'heavy',
    answer: SignatureVerdictDto,
    problems: [RECEIVED_FILE_PROBLEMS, { 404: ['signature-not-found'] }],
  })
  @ApiMultipart(VerifySignatureFormDto)
  @Header('cache-control', 'no-store')
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
