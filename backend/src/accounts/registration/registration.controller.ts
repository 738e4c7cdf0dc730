import { Body, Controller, Ip, Post, Req, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Readable } from 'node:stream';
import {
  normalizeRegistration,
  REGISTRATION_FILES,
  validateAccountText,
} from '@pratiche/domain/accounts';
import type { FastifyRequest } from 'fastify';
import { createAttachment } from '../../platform/http/attachment.util.js';
import { UploadIntakeService } from '../../platform/files/upload-intake.service.js';
import { renderEngagementLetter, engagementLetterFileName } from './engagement-letter/index.js';
import { PublicFormRateLimiter } from './public-form-rate-limiter.service.js';
import { ServiceProviderPort } from './service-provider.port.js';
import { ACCOUNT_STORAGE_FOLDER } from '../account-files/account-files.constants.js';
import { throwIfFieldErrors } from '../account-form.util.js';
import { PendingRegistrationService } from './pending-registration.service.js';
import { RegistrationService } from './registration.service.js';
import { VerificationService } from './verification.service.js';
import { PendingRegistrationDto } from './dto/registration.dto.js';
import { SaidDto } from '../../platform/http/index.js';
import { ApiFileResponse, ApiMultipart, Call } from '../../platform/openapi/index.js';
import { RECEIVED_FILE_PROBLEMS } from '../../platform/files/received-file-problems.constants.js';
import {
  RegistrationAddressDto,
  RegistrationFormDto,
  RegistrationRequestDto,
  VerificationLinkDto,
  VerificationResendDto,
} from './dto/registration-request.dto.js';

/** Public calls by which a company becomes a customer. */
@ApiTags('Accounts')
@Controller('Accounts')
export class RegistrationController {
  constructor(
    private readonly registrationService: RegistrationService,
    private readonly verificationService: VerificationService,
    private readonly pendingRegistrationService: PendingRegistrationService,
    private readonly uploadIntakeService: UploadIntakeService,
    private readonly publicFormRateLimiter: PublicFormRateLimiter,
    private readonly serviceProviderPort: ServiceProviderPort,
  ) {}

  /** The answer is the same for known and unknown addresses. */
  @Post('register')
  @Call('Register a company', 'public', {
    description: 'The answer is the same for known and unknown addresses.',
    rate: 'form',
    answer: SaidDto,
    problems: RECEIVED_FILE_PROBLEMS,
  })
  @ApiMultipart(RegistrationFormDto)
  async register(@Req() request: FastifyRequest): Promise<SaidDto> {
    await this.publicFormRateLimiter.consumeFormCall('register', request.ip);
    return this.publicFormRateLimiter.runWithinByteQuota(request.ip, contentLengthOf(request), () =>
      this.uploadIntakeService.receiveFiles(request, {
        folder: ACCOUNT_STORAGE_FOLDER,
        names: REGISTRATION_FILES,
        // The data come first: a form that would be refused has no files taken in.
        validateFields: async (fields) => this.registrationService.parseRegistrationForm(fields),
        save: async (fields, files) => {
          await this.registrationService.submitRegistration(fields, files);
          return {
            message:
              'Registrazione completata! Controlla la tua mail per confermare la registrazione',
          };
        },
      }),
    );
  }

  /** Returns the engagement letter with the data entered so far. */
  @Post('download-contract')
  @Call('Download the engagement letter with the data entered so far', 'public', { rate: 'form' })
  @ApiFileResponse('application/pdf')
  async downloadContract(
    @Body() body: RegistrationRequestDto,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    await this.publicFormRateLimiter.consumeFormCall('contract', request.ip);
    const {
      password: _,
      confirmPassword: __,
      privacyAndConditionsAccepted: ___,
      ...form
    } = normalizeRegistration(body);
    throwIfFieldErrors(
      Object.entries(form).flatMap(([field, value]) => {
        const message = value === null ? null : validateAccountText(value, 254);
        return message === null ? [] : [{ field, message }];
      }),
    );
    const letter = await renderEngagementLetter(form, this.serviceProviderPort.getContractTerms());
    return createAttachment(Readable.from([letter]), {
      fileName: engagementLetterFileName(form),
      contentType: 'application/pdf',
      size: letter.length,
    });
  }

