import { Body, Controller, Headers, HttpCode, Post, Put, Req } from '@nestjs/common';
import type { Account, Said, Work } from '@pratiche/api';
import {
  deletionRequestInput,
  passwordChangeInput,
  type PasswordChange,
} from '@pratiche/api/schemas';
import { PROFILE_FILES } from '@pratiche/domain';
import type { FastifyRequest } from 'fastify';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { FileIntake } from '../../documents/file-intake.js';
import { checkedKey } from '../../module/request-headers.js';
import { zodBody } from '../../platform/http/index.js';
import {
  BeforeSecondStep,
  CurrentUser,
  Policy,
  Rate,
  type CurrentCaller,
} from '../../platform/security/index.js';
import { Works } from '../../platform/works/index.js';
import { ACCOUNT_STORAGE_FOLDER } from '../account-files/account-files.constants.js';
import { workView } from '../../works/work-view.js';
import { ACCOUNT_DATA_TASK } from './account-data.processor.js';
import { DeletionRequestService } from './deletion-request.service.js';
import { PasswordChangeService } from './password-change.service.js';
import { ProfileService } from './profile.service.js';

/** What everybody does with their own account. */
@Controller('Accounts')
export class ProfileController {
  constructor(
    private readonly profiles: ProfileService,
    private readonly passwords: PasswordChangeService,
    private readonly deletion: DeletionRequestService,
    private readonly intake: FileIntake,
    private readonly works: Works,
    private readonly audit: AuditLogService,
  ) {}

  @Put()
  @Policy('fitter')
  async changeProfile(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
  ): Promise<Account> {
    return this.intake.receiveSeveral(request, {
      folder: ACCOUNT_STORAGE_FOLDER,
      names: PROFILE_FILES,
      gate: (fields) => this.profiles.assertValidProfile(caller, fields),
      use: (fields, files) => this.profiles.changeProfile(caller, fields, files),
    });
  }

  @Post('change-password')
  @HttpCode(200)
  @Policy('session')
  @BeforeSecondStep()
  async changePassword(
    @CurrentUser() caller: CurrentCaller,
    @Body(zodBody(passwordChangeInput)) body: PasswordChange,
  ): Promise<Said> {
    await this.passwords.changePassword(caller, body);
    return { message: 'Password cambiata. Sugli altri dispositivi occorre accedere di nuovo.' };
  }

  /** A copy of one's data, as a piece of work. */
  @Post('data-export')
  @HttpCode(200)
  @Policy('session')
  @Rate('heavy')
  async exportAccountData(
    @CurrentUser() caller: CurrentCaller,
    @Headers('idempotency-key') key?: string,
  ): Promise<Work> {
    const work = {
      accountId: caller.id,
      kind: ACCOUNT_DATA_TASK,
      title: 'Copia dei dati dell’account',
      params: null,
      key: checkedKey(key),
    };
    return workView(
      await this.works.start(work, () =>
        this.audit.appendAuditEntry({
          by: caller,
          action: 'account-data-export',
          subject: { kind: 'account', id: caller.id },
        }),
      ),
    );
  }

  @Post('request-deletion')
  @HttpCode(200)
  @Policy('session')
  async requestDeletion(
    @CurrentUser() caller: CurrentCaller,
    @Body(zodBody(deletionRequestInput)) { password }: { password: string },
  ): Promise<Said> {
    await this.deletion.requestDeletion(caller, password);
    return { message: 'Richiesta inviata: la risposta arriva per e-mail entro 30 giorni.' };
  }

  @Post('withdraw-deletion')
  @HttpCode(200)
  @Policy('session')
  async withdrawDeletion(@CurrentUser() caller: CurrentCaller): Promise<Said> {
    await this.deletion.withdrawDeletionRequest(caller);
    return { message: 'Richiesta di eliminazione ritirata.' };
  }
}
