import { Body, Controller, HttpCode, Post, Req, type StreamableFile } from '@nestjs/common';
import { Readable } from 'node:stream';
import type { PendingRegistration, Said } from '@pratiche/api';
import { contractInput, resendInput, verifyEmailInput } from '@pratiche/api/schemas';
import {
  normalRegistration,
  REGISTRATION_FILES,
  textFault,
  type RegistrationForm,
} from '@pratiche/domain';
import type { FastifyRequest } from 'fastify';
import { attachment } from '../../documents/attachment.js';
import { FileIntake } from '../../documents/file-intake.js';
import { engagementLetter, engagementLetterName } from './engagement-letter/index.js';
import { zodBody } from '../../platform/http/index.js';
import { Policy, Rate } from '../../platform/security/index.js';
import { Settings } from '../../settings/settings.js';
import { PublicFormRateLimiter } from './public-form-rate-limiter.service.js';
import { ACCOUNT_STORAGE_FOLDER } from '../account-files/account-files.constants.js';
import { RegistrationService, throwIfFieldErrors } from './registration.service.js';
import { UnconfirmedRegistrationsService } from './unconfirmed-registrations.service.js';
import { VerificationService } from './verification.service.js';

/** What anybody may call to become a customer. */
@Controller('Accounts')
export class RegistrationController {
  constructor(
    private readonly registrations: RegistrationService,
    private readonly verification: VerificationService,
    private readonly unconfirmed: UnconfirmedRegistrationsService,
    private readonly intake: FileIntake,
    private readonly brake: PublicFormRateLimiter,
    private readonly settings: Settings,
  ) {}

  /** The answer is the same for known and unknown addresses. */
  @Post('register')
  @HttpCode(200)
  @Policy('public')
  @Rate('form')
  async register(@Req() request: FastifyRequest): Promise<Said> {
    await this.brake.consumeFormCall('register', request.ip);
    return this.brake.runWithinByteQuota(request.ip, contentLengthOf(request), () =>
      this.intake.receiveSeveral(request, {
        folder: ACCOUNT_STORAGE_FOLDER,
        names: REGISTRATION_FILES,
        // The data come first: nobody without a login has files taken in for a form that would be refused.
        gate: async (fields) => this.registrations.parseRegistrationForm(fields),
        use: async (fields, files) => {
          await this.registrations.submitRegistration(fields, files);
          return {
            message:
              'Registrazione completata! Controlla la tua mail per confermare la registrazione',
          };
        },
      }),
    );
  }

  /** The engagement letter with what was typed so far. */
  @Post('download-contract')
  @HttpCode(200)
  @Policy('public')
  @Rate('form')
  async downloadContract(
    @Body(zodBody(contractInput)) body: RegistrationForm,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    await this.brake.consumeFormCall('contract', request.ip);
    const {
      password: _,
      confirmPassword: __,
      privacyAndConditionsAccepted: ___,
      ...form
    } = normalRegistration(body);
    throwIfFieldErrors(
      Object.entries(form).flatMap(([field, value]) => {
        const message = value === null ? null : textFault(value, 254);
        return message === null ? [] : [{ field, message }];
      }),
    );
    const letter = await engagementLetter(form, this.settings.current('provider'));
    return attachment(Readable.from([letter]), {
      fileName: engagementLetterName(form),
      contentType: 'application/pdf',
      size: letter.length,
    });
  }

  @Post('verify-email')
  @HttpCode(200)
  @Policy('public')
  @Rate('form')
  async verifyEmail(@Body(zodBody(verifyEmailInput)) { token }: { token: string }): Promise<Said> {
    await this.verification.confirmEmail(token);
    return { message: 'Indirizzo e-mail confermato: ora è possibile accedere.' };
  }

  /** What the link of the e-mail would confirm. Asking confirms nothing, and the link goes on holding. */
  @Post('check-verification')
  @HttpCode(200)
  @Policy('public')
  @Rate('form')
  async checkVerification(
    @Body(zodBody(verifyEmailInput)) { token }: { token: string },
  ): Promise<PendingRegistration> {
    return this.unconfirmed.findPendingRegistration(token);
  }

  /** The owner of the address says no: the registration goes, with its files. */
  @Post('refuse-registration')
  @HttpCode(200)
  @Policy('public')
  @Rate('form')
  async refuseRegistration(
    @Body(zodBody(verifyEmailInput)) { token }: { token: string },
    @Req() request: FastifyRequest,
  ): Promise<Said> {
    await this.unconfirmed.refuseRegistration(token, request.ip);
    return {
      message: 'Registrazione eliminata: dati e documenti inviati non sono più sul portale.',
    };
  }

  /** For whoever lost the e-mail; says nothing about who is registered. */
  @Post('resend-verification')
  @HttpCode(200)
  @Policy('public')
  @Rate('form')
  async resendVerification(
    @Body(zodBody(resendInput)) { Email }: { Email: string },
    @Req() request: FastifyRequest,
  ): Promise<Said> {
    await this.brake.consumeFormCall('resend', request.ip);
    await this.verification.requestVerificationResend(Email);
    return {
      message:
        'Se l’account è in attesa di conferma, tra poco arriverà una nuova e-mail. Controllare anche la posta indesiderata.',
    };
  }
}

/** The server takes in no more than that; `null` where the request does not say. */
function contentLengthOf({ headers }: FastifyRequest): number | null {
  const announced = Number(headers['content-length']);
  return Number.isSafeInteger(announced) && announced > 0 ? announced : null;
}
