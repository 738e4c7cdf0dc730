import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager, LessThan } from 'typeorm';
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

  async findRequestData(id: number): Promise<RegistrationData | null> {
    const request = await this.manager.findOneBy(RegistrationRequest, { id });
    return request === null ? null : (JSON.parse(request.data) as RegistrationData);
  }

  async deleteRequest(id: number): Promise<void> {
    await this.manager.delete(RegistrationRequest, { id });
  }

  /** Storage keys of the files of every request. */
  async listStorageKeys(): Promise<string[]> {
    const rows = await this.manager.find(RegistrationRequest);
    return rows.flatMap(storageKeysFromRequest);
  }

  countRequestsBefore(moment: Date): Promise<number> {
    return this.manager.countBy(RegistrationRequest, { created: LessThan(moment) });
  }

  async listRequestsBefore(moment: Date): Promise<{ id: number; storageKeys: string[] }[]> {
    const rows = await this.manager.findBy(RegistrationRequest, { created: LessThan(moment) });
    return rows.map((row) => ({ id: row.id, storageKeys: storageKeysFromRequest(row) }));
  }
}

const storageKeysFromRequest = ({ data }: RegistrationRequest): string[] =>
  Object.values((JSON.parse(data) as RegistrationData).files).map(({ storageKey }) => storageKey);
