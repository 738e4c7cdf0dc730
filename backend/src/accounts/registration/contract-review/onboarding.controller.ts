import { Controller, Get, Post, Req, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { REGISTRATION_FILES } from '@pratiche/domain/accounts';
import type { FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { CurrentUser, type CurrentCaller } from '../../../platform/auth/index.js';
import { UploadIntakeService } from '../../../platform/files/upload-intake.service.js';
import { createAttachment } from '../../../platform/http/attachment.util.js';
import { ApiFileResponse, ApiMultipart, Call } from '../../../platform/openapi/index.js';
import { RECEIVED_FILE_PROBLEMS } from '../../../platform/files/received-file-problems.constants.js';
import { ACCOUNT_STORAGE_FOLDER } from '../../account-files/account-files.constants.js';
import { AccountsService } from '../../accounts.service.js';
import { ContractPapersFormDto, OnboardingDto } from '../dto/onboarding.dto.js';
import { engagementLetterFileName, renderEngagementLetter } from '../engagement-letter/index.js';
import { ServiceProviderPort } from '../service-provider.port.js';
import { ContractPapersService } from './contract-papers.service.js';
import { OnboardingService } from './onboarding.service.js';

/** What an account does between its registration and the verification of its contract. */
@ApiTags('Accounts')
@Controller('Accounts')
export class OnboardingController {
  constructor(
    private readonly onboardingService: OnboardingService,
    private readonly contractPapersService: ContractPapersService,
    private readonly uploadIntakeService: UploadIntakeService,
    private readonly accountsService: AccountsService,
    private readonly serviceProviderPort: ServiceProviderPort,
  ) {}

  @Get('onboarding')
  @Call('Read where the caller stands on the way to the portal', 'session', {
    answer: OnboardingDto,
    problems: { 404: ['not-found'] },
  })
  async readOnboarding(@CurrentUser() caller: CurrentCaller): Promise<OnboardingDto> {
    return this.onboardingService.describeOnboarding(caller.id);
  }

  @Get('own-contract')
  @Call('Download the engagement letter of the caller, to sign it again', 'session', {
    rate: 'heavy',
    problems: { 404: ['not-found'] },
  })
  @ApiFileResponse('application/pdf')
  async downloadOwnContract(@CurrentUser() caller: CurrentCaller): Promise<StreamableFile> {
    const account = await this.accountsService.requireActiveAccount(caller.id);
    const terms = this.serviceProviderPort.getContractTerms();
    const letter = await renderEngagementLetter(account, terms);
    return createAttachment(Readable.from([letter]), {
      fileName: engagementLetterFileName(account),
      contentType: 'application/pdf',
      size: letter.length,
    });
  }

  @Post('contract-papers')
  @Call('Hand in new papers after a refusal', 'session', {
    description: 'The account then waits for a review again.',
    answer: OnboardingDto,
    problems: [404, RECEIVED_FILE_PROBLEMS, { 409: ['papers-not-asked'] }],
  })
  @ApiMultipart(ContractPapersFormDto)
  async replacePapers(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
  ): Promise<OnboardingDto> {
    // An account that was not asked for papers has no files taken in.
    await this.contractPapersService.requireRefusal(caller);
    const { edition } = this.serviceProviderPort.getContractTerms().texts;
    return this.uploadIntakeService.receiveFiles(request, {
      folder: ACCOUNT_STORAGE_FOLDER,
      names: REGISTRATION_FILES,
      save: async (_, files) => {
        await this.contractPapersService.replacePapers(caller, files, edition);
        return this.onboardingService.describeOnboarding(caller.id);
      },
    });
  }
}
