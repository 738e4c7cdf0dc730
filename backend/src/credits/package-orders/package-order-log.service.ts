import { Injectable } from '@nestjs/common';
import {
  type AuditAction,
  type OrderActor,
  type OrderStatus,
  validateOrderTransition,
} from '@pratiche/domain';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { conflict } from '../../platform/http/index.js';
import { IdempotencyKeyRepository, type KeyedRequest } from '../../platform/idempotency/index.js';
import type { PackageOrder } from './package-order.entity.js';
import { PackageOrderRepository, type OrderDecision } from './package-order.repository.js';

const ENDED_MEANWHILE_MESSAGE =
  'Il bonifico è già stato confermato, rifiutato o ritirato: aggiorna la pagina.';
const ORDER_ENDED = 'order-ended';

/** Steps of an order that happen once, each inside the unit of work of its cause. */
@Injectable()
export class PackageOrderLogService {
  constructor(
    private readonly packageOrderRepository: PackageOrderRepository,
    private readonly idempotencyKeyRepository: IdempotencyKeyRepository,
    private readonly auditLogService: AuditLogService,
  ) {}

  /** @returns the order that the key was used for before */
  async claimOrderKey(callerId: number, key: KeyedRequest | null): Promise<PackageOrder | null> {
    if (key === null) return null;
    await this.idempotencyKeyRepository.claimKey(callerId, key);
    return this.packageOrderRepository.findOrderByKey(callerId, key.key);
  }

  /** @throws 409 when it has ended, also a moment ago */
  async endOrder(
    order: PackageOrder,
    status: OrderStatus,
    by: OrderActor,
    decision: OrderDecision,
  ): Promise<void> {
    const refusal = validateOrderTransition(order.status, status, by);
    if (refusal !== null) throw conflict(refusal, ORDER_ENDED);
    if (!(await this.packageOrderRepository.endOrder(order, status, decision)))
      throw conflict(ENDED_MEANWHILE_MESSAGE, ORDER_ENDED);
  }

  async recordAuditEntry(
    by: CurrentCaller,
    action: AuditAction,
    { id, accountId, rechargePackageId, credits }: PackageOrder,
  ): Promise<void> {
    await this.auditLogService.appendAuditEntry({
      by,
      action,
      subject: { kind: 'account', id: accountId },
      details: { order: id, package: rechargePackageId, credits },
    });
  }
}
