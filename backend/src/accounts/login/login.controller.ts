import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppConfig } from '../../platform/config/index.js';
import { Problem } from '../../platform/http/index.js';
import { assertOwnPage } from './cookie-caller.util.js';
import { LoginCodeService } from './login-code.service.js';
import { LoginSessionService } from './login-session.service.js';
import { LoginService, type LoginOutcome } from './login.service.js';
import {
  clearRefreshCookie,
  readDeviceCookie,
  readRefreshCookie,
  setDeviceCookie,
  setRefreshCookie,
} from '../sessions/session-cookies.util.js';
import type { SessionOrigin } from '../sessions/sessions.service.js';
import { SecondStepDto, SessionUserDto } from './dto/session-user.dto.js';
import { LoginCodeDto, LoginDto } from './dto/login-request.dto.js';
import { Call } from '../../platform/openapi/index.js';

@ApiTags('Accounts')
@Controller('Accounts')
export class LoginController {
  private readonly secure: boolean;

  constructor(
    private readonly loginService: LoginService,
    private readonly loginCodeService: LoginCodeService,
    private readonly loginSessionService: LoginSessionService,
    private readonly config: AppConfig,
  ) {
    this.secure = config.publicUrl.startsWith('https:');
  }

  /** The session, or, where a second step was chosen, a ticket to it. */
  @Post('login')
  @Call('Log in with e-mail and password', 'public', {
    description:
      'Answers the session, or a ticket where a second step was chosen; the session is renewed with a cookie.',
    rate: 'login',
    problems: {
      400: ['account-in-review', 'account-not-verified'],
      401: ['wrong-credentials'],
      403: ['account-suspended'],
    },
  })
  @ApiExtraModels(SessionUserDto, SecondStepDto)
  @ApiOkResponse({
    schema: {
      oneOf: [{ $ref: getSchemaPath(SessionUserDto) }, { $ref: getSchemaPath(SecondStepDto) }],
    },
  })
  async login(
    @Body() body: LoginDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionUserDto | SecondStepDto> {
    return this.setCookiesAndAnswer(
      await this.loginService.login(body.Email, body.Password, {
        ...sessionOriginFromRequest(request),
        knownDevice: readDeviceCookie(request),
      }),
      reply,
    );
  }

  @Post('login-code')
  @Call('Log in with the code of the second step', 'public', {
    rate: 'login',
    problems: {
      401: ['login-step-over', 'wrong-code', 'wrong-credentials'],
      403: ['account-suspended'],
      409: ['second-step-unreadable'],
    },
  })
  @ApiExtraModels(SessionUserDto, SecondStepDto)
  @ApiOkResponse({
    schema: {
      oneOf: [{ $ref: getSchemaPath(SessionUserDto) }, { $ref: getSchemaPath(SecondStepDto) }],
    },
  })
  async confirmLoginCode(
    @Body() { ticket, code }: LoginCodeDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionUserDto | SecondStepDto> {
    return this.setCookiesAndAnswer(
      await this.loginCodeService.confirmLoginCode(ticket, code, sessionOriginFromRequest(request)),
      reply,
    );
  }

  /** Renews the session with the refresh cookie; a body is not needed and not read. */
  @Post('refresh-token')
  @Call('Renew the session with its cookie', 'public', {
    rate: 'login',
    answer: SessionUserDto,
    problems: {
      401: ['session-over'],
      403: ['account-suspended', 'foreign-page'],
      404: ['not-found'],
    },
  })
  async refreshToken(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionUserDto> {
    assertOwnPage(request, this.config);
    try {
      const session = await this.loginSessionService.refreshSession(
        readRefreshCookie(request),
        sessionOriginFromRequest(request),
      );
      setRefreshCookie(reply, session, this.secure);
      return session.user;
    } catch (error) {
      // Only a session that is over: after a fault of ours the same cookie must still work.
      if (error instanceof Problem && error.status === 401) clearRefreshCookie(reply, this.secure);
      throw error;
    }
  }

  @Post('logout')
  @Call('End the session of the cookie', 'public', {
    status: 204,
    problems: { 403: ['foreign-page'] },
  })
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    assertOwnPage(request, this.config);
    await this.loginSessionService.logout(readRefreshCookie(request));
    clearRefreshCookie(reply, this.secure);
  }

  private setCookiesAndAnswer(
    outcome: LoginOutcome,
    reply: FastifyReply,
  ): SessionUserDto | SecondStepDto {
    if ('ticket' in outcome) return { secondStep: outcome.ticket };
    setRefreshCookie(reply, outcome, this.secure);
    setDeviceCookie(reply, outcome.device, this.secure);
    return outcome.user;
  }
}

const sessionOriginFromRequest = (request: FastifyRequest): SessionOrigin => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
});
