import { Injectable } from '@nestjs/common';
import { retryOnOptimisticConflict, UnitOfWork } from '../platform/database/index.js';
import { IdempotencyKeyRepository, type KeyedRequest } from '../platform/idempotency/index.js';
import { ActivePackageRepository } from './active-package.repository.js';
import type { CreditRequest } from './credit-request.entity.js';
import { CreditRequestRepository } from './credit-request.repository.js';
import { toActivePackageDto } from './package.mapper.js';
import type { ActivePackageDto } from './dto/package.dto.js';

/** Runs what changes credits once per request, however often the request arrives. */
@Injectable()
export class CreditRequestService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly creditRequestRepository: CreditRequestRepository,
    private readonly activePackageRepository: ActivePackageRepository,
    private readonly idempotencyKeyRepository: IdempotencyKeyRepository,
  ) {}

  /** @param request without one every request counts */
  async runOncePerKey(
    callerId: number,
    accountId: number,
    request: KeyedRequest | null,
    work: () => Promise<ActivePackageDto>,
  ): Promise<ActivePackageDto> {
    if (request === null) return this.unitOfWork.run(work);
    const known = { accountId, idempotencyKey: request.key };
    return retryOnOptimisticConflict(() =>
      this.unitOfWork.run(async () => {
        // The rows are found by the credited account, the key belongs to its sender.
        for (const id of new Set([callerId, accountId]))
          await this.idempotencyKeyRepository.claimKey(id, request);
        const before = await this.creditRequestRepository.findRequest(known);
        if (before !== null) return this.findActivePackage(before);
        const owned = await work();
        await this.creditRequestRepository.insertRequest(known, owned.id);
        return owned;
      }),
    );
  }

  private async findActivePackage({ activePackageId }: CreditRequest): Promise<ActivePackageDto> {
    return toActivePackageDto(await this.activePackageRepository.requirePackage(activePackageId));
  }
}
