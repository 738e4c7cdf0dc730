import { Readable } from 'node:stream';
import { Body, Controller, HttpCode, Post, Req, type StreamableFile } from '@nestjs/common';
import type { Said, TermsAccount } from '@pratiche/api';
import { termsLinkInput, type TermsLinkInput } from '@pratiche/api/schemas';
import { TERMS_FILES } from '@pratiche/domain';
import type { FastifyRequest } from 'fastify';
import { attachment } from '../../documents/attachment.js';
import { FileIntake } from '../../documents/file-intake.js';
import { engagementLetter, engagementLetterName } from './engagement-letter/index.js';
import { zodBody } from '../../platform/http/index.js';
import { Policy, Rate } from '../../platform/security/index.js';
import { Settings } from '../../settings/settings.js';
import { PublicFormRateLimiter } from './public-form-rate-limiter.service.js';
import { ACCOUNT_STORAGE_FOLDER } from '../account-files/account-files.constants.js';
import { TermsService } from './terms.service.js';

/** Completing a pre-created account. Public: whoever holds the link of the invitation may. */
@Controller('Accounts')
export class TermsController {
  constructor(
    private readonly terms: TermsService,
    private readonly intake: FileIntake,
    private readonly brake: PublicFormRateLimiter,
    private readonly settings: Settings,
  ) {}

  @Post('check-terms-link')
  @HttpCode(200)
  @Policy('public')
  @Rate('form')
  async checkTermsLink(
    @Body(zodBody(termsLinkInput)) link: TermsLinkInput,
    @Req() request: FastifyRequest,
  ): Promise<TermsAccount> {
    await this.brake.consumeFormCall('terms', request.ip);
    return this.terms.findTermsAccount(link);
  }

  /** The conditions to accept: the engagement letter with the company's data. */
  @Post('download-terms')
  @HttpCode(200)
  @Policy('public')
  @Rate('form')
  async downloadTerms(
    @Body(zodBody(termsLinkInput)) link: TermsLinkInput,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    await this.brake.consumeFormCall('terms', request.ip);
    const account = await this.terms.requireInvitedAccount(link);
    const letter = await engagementLetter(account, this.settings.current('provider'));
    return attachment(Readable.from([letter]), {
      fileName: engagementLetterName(account),
      contentType: 'application/pdf',
      size: letter.length,
    });
  }

  @Post('update-terms-and-conds')
  @HttpCode(200)
  @Policy('public')
  @Rate('form')
  async acceptTerms(@Req() request: FastifyRequest): Promise<Said> {
    await this.brake.consumeFormCall('terms', request.ip);
    return this.intake.receiveSeveral(request, {
      folder: ACCOUNT_STORAGE_FOLDER,
      names: TERMS_FILES,
      gate: (fields) => this.terms.parseTermsForm(fields),
      use: async (fields, files) => {
        await this.terms.completeAccount(fields, files);
        return { message: 'Account completato: ora è possibile accedere con la password scelta.' };
      },
    });
  }
}
