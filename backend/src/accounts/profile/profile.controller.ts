import { Body, Controller, HttpCode, Post, Put, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { PROFILE_FILES } from '@pratiche/domain/accounts';
import type { FastifyRequest } from 'fastify';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { UploadIntakeService } from '../../platform/files/upload-intake.service.js';
import { IdempotencyKeyed, type KeyedRequest } from '../../platform/idempotency/index.js';
import {
  BeforeSecondStep,
  CurrentUser,
  Policy,
  type CurrentCaller,
} from '../../platform/auth/index.js';
import { RateLimit } from '../../platform/rate-limiting/index.js';
import { BackgroundTaskService } from '../../platform/background-tasks/index.js';
import { ACCOUNT_STORAGE_FOLDER } from '../account-files/account-files.constants.js';
import { toBackgroundTaskDto } from '../../background-tasks/background-task.mapper.js';
import { ACCOUNT_DATA_TASK } from './account-data.processor.js';
import { DeletionRequestService } from './deletion-request.service.js';
import { PasswordChangeService } from './password-change.service.js';
import { ProfileService } from './profile.service.js';
import { AccountDto } from '../dto/account.dto.js';
import { SaidDto } from '../../platform/http/index.js';
import { WorkDto } from '../../background-tasks/dto/work.dto.js';
import {
  PasswordChangeDto,
  DeletionRequestDto,
  ProfileFormDto,
} from './dto/profile-request.dto.js';
import { ApiIdempotencyKey, ApiMultipart, ApiProblems } from '../../platform/openapi/index.js';
import { RECEIVED_FILE_PROBLEMS } from '../../platform/files/received-file-problems.constants.js';

/** What callers do with their own account. */
@ApiTags('Accounts')
@Controller('Accounts')
export class ProfileController {
  constructor(
    private readonly profileService: ProfileService,
    private readonly passwordChangeService: PasswordChangeService,
    private readonly deletionRequestService: DeletionRequestService,
    private readonly uploadIntakeService: UploadIntakeService,
    private readonly backgroundTaskService: BackgroundTaskService,
    private readonly auditLogService: AuditLogService,
  ) {}

  @Put()
  @ApiOperation({ summary: 'Change the profile of the caller' })
  @ApiMultipart(ProfileFormDto)
  @ApiOkResponse({ type: AccountDto })
  @ApiProblems(404, RECEIVED_FILE_PROBLEMS, { 409: ['account-changed'] })
  @Policy('fitter')
  async changeProfile(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
  ): Promise<AccountDto> {
    return this.uploadIntakeService.receiveFiles(request, {
      folder: ACCOUNT_STORAGE_FOLDER,
      names: PROFILE_FILES,
      validateFields: (fields) => this.profileService.assertValidProfile(caller, fields),
      save: (fields, files) => this.profileService.changeProfile(caller, fields, files),
    });
  }

  @Post('change-password')
  @ApiOperation({ summary: 'Change the password of the caller' })
  @ApiOkResponse({ type: SaidDto })
  @HttpCode(200)
  @ApiProblems({ 400: ['wrong-password'] })
  @Policy('session')
  @BeforeSecondStep()
  async changePassword(
    @CurrentUser() caller: CurrentCaller,
    @Body() body: PasswordChangeDto,
  ): Promise<SaidDto> {
    await this.passwordChangeService.changePassword(caller, body);
    return { message: 'Password cambiata. Sugli altri dispositivi dovrai accedere di nuovo.' };
  }

  /** Starts the background task that copies the caller's data. */
  @Post('data-export')
  @ApiOperation({ summary: 'Start a copy of the data of the caller' })
  @ApiIdempotencyKey()
  @ApiOkResponse({ type: WorkDto })
  @ApiProblems({ 429: ['too-many-works'] })
  @HttpCode(200)
  @Policy('session')
  @RateLimit('heavy')
  async exportAccountData(
    @CurrentUser() caller: CurrentCaller,
    @IdempotencyKeyed() key: KeyedRequest | null,
  ): Promise<WorkDto> {
    const task = {
      accountId: caller.id,
      kind: ACCOUNT_DATA_TASK,
      title: 'Copia dei dati dell’account',
      params: null,
      key,
    };
    return toBackgroundTaskDto(
      await this.backgroundTaskService.startTask(task, () =>
        this.auditLogService.appendAuditEntry({
          by: caller,
          action: 'account-data-export',
          subject: { kind: 'account', id: caller.id },
        }),
      ),
    );
  }

  @Post('request-deletion')
  @ApiOperation({ summary: 'Ask for the deletion of the account' })
  @ApiOkResponse({ type: SaidDto })
  @ApiProblems({ 400: ['wrong-password'], 409: ['back-office-account'] })
  @HttpCode(200)
  @Policy('session')
  async requestDeletion(
    @CurrentUser() caller: CurrentCaller,
    @Body() { password }: DeletionRequestDto,
  ): Promise<SaidDto> {
    await this.deletionRequestService.requestDeletion(caller, password);
    return { message: 'Richiesta inviata: ti rispondiamo per e-mail entro 30 giorni.' };
  }

  @Post('withdraw-deletion')
  @ApiOperation({ summary: 'Take back the request for deletion' })
  @ApiOkResponse({ type: SaidDto })
  @HttpCode(200)
  @Policy('session')
  async withdrawDeletion(@CurrentUser() caller: CurrentCaller): Promise<SaidDto> {
    await this.deletionRequestService.withdrawDeletionRequest(caller);
    return { message: 'Richiesta di eliminazione ritirata.' };
  }
}
