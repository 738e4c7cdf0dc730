import { Body, Controller, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PROFILE_FILES } from '@pratiche/domain/accounts';
import type { FastifyRequest } from 'fastify';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { UploadIntakeService } from '../../platform/files/upload-intake.service.js';
import { IdempotencyKeyed, type KeyedRequest } from '../../platform/idempotency/index.js';
import { BeforeSecondStep, CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
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
import { ApiIdempotencyKey, ApiMultipart, Call } from '../../platform/openapi/index.js';
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
  @Call('Change the profile of the caller', 'fitter', {
    answer: AccountDto,
    problems: [404, RECEIVED_FILE_PROBLEMS, { 409: ['account-changed'] }],
  })
  @ApiMultipart(ProfileFormDto)
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
  @Call('Change the password of the caller', 'session', {
    answer: SaidDto,
    problems: { 400: ['wrong-password'] },
  })
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
  @Call('Start a copy of the data of the caller', 'session', {
    rate: 'heavy',
    answer: WorkDto,
    problems: { 429: ['too-many-works'] },
  })
  @ApiIdempotencyKey()
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
  @Call('Ask for the deletion of the account', 'session', {
    answer: SaidDto,
    problems: { 400: ['wrong-password'], 409: ['back-office-account'] },
  })
  async requestDeletion(
    @CurrentUser() caller: CurrentCaller,
    @Body() { password }: DeletionRequestDto,
  ): Promise<SaidDto> {
    await this.deletionRequestService.requestDeletion(caller, password);
    return { message: 'Richiesta inviata: ti rispondiamo per e-mail entro 30 giorni.' };
  }

  @Post('withdraw-deletion')
  @Call('Take back the request for deletion', 'session', { answer: SaidDto })
  async withdrawDeletion(@CurrentUser() caller: CurrentCaller): Promise<SaidDto> {
    await this.deletionRequestService.withdrawDeletionRequest(caller);
    return { message: 'Richiesta di eliminazione ritirata.' };
  }
}
