import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Call } from '../../platform/openapi/index.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createKnownDeviceToken } from '../login/known-device.util.js';
import { setDeviceCookie } from '../sessions/session-cookies.util.js';
import { AppConfig } from '../../platform/config/index.js';
import { PublicFormRateLimiter } from '../registration/public-form-rate-limiter.service.js';
import { PasswordRecoveryService } from './password-recovery.service.js';
import { SaidDto } from '../../platform/http/index.js';
import {
  PasswordResetDto,
  ForgottenPasswordDto,
  ResetLinkDto,
} from './dto/password-recovery-request.dto.js';

@ApiTags('Accounts')
@Controller('Accounts')
export class PasswordRecoveryController {
  private readonly secure: boolean;

  constructor(
    private readonly passwordRecoveryService: PasswordRecoveryService,
    private readonly publicFormRateLimiter: PublicFormRateLimiter,
    private readonly config: AppConfig,
  ) {
    this.secure = config.publicUrl.startsWith('https:');
  }

  /** The answer is the same for known and unknown addresses. */
  @Post('forgot-password')
  @Call('Ask for a link to choose a new password', 'public', {
    description: 'The answer is the same for known and unknown addresses.',
    rate: 'form',
    answer: SaidDto,
  })
  async forgotPassword(
    @Body() { email }: ForgottenPasswordDto,
    @Req() request: FastifyRequest,
  ): Promise<SaidDto> {
    await this.publicFormRateLimiter.consumeFormCall('forgot-password', request.ip);
    await this.passwordRecoveryService.requestPasswordReset(email);
    return {
      message:
        'Se l’indirizzo è registrato, tra poco ti arriva un’e-mail con il link per scegliere una nuova password. Controlla anche la posta indesiderata.',
    };
  }

  @Post('check-reset-link')
  @Call('Check the link for a new password', 'public', {
    answer: SaidDto,
    problems: { 400: ['link-invalid'] },
  })
  async checkResetLink(
    @Body() { token }: ResetLinkDto,
    @Req() request: FastifyRequest,
  ): Promise<SaidDto> {
    await this.publicFormRateLimiter.runLinkCall('reset-password', request.ip, () =>
      this.passwordRecoveryService.assertValidResetLink(token),
    );
    return { message: 'Il link è valido.' };
  }

  @Post('reset-password')
  @Call('Choose a new password with a link', 'public', {
    answer: SaidDto,
    problems: { 400: ['link-invalid'] },
  })
  async resetPassword(
    @Body() body: PasswordResetDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SaidDto> {
    const { email } = await this.publicFormRateLimiter.runLinkCall(
      'reset-password',
      request.ip,
      async () => {
        await this.passwordRecoveryService.assertValidResetLink(body.token);
        await this.publicFormRateLimiter.consumeLinkUse(body.token);
        return this.passwordRecoveryService.resetPassword(body, request.ip);
      },
    );
    // A device on which the account's e-mail is read is no stranger's.
    setDeviceCookie(reply, createKnownDeviceToken(email, this.config.jwtSecrets), this.secure);
    return { message: 'Password aggiornata: ora puoi accedere con quella nuova.' };
  }
}
