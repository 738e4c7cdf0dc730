import { Body, Controller, Delete, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { isBackOffice } from '@pratiche/domain';
import type { FastifyReply } from 'fastify';
import { toAccountRowDto } from '../account.mapper.js';
import { ACCOUNT_NOT_FOUND, accountIdParam } from '../accounts.service.js';
import { AccountSearchRepository } from '../account-search.repository.js';
import { AccountDto } from '../dto/account.dto.js';
import { notFound, SaidDto, setTotalCountHeaders } from '../../platform/http/index.js';
import { Call, pageOf } from '../../platform/openapi/index.js';
import { FIRST_PAGE, toPageQuery } from '../../platform/validation/index.js';
import { CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { AccountDetailDto } from './dto/account-detail.dto.js';
import { AccountQueryDto } from './dto/account-query.dto.js';
import { AccountEmailDto, DeletionRefusalDto, SponsorDto } from './dto/account-request.dto.js';
import { AccountRowDto } from './dto/account-row.dto.js';
import { SuspensionService } from './suspension.service.js';
import { TestMailService } from './test-mail.service.js';
import { UsersService } from './users.service.js';

/** Accounts for the back office; the caller's own account for every caller. */
@ApiTags('Accounts')
@Controller('Accounts')
export class UsersController {
  constructor(
    private readonly usersService: UsersService,
    private readonly accountSearchRepository: AccountSearchRepository,
    private readonly suspensionService: SuspensionService,
    private readonly accountDeletionService: AccountDeletionService,
    private readonly testMailService: TestMailService,
  ) {}

  /** Spelled as in the specification. Without `page` it returns the first page. */
  @Get('get-all-gird')
  @Call('List the accounts that match', 'backOffice', { answer: pageOf(AccountRowDto) })
  async listAccounts(
    @Query() query: AccountQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccountRowDto[]> {
    const { page, sort, filters } = toPageQuery(query);
    const { rows, ...counted } = await this.accountSearchRepository.findAccountPage(
      filters,
      sort,
      page ?? FIRST_PAGE,
    );
    setTotalCountHeaders(reply, counted);
    return rows.map(toAccountRowDto);
  }

  @Get('test-email')
  @Call('Send a test e-mail to the caller', 'superAdmin', {
    answer: SaidDto,
    problems: { 404: ['not-found'] },
  })
  async sendTestEmail(@CurrentUser() caller: CurrentCaller): Promise<SaidDto> {
    return {
      message: `E-mail di prova in partenza verso ${await this.testMailService.sendTestMail(caller.id)}.`,
    };
  }

  @Post('get-by-email')
  @Call('Find the account of an e-mail address', 'backOffice', {
    answer: AccountDto,
    problems: { 404: ['not-found'] },
  })
  async findByEmail(
    @CurrentUser() caller: CurrentCaller,
    @Body() { Email }: AccountEmailDto,
  ): Promise<AccountDto> {
    return this.usersService.readAccountByEmail(caller, Email);
  }

  @Post('change-sponsor')
  @Call('Change the sponsor of an account', 'backOffice', {
    answer: AccountDto,
    problems: { 404: ['not-found'] },
  })
  async changeSponsor(
    @CurrentUser() caller: CurrentCaller,
    @Body() { UserId, Sponsor }: SponsorDto,
  ): Promise<AccountDto> {
    return this.usersService.changeSponsor(caller, UserId, Sponsor);
  }

  @Post('suspend/:id')
  @Call('Suspend an account', 'backOffice', {
    answer: AccountDto,
    problems: { 409: ['last-super-admin', 'no-operator', 'own-account'] },
  })
  async suspendAccount(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', accountIdParam()) id: number,
  ): Promise<AccountDto> {
    return this.suspensionService.suspendAccount(caller, id);
  }

  @Post('unsuspend/:id')
  @Call('Reactivate a suspended account', 'backOffice', {
    answer: AccountDto,
    problems: { 409: ['last-super-admin', 'no-operator', 'own-account'] },
  })
  async reactivateAccount(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', accountIdParam()) id: number,
  ): Promise<AccountDto> {
    return this.suspensionService.reactivateAccount(caller, id);
  }

  @Post('refuse-deletion/:id')
  @Call('Refuse the request to delete an account', 'superAdmin', { status: 204 })
  async refuseDeletion(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', accountIdParam()) id: number,
    @Body() { reason }: DeletionRefusalDto,
  ): Promise<void> {
    await this.accountDeletionService.refuseDeletionRequest(caller, id, reason);
  }

  /**
   * Returns the caller's own account, or any account for the back office; other accounts answer
   * 404.
   */
  @Get(':id')
  @Call('Read an account with what belongs to it', 'session', { answer: AccountDetailDto })
  async getAccountDetail(
    @Param('id', accountIdParam()) id: number,
    @CurrentUser() caller: CurrentCaller,
  ): Promise<AccountDetailDto> {
    if (id !== caller.id && !isBackOffice(caller.role)) throw notFound(ACCOUNT_NOT_FOUND);
    return this.usersService.buildAccountDetail(caller, id);
  }

  @Delete(':id')
  @Call('Delete an account', 'backOffice', {
    status: 204,
    problems: {
      409: ['dossiers-in-progress', 'last-super-admin', 'no-operator', 'order-open', 'own-account'],
    },
  })
  async deleteAccount(
    @Param('id', accountIdParam()) id: number,
    @CurrentUser() caller: CurrentCaller,
  ): Promise<void> {
    await this.accountDeletionService.deleteAccount(caller, id);
  }
}
