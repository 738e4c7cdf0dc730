import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
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
import {
  FIRST_PAGE,
  notFound,
  pageQuery,
  setTotalCountHeaders,
  zodBody,
  type PageQuery,
} from '../../platform/http/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/auth/index.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { DeletionRefusalService } from './deletion-refusal.service.js';
import { SuspensionService } from './suspension.service.js';
import { TestMailService } from './test-mail.service.js';
import { UsersService } from './users.service.js';

/** Accounts for the back office; the caller's own account for every caller. */
@Controller('Accounts')
export class UsersController {
  constructor(
    private readonly usersService: UsersService,
    private readonly accountSearchRepository: AccountSearchRepository,
    private readonly suspensionService: SuspensionService,
    private readonly accountDeletionService: AccountDeletionService,
    private readonly deletionRefusalService: DeletionRefusalService,
    private readonly testMailService: TestMailService,
  ) {}

  /** Spelled as in the specification. Without `page` it returns the first page. */
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
    await this.deletionRefusalService.refuseDeletionRequest(caller, id, reason);
  }

  /**
   * Returns the caller's own account, or any account for the back office; other accounts answer
   * 404.
   */
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
