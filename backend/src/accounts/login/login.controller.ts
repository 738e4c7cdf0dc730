import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { SecondStep, SessionUser } from '@pratiche/api';
import {
  loginCodeInput,
  loginInput,
  type LoginCodeInput,
  type LoginInput,
} from '@pratiche/api/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppConfig } from '../../platform/config/index.js';
import { Problem, zodBody } from '../../platform/http/index.js';
import { Policy } from '../../platform/auth/index.js';
import { RateLimit } from '../../platform/rate-limiting/index.js';
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

@Controller('Accounts')
export class LoginController {
  private readonly secure: boolean;

  constructor(
    private readonly loginService: LoginService,
    private readonly loginCodeService: LoginCodeService,
    private readonly loginSessionService: LoginSessionService,
    config: AppConfig,
  ) {
    this.secure = config.publicUrl.startsWith('https:');
  }

  /** The session, or, where a second step was chosen, a ticket to it. */
  @Post('login')
  @HttpCode(200)
  @Policy('public')
  @RateLimit('login')
  async login(
    @Body(zodBody(loginInput)) body: LoginInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionUser | SecondStep> {
    return this.setCookiesAndAnswer(
      await this.loginService.login(body.Email, body.Password, {
        ...sessionOriginFromRequest(request),
        knownDevice: readDeviceCookie(request),
      }),
      reply,
    );
  }

  @Post('login-code')
  @HttpCode(200)
  @Policy('public')
  @RateLimit('login')
  async confirmLoginCode(
    @Body(zodBody(loginCodeInput)) { ticket, code }: LoginCodeInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionUser | SecondStep> {
    return this.setCookiesAndAnswer(
      await this.loginCodeService.confirmLoginCode(ticket, code, sessionOriginFromRequest(request)),
      reply,
    );
  }

  /** Renews the session with the refresh cookie; a body is not needed and not read. */
  @Post('refresh-token')
  @HttpCode(200)
  @Policy('public')
  @RateLimit('login')
  async refreshToken(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionUser> {
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
  @HttpCode(204)
  @Policy('public')
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.loginSessionService.logout(readRefreshCookie(request));
    clearRefreshCookie(reply, this.secure);
  }

  private setCookiesAndAnswer(
    outcome: LoginOutcome,
    reply: FastifyReply,
  ): SessionUser | SecondStep {
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
