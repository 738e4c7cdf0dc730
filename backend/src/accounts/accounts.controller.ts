import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import type { Account as AccountAnswer, SessionUser } from '@pratiche/api';
import { loginInput, type LoginInput } from '@pratiche/api/schemas';
import { isBackOffice } from '@pratiche/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppConfig } from '../platform/config/index.js';
import { idParam, notFound, zodBody } from '../platform/http/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../platform/security/index.js';
import { accountView } from './account-view.js';
import { AccountsService } from './accounts.service.js';
import { LoginService, type Session } from './login.service.js';
import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from './refresh-cookie.js';

@Controller('Accounts')
export class AccountsController {
  private readonly secure: boolean;

  constructor(private readonly logins: LoginService, private readonly accounts: AccountsService, config: AppConfig) {
    this.secure = config.publicUrl.startsWith('https:');
  }

  @Post('login')
  @HttpCode(200)
  @Policy('public')
  async login(@Body(zodBody(loginInput)) body: LoginInput, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<SessionUser> {
    return this.answer(await this.logins.login(body.Email, body.Password, request.ip), reply);
  }

  /** Renews the session with the refresh cookie; a body is not needed and not read. */
  @Post('refresh-token')
  @HttpCode(200)
  @Policy('public')
  async refresh(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<SessionUser> {
    try {
      return this.answer(await this.logins.refresh(readRefreshCookie(request)), reply);
    } catch (error) {
      clearRefreshCookie(reply, this.secure);
      throw error;
    }
  }

  @Post('logout')
  @HttpCode(204)
  @Policy('public')
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.logins.logout(readRefreshCookie(request));
    clearRefreshCookie(reply, this.secure);
  }

  /** One's own account, or any for the back office. Other people's do not exist. */
  @Get(':id')
  @Policy('session')
  async get(@Param('id', idParam('Account non trovato')) id: number, @CurrentUser() caller: CurrentCaller): Promise<AccountAnswer> {
    const account = id === caller.id || isBackOffice(caller.role) ? await this.accounts.find(id) : null;
    if (account === null) throw notFound('Account non trovato');
    return accountView(account);
  }

  private answer({ user, refreshToken }: Session, reply: FastifyReply): SessionUser {
    setRefreshCookie(reply, refreshToken, this.secure);
    return user;
  }
}
