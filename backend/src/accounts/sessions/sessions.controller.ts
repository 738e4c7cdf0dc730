import { Controller, Delete, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { UNKNOWN_DEVICE } from '@pratiche/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearRefreshCookie, readRefreshCookie } from './session-cookies.util.js';
import { SessionsService } from './sessions.service.js';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { AppConfig } from '../../platform/config/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { idParam, notFound } from '../../platform/http/index.js';
import { BeforeSecondStep, CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import { OwnSessionDto } from './dto/own-session.dto.js';
import { Call } from '../../platform/openapi/index.js';

/** Lists and ends the caller's sessions. */
@ApiTags('Accounts')
@Controller('Accounts/sessions')
export class SessionsController {
  private readonly secure: boolean;

  constructor(
    private readonly sessionsService: SessionsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly auditLogService: AuditLogService,
    config: AppConfig,
  ) {
    this.secure = config.publicUrl.startsWith('https:');
  }

  @Get()
  @Call('List the sessions of the caller', 'session', { answer: [OwnSessionDto] })
  @BeforeSecondStep()
  async listOwnSessions(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
  ): Promise<OwnSessionDto[]> {
    const current =
      caller.sessionId ??
      (await this.sessionsService.findSessionByToken(readRefreshCookie(request)))?.id;
    return (await this.sessionsService.listOpenSessions(caller.id)).map(
      ({ id, device, address, created, lastUsed }) => ({
        id,
        device: device || UNKNOWN_DEVICE,
        address,
        created: created.toISOString(),
        lastUsed: lastUsed.toISOString(),
        isCurrent: id === current,
      }),
    );
  }

  /** Answers 404 for sessions of other accounts and for sessions that are over. */
  @Delete(':id')
  @Call('End a session of the caller', 'session', { status: 204 })
  @BeforeSecondStep()
  async endOwnSession(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam('Sessione non trovata')) id: number,
  ): Promise<void> {
    await this.unitOfWork.run(async () => {
      const open = await this.sessionsService.listOpenSessions(caller.id);
      const isOwn = open.some((session) => session.id === id);
      if (!isOwn || (await this.sessionsService.endSessions([id])) === 0)
        throw notFound('La sessione non c’è più: era già terminata.');
      await this.auditLogService.appendAuditEntry({
        by: caller,
        action: 'session-ended',
        subject: { kind: 'account', id: caller.id },
        details: { session: id },
      });
    });
  }

  /** This device too. */
  @Post('end-all')
  @Call('End every session of the caller', 'session', { status: 204 })
  @BeforeSecondStep()
  async endAllOwnSessions(
    @CurrentUser() caller: CurrentCaller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.unitOfWork.run(async () => {
      if ((await this.sessionsService.endAllSessions(caller.id)) === 0) return;
      await this.auditLogService.appendAuditEntry({
        by: caller,
        action: 'sessions-ended',
        subject: { kind: 'account', id: caller.id },
      });
    });
    clearRefreshCookie(reply, this.secure);
  }
}
