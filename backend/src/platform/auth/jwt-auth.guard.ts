import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { ContractStateService } from './contract-state.service.js';
import type { CurrentCaller } from './current-user.decorator.js';
import { EndedSessionCacheService } from './ended-session-cache.service.js';
import { extractBearerToken, type VerifiedToken } from './jwt.strategy.js';

const MAX_VERIFIED = 10_000;

/**
 * Finds out who is calling and never refuses: the policy of the route decides whether a caller is
 * needed.
 */
@Injectable()
export class JwtAuthGuard extends AuthGuard('jwt') {
  /** Verified before, by token: checking a signature costs more than most answers. */
  private readonly verified = new Map<string, VerifiedToken>();

  constructor(
    private readonly endedSessionCacheService: EndedSessionCacheService,
    private readonly contractStateService: ContractStateService,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    request.caller = null;
    const token = extractBearerToken(request);
    if (token === null) return true;
    const known = this.verified.get(token);
    if (known !== undefined && known.expiresAt > Date.now()) request.caller = known.caller;
    else {
      this.verified.delete(token);
      await super.canActivate(context);
    }
    const sessionId = request.caller?.sessionId;
    if (sessionId !== undefined && (await this.endedSessionCacheService.isSessionEnded(sessionId)))
      request.caller = null;
    if (request.caller !== null) request.caller = await this.withPresentContract(request.caller);
    return true;
  }

  /** A contract verified since the token was issued opens the portal at once. */
  private async withPresentContract(caller: CurrentCaller): Promise<CurrentCaller> {
    if (caller.role !== 'User' || caller.isContractVerified) return caller;
    const isContractVerified = await this.contractStateService.isContractVerified(caller.id);
    return { ...caller, isContractVerified };
  }

  override handleRequest<Caller = CurrentCaller | null>(
    error: unknown,
    verified: VerifiedToken | false | null,
    _info: unknown,
    context: ExecutionContext,
  ): Caller;
  override handleRequest(
    error: unknown,
    verified: VerifiedToken | false | null,
    _info: unknown,
    context: ExecutionContext,
  ): CurrentCaller | null {
    if (error) throw error;
    if (!verified) return null;
    this.rememberToken(context.switchToHttp().getRequest<FastifyRequest>(), verified);
    return verified.caller;
  }

  private rememberToken(request: FastifyRequest, verified: VerifiedToken): void {
    const token = extractBearerToken(request);
    if (token === null) return;
    if (this.verified.size >= MAX_VERIFIED) this.verified.clear();
    this.verified.set(token, verified);
  }
}
