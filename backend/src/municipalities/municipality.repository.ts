import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager, In } from 'typeorm';
import { MunicipalityImport } from './municipality-import.entity.js';
import { MunicipalityEntity } from './municipality.entity.js';
import { ReferenceLoad } from './reference-load.entity.js';

const REFERENCE_NAME = 'comuni';
/** Rows per INSERT: SQLite accepts 32,766 values in one statement. */
const BATCH_SIZE = 1_000;

@Injectable()
export class MunicipalityRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  findMunicipalities(): Promise<MunicipalityEntity[]> {
    return this.manager.find(MunicipalityEntity);
  }

  findMunicipalitiesByCode(): Promise<MunicipalityEntity[]> {
    return this.manager.find(MunicipalityEntity, { order: { code: 'ASC' } });
  }

  /** 0 before the first import. */
  async findLastImportId(): Promise<number> {
    return (await this.manager.maximum(MunicipalityImport, 'id')) ?? 0;
  }

  /** The shipped edition that the table was filled from. */
  async findLoadedEdition(): Promise<string | null> {
    const load = await this.manager.findOneBy(ReferenceLoad, { name: REFERENCE_NAME });
    return load?.edition ?? null;
  }

  async replaceWithEdition(edition: string, rows: readonly MunicipalityEntity[]): Promise<void> {
    await this.manager.delete(ReferenceLoad, { name: REFERENCE_NAME });
    await this.manager.insert(ReferenceLoad, { name: REFERENCE_NAME, edition, loaded: new Date() });
    await this.manager.createQueryBuilder().delete().from(MunicipalityEntity).execute();
    for (let start = 0; start < rows.length; start += BATCH_SIZE)
      await this.insertMunicipalities(rows.slice(start, start + BATCH_SIZE));
  }

  /** Deletes the municipalities with these codes and inserts `rows` in their place. */
  async replaceMunicipalities(
    codes: readonly string[],
    rows: readonly MunicipalityEntity[],
  ): Promise<void> {
    await this.manager.delete(MunicipalityEntity, { code: In(codes) });
    if (rows.length > 0) await this.insertMunicipalities(rows);
  }

  private async insertMunicipalities(rows: readonly MunicipalityEntity[]): Promise<void> {
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(MunicipalityEntity)
      .values([...rows])
      .updateEntity(false)
      .execute();
  }
}
