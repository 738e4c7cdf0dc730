import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../platform/openapi/index.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createKnownDeviceToken } from '../login/known-device.util.js';
import { setDeviceCookie } from '../sessions/session-cookies.util.js';
import { AppConfig } from '../../platform/config/index.js';
import { Policy } from '../../platform/auth/index.js';
import { RateLimit } from '../../platform/rate-limiting/index.js';
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
  @ApiOperation({
    summary: 'Ask for a link to choose a new password',
    description: 'The answer is the same for known and unknown addresses.',
  })
  @ApiOkResponse({ type: SaidDto })
  @HttpCode(200)
  @Policy('public')
  @RateLimit('form')
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
  @ApiOperation({ summary: 'Check the link for a new password' })
  @ApiOkResponse({ type: SaidDto })
  @HttpCode(200)
  @ApiProblems({ 400: ['link-invalid'] })
  @Policy('public')
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
  @ApiOperation({ summary: 'Choose a new password with a link' })
  @ApiOkResponse({ type: SaidDto })
  @HttpCode(200)
  @ApiProblems({ 400: ['link-invalid'] })
  @Policy('public')
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
