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
import { accountRow } from '../accounts/account-view.js';
import { ACCOUNT_NOT_FOUND, accountIdParam } from '../accounts/accounts.service.js';
import {
  ACCOUNT_SORTS,
  AccountSearch,
  type AccountFilters,
  type AccountSort,
} from '../accounts/account-search.js';
import { zipFiles } from '../documents/archive/zip-files.js';
import { attachment } from '../documents/attachment.js';
import {
  FIRST_PAGE,
  notFound,
  pageQuery,
  tellTotal,
  zodBody,
  type PageQuery,
} from '../platform/http/index.js';
import { CurrentUser, Policy, Rate, type CurrentCaller } from '../platform/security/index.js';
import { FileStorage } from '../platform/storage/index.js';
import { DeletionService } from './deletion.service.js';
import { AccountDocumentsService } from './documents.service.js';
import { SuspensionService } from './suspension.service.js';
import { TestMailService } from './test-mail.service.js';
import { UsersService } from './users.service.js';

/** Accounts as the back office keeps them; one's own for everybody. */
@Controller('Accounts')
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly search: AccountSearch,
    private readonly suspension: SuspensionService,
    private readonly deletion: DeletionService,
    private readonly documents: AccountDocumentsService,
    private readonly testMails: TestMailService,
    private readonly storage: FileStorage,
  ) {}

  /** Spelled as the specification does. Without `page` the first one. */
  @Get('get-all-gird')
  @Policy('backOffice')
  async getAll(
    @Query(pageQuery({ sortable: ACCOUNT_SORTS, filters: accountFilters }))
    { page, sort, filters }: PageQuery<AccountSort['field'], AccountFilters>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccountRow[]> {
    const { rows, ...counted } = await this.search.page(filters, sort, page ?? FIRST_PAGE);
    tellTotal(reply, counted);
    return rows.map(accountRow);
  }

  @Get('test-email')
  @Policy('superAdmin')
  async testEmail(@CurrentUser() caller: CurrentCaller): Promise<Said> {
    return {
      message: `E-mail di prova in partenza verso ${await this.testMails.send(caller.id)}.`,
    };
  }

  @Post('get-by-email')
  @HttpCode(200)
  @Policy('backOffice')
  async getByEmail(
    @CurrentUser() caller: CurrentCaller,
    @Body(zodBody(byEmailInput)) { Email }: { Email: string },
  ): Promise<Account> {
    return this.users.byEmail(caller, Email);
  }

  @Post('change-sponsor')
  @HttpCode(200)
  @Policy('backOffice')
  async changeSponsor(
    @CurrentUser() caller: CurrentCaller,
    @Body(zodBody(sponsorInput)) { UserId, Sponsor }: SponsorInput,
  ): Promise<Account> {
    return this.users.changeSponsor(caller, UserId, Sponsor);
  }

  @Post('suspend/:id')
  @HttpCode(200)
  @Policy('backOffice')
  async suspend(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', accountIdParam()) id: number,
  ): Promise<Account> {
    return this.suspension.suspend(caller, id);
  }

  @Post('unsuspend/:id')
  @HttpCode(200)
  @Policy('backOffice')
  async reactivate(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', accountIdParam()) id: number,
  ): Promise<Account> {
    return this.suspension.reactivate(caller, id);
  }

  @Post('refuse-deletion/:id')
  @HttpCode(204)
  @Policy('superAdmin')
  async refuseDeletion(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', accountIdParam()) id: number,
    @Body(zodBody(deletionRefusalInput)) { reason }: { reason: string },
  ): Promise<void> {
    await this.deletion.refuse(caller, id, reason);
  }

  @Get('download/:id')
  @Policy('backOffice')
  @Rate('heavy')
  async download(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', accountIdParam()) id: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { fileName, entries } = await this.documents.zip(caller, id);
    void reply.header('x-content-type-options', 'nosniff');
    return attachment(zipFiles(this.storage, entries), {
      fileName,
      contentType: 'application/zip',
    });
  }

  /** One's own account, or any for the back office. Other people's do not exist. */
  @Get(':id')
  @Policy('session')
  async get(
    @Param('id', accountIdParam()) id: number,
    @CurrentUser() caller: CurrentCaller,
  ): Promise<AccountDetail> {
    if (id !== caller.id && !isBackOffice(caller.role)) throw notFound(ACCOUNT_NOT_FOUND);
    return this.users.detail(caller, id);
  }

  @Delete(':id')
  @HttpCode(204)
  @Policy('backOffice')
  async remove(
    @Param('id', accountIdParam()) id: number,
    @CurrentUser() caller: CurrentCaller,
  ): Promise<void> {
    await this.deletion.delete(caller, id);
  }
}
