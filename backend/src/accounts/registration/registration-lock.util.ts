import type { EntityManager } from 'typeorm';
import { RegistrationLock } from './registration-request.entity.js';

/**
 * Makes this unit of work the only one that decides about e-mail addresses and VAT numbers until it commits: the row
 * it updates stays locked that long. (SQLite lets one write at a time anyway.)
 */
export async function acquireRegistrationLock(manager: EntityManager): Promise<void> {
  await manager.increment(RegistrationLock, { id: 1 }, 'taken', 1);
}
