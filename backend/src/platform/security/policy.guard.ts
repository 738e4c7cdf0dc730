import { Injectable, Logger, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { PROBLEM_CODES } from '@pratiche/api';
import { POLICIES, type PolicyName } from '@pratiche/domain';
import type { FastifyRequest } from 'fastify';
import { forbidden, unauthorized } from '../http/index.js';
import { AccessTokens } from './access-tokens.js';
import { bearerOf } from './bearer.js';
import { EndedSessions } from './ended-sessions.js';
import { BEFORE_SECOND_STEP, POLICY } from './policy.js';

const SECOND_STEP =
  'Per il back office l’accesso in due passaggi è obbligatorio: attivarlo alla pagina «Sicurezza» per aprire le altre.';

/** Denies every call unless the handler's policy allows the caller. */
@Injectable()
export class PolicyGuard implements CanActivate {
  private readonly logger = new Logger(PolicyGuard.name);

  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: AccessTokens,
    private readonly ended: EndedSessions,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const caller = await this.callerOf(request);
    request.caller = caller;
    const name = this.reflector.get<PolicyName | undefined>(POLICY, context.getHandler());
    if (name === undefined) {
      this.logger.error(
        `${context.getClass().name}.${context.getHandler().name} has no policy: denied`,
      );
      throw forbidden('Mancano i permessi per questa operazione.');
    }
    if (POLICIES[name](caller)) {
      if (caller?.mustSetUpSecondStep && !this.isOpenBefore(name, context))
        throw forbidden(SECOND_STEP, PROBLEM_CODES.secondStepNeeded);
      return true;
    }
    throw caller === null
      ? unauthorized('Accesso non effettuato o scaduto: esegui di nuovo il login.')
      : forbidden('Mancano i permessi per questa operazione.');
  }

  private isOpenBefore(name: PolicyName, context: ExecutionContext): boolean {
    return (
      POLICIES[name](null) ||
      this.reflector.get<boolean | undefined>(BEFORE_SECOND_STEP, context.getHandler()) === true
    );
  }

  private async callerOf(request: FastifyRequest) {
    const token = bearerOf(request);
    const caller = token === null ? null : await this.tokens.read(token);
    return caller?.sessionId !== undefined && (await this.ended.includes(caller.sessionId))
      ? null
      : caller;
  }
}
