import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { getTodayInRome, toHundredths, type OfferedPackage } from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import { getInsertedId } from '../platform/database/index.js';
import { badRequest } from '../platform/http/index.js';
import { ValidatesSetting, type SettingValidator } from '../settings/setting-validator.registry.js';
import { RechargePackageEntity } from './recharge-package.entity.js';

/** Writes the packages on sale together with the entry of their history. A package left out of the list stays as it is. */
@Injectable()
@ValidatesSetting('packages')
export class PackagesSettingValidator implements SettingValidator<'packages'> {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async validateChange({
    value,
    validFrom,
  }: {
    value: OfferedPackage[];
    validFrom: string;
  }): Promise<OfferedPackage[]> {
    if (validFrom !== getTodayInRome()) {
      throw badRequest(
        'Le modifiche ai pacchetti valgono da oggi: non si possono programmare né retrodatare.',
        'invalid-data',
        { errors: [{ field: 'validFrom', message: 'Indicare la data di oggi.' }] },
      );
    }
    const kept: OfferedPackage[] = [];
    for (const one of value) kept.push({ ...one, id: await this.writePackage(one) });
    return kept;
  }

  private async writePackage({ id, ...one }: OfferedPackage): Promise<number> {
    const row = {
      ...one,
      price: toHundredths(one.price),
      numberOfCredits: toHundredths(one.numberOfCredits),
      costEcobonus: toHundredths(one.costEcobonus),
      costBonusCasa: toHundredths(one.costBonusCasa),
      costCalcoloEnergetico: toHundredths(one.costCalcoloEnergetico),
    };
    if (id === null)
      return getInsertedId(
        await this.manager
          .createQueryBuilder()
          .insert()
          .into(RechargePackageEntity)
          .values(row)
          .updateEntity(false)
          .execute(),
      );
    if (!(await this.manager.existsBy(RechargePackageEntity, { id })))
      throw badRequest('Uno dei pacchetti non esiste più.', 'invalid-data', {
        errors: [{ field: 'id', message: `Il pacchetto ${id} non esiste.` }],
      });
    await this.manager.update(RechargePackageEntity, { id }, row);
    return id;
  }
}
