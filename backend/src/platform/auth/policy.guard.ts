import { Injectable, Logger, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { PROBLEM_CODES } from '@pratiche/api';
import { POLICIES, type PolicyName } from '@pratiche/domain';
import type { FastifyRequest } from 'fastify';
import { forbidden, unauthorized } from '../http/index.js';
import { BEFORE_SECOND_STEP_KEY, POLICY_KEY } from './policy.decorator.js';

const SECOND_STEP_REQUIRED_MESSAGE =
  'Per il back office l’accesso in due passaggi è obbligatorio: attivalo alla pagina «Sicurezza» per aprire le altre.';

/** Denies every call unless the handler's policy allows the caller, whom `JwtAuthGuard` has found. */
@Injectable()
export class PolicyGuard implements CanActivate {
  private readonly logger = new Logger(PolicyGuard.name);

  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const { caller = null } = context.switchToHttp().getRequest<FastifyRequest>();
    const name = this.reflector.get<PolicyName | undefined>(POLICY_KEY, context.getHandler());
    if (name === undefined) {
      this.logger.error(
        `${context.getClass().name}.${context.getHandler().name} has no policy: denied`,
      );
      throw forbidden('Non hai i permessi per questa operazione.');
    }
    if (POLICIES[name](caller)) {
      if (caller?.mustSetUpSecondStep && !this.isOpenBeforeSecondStep(name, context))
        throw forbidden(SECOND_STEP_REQUIRED_MESSAGE, PROBLEM_CODES.secondStepNeeded);
      return true;
    }
    throw caller === null
      ? unauthorized('Accesso non effettuato o scaduto: esegui di nuovo il login.')
      : forbidden('Non hai i permessi per questa operazione.');
  }

  private isOpenBeforeSecondStep(name: PolicyName, context: ExecutionContext): boolean {
    return (
      POLICIES[name](null) ||
      this.reflector.get<boolean | undefined>(BEFORE_SECOND_STEP_KEY, context.getHandler()) === true
    );
  }
}
