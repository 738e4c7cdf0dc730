import type { ActivePackage } from '@pratiche/api';
import { Injectable } from '@nestjs/common';
import { isDuplicateKeyError, UnitOfWork } from '../platform/database/index.js';
import { badRequest } from '../platform/http/index.js';
import { ActivePackageRepository } from './active-package.repository.js';
import type { CreditRequest } from './credit-request.entity.js';
import { CreditRequestRepository } from './credit-request.repository.js';
import { toActivePackageDto } from './package.mapper.js';

const IDEMPOTENCY_KEY_PATTERN = /^[\x21-\x7e]{1,80}$/;

/** Runs what changes credits once per request, however often the request arrives. */
@Injectable()
export class CreditRequestService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly creditRequestRepository: CreditRequestRepository,
    private readonly activePackageRepository: ActivePackageRepository,
  ) {}

  /** @param key `Idempotency-Key` of the request; without one every request counts */
  async runOncePerKey(
    accountId: number,
    key: string | null,
    work: () => Promise<ActivePackage>,
  ): Promise<ActivePackage> {
    if (key === null) return this.unitOfWork.run(work);
    if (!IDEMPOTENCY_KEY_PATTERN.test(key))
      throw badRequest('La chiave della richiesta non è valida.', 'invalid-data');
    const request = { accountId, idempotencyKey: key };
    try {
      return await this.unitOfWork.run(async () => {
        const before = await this.creditRequestRepository.findRequest(request);
        if (before !== null) return this.findActivePackage(before);
        const owned = await work();
        await this.creditRequestRepository.insertRequest(request, owned.id);
        return owned;
      });
    } catch (error) {
      // The same request ran twice at once: the other one committed first, and this one debited
      // nothing.
      if (!isDuplicateKeyError(error)) throw error;
      return this.findActivePackage(await this.creditRequestRepository.requireRequest(request));
    }
  }

  private async findActivePackage({ activePackageId }: CreditRequest): Promise<ActivePackage> {
    return toActivePackageDto(await this.activePackageRepository.requirePackage(activePackageId));
  }
}
