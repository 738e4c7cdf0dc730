import { Readable } from 'node:stream';
import { Body, Controller, Post, Req, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { TERMS_FILES } from '@pratiche/domain/accounts';
import type { FastifyRequest } from 'fastify';
import { createAttachment } from '../../platform/http/attachment.util.js';
import { UploadIntakeService } from '../../platform/files/upload-intake.service.js';
import { renderEngagementLetter, engagementLetterFileName } from './engagement-letter/index.js';
import { PublicFormRateLimiter } from './public-form-rate-limiter.service.js';
import { ServiceProviderPort } from './service-provider.port.js';
import { ACCOUNT_STORAGE_FOLDER } from '../account-files/account-files.constants.js';
import { TermsService } from './terms.service.js';
import { SaidDto } from '../../platform/http/index.js';
import { TermsAccountDto } from './dto/registration.dto.js';
import { TermsLinkDto, TermsFormDto } from './dto/terms-request.dto.js';
import { ApiFileResponse, ApiMultipart, Call } from '../../platform/openapi/index.js';
import { RECEIVED_FILE_PROBLEMS } from '../../platform/files/received-file-problems.constants.js';

/** Completing a pre-created account. Public: the link of the invitation is the permission. */
@ApiTags('Accounts')
@Controller('Accounts')
export class TermsController {
  constructor(
    private readonly termsService: TermsService,
    private readonly uploadIntakeService: UploadIntakeService,
    private readonly publicFormRateLimiter: PublicFormRateLimiter,
    private readonly serviceProviderPort: ServiceProviderPort,
  ) {}

  @Post('check-terms-link')
  @Call('Read whose account a link completes', 'public', {
    answer: TermsAccountDto,
    problems: { 400: ['link-invalid'] },
  })
  async checkTermsLink(
    @Body() link: TermsLinkDto,
    @Req() request: FastifyRequest,
  ): Promise<TermsAccountDto> {
    return this.publicFormRateLimiter.runLinkCall('terms', request.ip, () =>
      this.termsService.findTermsAccount(link),
    );
  }

  /** The conditions to accept: the engagement letter with the company's data. */
  @Post('download-terms')
  @Call('Download the conditions to accept', 'public', {
    problems: { 400: ['link-invalid'], 404: ['not-found'] },
  })
  @ApiFileResponse('application/pdf')
  async downloadTerms(
    @Body() link: TermsLinkDto,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    const account = await this.publicFormRateLimiter.runLinkCall('terms', request.ip, () =>
      this.termsService.requireInvitedCompany(link),
    );
    await this.publicFormRateLimiter.consumeLinkUse(link.token);
    const letter = await renderEngagementLetter(
      account,
      this.serviceProviderPort.getContractTerms(),
    );
    return createAttachment(Readable.from([letter]), {
      fileName: engagementLetterFileName(account),
      contentType: 'application/pdf',
      size: letter.length,
    });
  }

  @Post('update-terms-and-conds')
  @Call('Complete an account with its link', 'public', {
    answer: SaidDto,
    problems: [RECEIVED_FILE_PROBLEMS, { 400: ['link-invalid'] }],
  })
  @ApiMultipart(TermsFormDto)
  async acceptTerms(@Req() request: FastifyRequest): Promise<SaidDto> {
    return this.publicFormRateLimiter.runLinkCall('terms', request.ip, () =>
      this.uploadIntakeService.receiveFiles(request, {
        folder: ACCOUNT_STORAGE_FOLDER,
        names: TERMS_FILES,
        validateFields: async (fields) => {
          const { given } = await this.termsService.parseTermsForm(fields);
          await this.publicFormRateLimiter.consumeLinkUse(given.token);
        },
        save: async (fields, files) => {
          await this.termsService.completeAccount(fields, files);
          return {
            message: 'Account completato: ora puoi accedere con la password che hai scelto.',
          };
        },
      }),
    );
  }
}
