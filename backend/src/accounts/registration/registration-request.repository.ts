import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager, IsNull, LessThan } from 'typeorm';
import { getInsertedId } from '../../platform/database/index.js';
import type { RegistrationData } from './registration-data.types.js';
import { RegistrationRequest } from './registration-request.entity.js';

/** Registrations as they were sent, until a job has decided about them. */
@Injectable()
export class RegistrationRequestRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  /** @returns the number of the request */
  async insertRequest(data: RegistrationData): Promise<number> {
    const inserted = await this.manager
      .createQueryBuilder()
      .insert()
      .into(RegistrationRequest)
      .values({ data: JSON.stringify(data), created: new Date() })
      .updateEntity(false)
      .execute();
    return getInsertedId(inserted);
  }

  /** `null` also for a request that is held. */
  async findUndecidedData(id: number): Promise<RegistrationData | null> {
    const request = await this.manager.findOneBy(RegistrationRequest, { id, held: IsNull() });
    return request === null ? null : (JSON.parse(request.data) as RegistrationData);
  }

  async findRequestData(id: number): Promise<RegistrationData | null> {
    const request = await this.manager.findOneBy(RegistrationRequest, { id });
    return request === null ? null : (JSON.parse(request.data) as RegistrationData);
  }

  /** @returns whether it was still there */
  async deleteRequest(id: number): Promise<boolean> {
    const { affected } = await this.manager.delete(RegistrationRequest, { id });
    return affected === 1;
  }

  /** A request whose sender has the key to change its address. */
  async findRequestByAddressKey(
    keyHash: string,
  ): Promise<{ id: number; data: RegistrationData } | null> {
    const rows = await this.manager.find(RegistrationRequest);
    for (const { id, data } of rows) {
      const parsed = JSON.parse(data) as RegistrationData;
      if (parsed.addressKeyHash === keyHash) return { id, data: parsed };
    }
    return null;
  }

  async updateRequestData(id: number, data: RegistrationData): Promise<void> {
    await this.manager.update(RegistrationRequest, { id }, { data: JSON.stringify(data) });
  }

  /** Storage keys of the files of every request. */
  async listStorageKeys(): Promise<string[]> {
    const rows = await this.manager.find(RegistrationRequest);
    return rows.flatMap(storageKeysFromRequest);
  }

  countRequestsBefore(moment: Date): Promise<number> {
    return this.manager.countBy(RegistrationRequest, staleSince(moment));
  }

  async listRequestsBefore(moment: Date): Promise<{ id: number; storageKeys: string[] }[]> {
    const rows = await this.manager.findBy(RegistrationRequest, staleSince(moment));
    return rows.map((row) => ({ id: row.id, storageKeys: storageKeysFromRequest(row) }));
  }
}

/** One whose address is confirmed waits for an operator, however long it takes. */
const staleSince = (moment: Date) => ({ created: LessThan(moment), confirmed: IsNull() });

const storageKeysFromRequest = ({ data }: RegistrationRequest): string[] =>
  Object.values((JSON.parse(data) as RegistrationData).files).map(({ storageKey }) => storageKey);