  @Post('verify-email')
  @Call('Confirm a registration with its link', 'public', {
    answer: SaidDto,
    problems: { 400: ['link-invalid'] },
  })
  async verifyEmail(
    @Body() { token }: VerificationLinkDto,
    @Ip() address: string,
  ): Promise<SaidDto> {
    const confirmed = await this.publicFormRateLimiter.runLinkCall('verify-email', address, () =>
      this.verificationService.confirmEmail(token),
    );
    return {
      message:
        confirmed === 'account'
          ? 'Indirizzo e-mail confermato: ora puoi accedere.'
          : 'Indirizzo e-mail confermato. Ora un operatore controlla i dati dell’azienda: ti scriviamo appena ha deciso.',
    };
  }

  /** What the link of the e-mail would confirm. Asking confirms nothing, and the link goes on holding. */
  @Post('check-verification')
  @Call('Read what a link would confirm', 'public', {
    description: 'Confirms nothing.',
    answer: PendingRegistrationDto,
    problems: { 400: ['link-invalid'] },
  })
  async checkVerification(
    @Body() { token }: VerificationLinkDto,
    @Ip() address: string,
  ): Promise<PendingRegistrationDto> {
    return this.publicFormRateLimiter.runLinkCall('verify-email', address, () =>
      this.pendingRegistrationService.findPendingRegistration(token),
    );
  }

  /** The owner of the address says no: the registration goes, with its files. */
  @Post('refuse-registration')
  @Call('Delete a registration that its address did not ask for', 'public', {
    answer: SaidDto,
    problems: { 400: ['link-invalid'], 409: ['dossiers-in-progress', 'order-open'] },
  })
  async refuseRegistration(
    @Body() { token }: VerificationLinkDto,
    @Ip() address: string,
  ): Promise<SaidDto> {
    await this.publicFormRateLimiter.runLinkCall('verify-email', address, () =>
      this.pendingRegistrationService.refuseRegistration(token, address),
    );
    return {
      message: 'Registrazione eliminata: dati e documenti inviati non sono più sul portale.',
    };
  }

  /** For an e-mail that was lost; says nothing about who is registered. */
  @Post('resend-verification')
  @Call('Ask for the e-mail of a registration again', 'public', { rate: 'form', answer: SaidDto })
  async resendVerification(
    @Body() { Email }: VerificationResendDto,
    @Req() request: FastifyRequest,
  ): Promise<SaidDto> {
    await this.publicFormRateLimiter.consumeFormCall('resend', request.ip);
    await this.verificationService.requestVerificationResend(Email);
    return {
      message:
        'Se l’account aspetta la conferma, tra poco ti arriva una nuova e-mail: guarda anche nella posta indesiderata.',
    };
  }

  /** By the key of the browser that sent the registration; says nothing about who is registered. */
  @Post('change-registration-address')
  @Call('Change the address of a registration that was not confirmed yet', 'public', {
    description: 'The answer is the same whatever the key and the address are.',
    rate: 'form',
    answer: SaidDto,
  })
  async changeRegistrationAddress(
    @Body() { key, Email }: RegistrationAddressDto,
    @Req() request: FastifyRequest,
  ): Promise<SaidDto> {
    await this.publicFormRateLimiter.consumeFormCall('resend', request.ip);
    await this.verificationService.requestAddressChange(key, Email);
    return {
      message:
        'Se la registrazione aspetta ancora la conferma, tra poco arriva un’e-mail al nuovo indirizzo. Se non arriva, controlla com’è scritto o chiedi all’assistenza.',
    };
  }
}

/** The server takes in no more than that; `null` where the request does not say. */
function contentLengthOf({ headers }: FastifyRequest): number | null {
  const announced = Number(headers['content-length']);
  return Number.isSafeInteger(announced) && announced > 0 ? announced : null;
}
