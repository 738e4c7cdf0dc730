import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import type { Account, AccountDetail, AccountRow, Said } from '@pratiche/api';
import {
  accountFilters,
  byEmailInput,
  deletionRefusalInput,
  sponsorInput,
  type SponsorInput,
} from '@pratiche/api/schemas';
import { isBackOffice } from '@pratiche/domain';
import type { FastifyReply } from 'fastify';
import { toAccountRowDto } from '../account.mapper.js';
import { ACCOUNT_NOT_FOUND, accountIdParam } from '../accounts.service.js';
import {
  ACCOUNT_SORT_FIELDS,
  AccountSearchRepository,
  type AccountFilters,
  type AccountSort,
} from '../account-search.repository.js';
import { createZipStream } from '../../upload/zip/zip-stream.factory.js';
import { createAttachment } from '../../platform/http/attachment.util.js';
import {
  FIRST_PAGE,
  notFound,
  pageQuery,
  setTotalCountHeaders,
  zodBody,
  type PageQuery,
} from '../../platform/http/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/auth/index.js';
import { RateLimit } from '../../platform/rate-limiting/index.js';
import { FileStorageService } from '../../platform/storage/index.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { AccountDocumentsService } from './account-documents.service.js';
import { SuspensionService } from './suspension.service.js';
import { TestMailService } from './test-mail.service.js';
import { UsersService } from './users.service.js';

/** Accounts as the back office keeps them; one's own for everybody. */
@Controller('Accounts')
export class UsersController {
  constructor(
    private readonly usersService: UsersService,
    private readonly accountSearchRepository: AccountSearchRepository,
    private readonly suspensionService: SuspensionService,
    private readonly accountDeletionService: AccountDeletionService,
    private readonly accountDocumentsService: AccountDocumentsService,
    private readonly testMailService: TestMailService,
    private readonly fileStorageService: FileStorageService,
  ) {}

  /** Spelled as the specification does. Without `page` the first one. */
  @Get('get-all-gird')
  @Policy('backOffice')
  async listAccounts(
    @Query(pageQuery({ sortable: ACCOUNT_SORT_FIELDS, filters: accountFilters }))
    { page, sort, filters }: PageQuery<AccountSort['field'], AccountFilters>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccountRow[]> {
    const { rows, ...counted } = await this.accountSearchRepository.findAccountPage(
      filters,
      sort,
      page ?? FIRST_PAGE,
    );
    setTotalCountHeaders(reply, counted);
    return rows.map(toAccountRowDto);
  }

  @Get('test-email')
  @Policy('superAdmin')
  async sendTestEmail(@CurrentUser() caller: CurrentCaller): Promise<Said> {
    return {
      message: `E-mail di prova in partenza verso ${await this.testMailService.sendTestMail(caller.id)}.`,
    };
  }

  @Post('get-by-email')
  @HttpCode(200)
  @Policy('backOffice')
  async findByEmail(
    @CurrentUser() caller: CurrentCaller,
    @Body(zodBody(byEmailInput)) { Email }: { Email: string },
  ): Promise<Account> {
    return this.usersService.readAccountByEmail(caller, Email);
  }

  @Post('change-sponsor')
  @HttpCode(200)
  @Policy('backOffice')
  async changeSponsor(
    @CurrentUser() caller: CurrentCaller,
    @Body(zodBody(sponsorInput)) { UserId, Sponsor }: SponsorInput,
  ): Promise<Account> {
    return this.usersService.changeSponsor(caller, UserId, Sponsor);
  }

  @Post('suspend/:id')
  @HttpCode(200)
  @Policy('backOffice')
  async suspendAccount(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', accountIdParam()) id: number,
  ): Promise<Account> {
    return this.suspensionService.suspendAccount(caller, id);
  }

  @Post('unsuspend/:id')
  @HttpCode(200)
  @Policy('backOffice')
  async reactivateAccount(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', accountIdParam()) id: number,
  ): Promise<Account> {
    return this.suspensionService.reactivateAccount(caller, id);
  }

  @Post('refuse-deletion/:id')
  @HttpCode(204)
  @Policy('superAdmin')
  async refuseDeletion(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', accountIdParam()) id: number,
    @Body(zodBody(deletionRefusalInput)) { reason }: { reason: string },
  ): Promise<void> {
    await this.accountDeletionService.refuseDeletionRequest(caller, id, reason);
  }

  @Get('download/:id')
  @Policy('backOffice')
  @RateLimit('heavy')
  async downloadDocuments(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', accountIdParam()) id: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { fileName, entries } = await this.accountDocumentsService.collectDocumentEntries(
      caller,
      id,
    );
    void reply.header('x-content-type-options', 'nosniff');
    return createAttachment(createZipStream(this.fileStorageService, entries), {
      fileName,
      contentType: 'application/zip',
    });
  }

  /** One's own account, or any for the back office. Other people's do not exist. */
  @Get(':id')
  @Policy('session')
  async getAccountDetail(
    @Param('id', accountIdParam()) id: number,
    @CurrentUser() caller: CurrentCaller,
  ): Promise<AccountDetail> {
    if (id !== caller.id && !isBackOffice(caller.role)) throw notFound(ACCOUNT_NOT_FOUND);
    return this.usersService.buildAccountDetail(caller, id);
  }

  @Delete(':id')
  @HttpCode(204)
  @Policy('backOffice')
  async deleteAccount(
    @Param('id', accountIdParam()) id: number,
    @CurrentUser() caller: CurrentCaller,
  ): Promise<void> {
    await this.accountDeletionService.deleteAccount(caller, id);
  }
}
