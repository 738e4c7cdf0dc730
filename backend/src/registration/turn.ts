import type { EntityManager } from 'typeorm';
import { RegistrationTurn } from './registration-request.entity.js';

/**
 * Makes this unit of work the only one that decides about e-mail addresses and VAT numbers until it commits: the row
 * it updates stays locked that long. (SQLite lets one write at a time anyway.)
 */
export async function takeTurn(manager: EntityManager): Promise<void> {
  await manager.increment(RegistrationTurn, { id: 1 }, 'taken', 1);
}
