import { Injectable } from '@nestjs/common';
import { getTodayInRome, toHundredths, type OfferedPackage } from '@pratiche/domain';
import { badRequest } from '../platform/http/index.js';
import { ValidatesSetting, type SettingValidator } from '../settings/setting-validator.registry.js';
import { RechargePackageRepository } from './recharge-package.repository.js';

/**
 * Writes the packages on sale together with the entry of their history. A package left out of the
 * list stays as it is.
 */
@Injectable()
@ValidatesSetting('packages')
export class PackagesSettingValidator implements SettingValidator<'packages'> {
  constructor(private readonly rechargePackageRepository: RechargePackageRepository) {}

  async validateChange({
    value,
    validFrom,
  }: {
    value: OfferedPackage[];
    validFrom: string;
  }): Promise<OfferedPackage[]> {
    if (validFrom !== getTodayInRome()) {
      throw badRequest(
        'Le modifiche ai pacchetti valgono da oggi: non puoi programmarle né retrodatarle.',
        'invalid-data',
        { errors: [{ field: 'validFrom', message: 'Indica la data di oggi.' }] },
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
    if (id === null) return this.rechargePackageRepository.insertPackage(row);
    if (!(await this.rechargePackageRepository.packageExists(id)))
      throw badRequest('Uno dei pacchetti non esiste più.', 'invalid-data', {
        errors: [{ field: 'id', message: `Il pacchetto ${id} non esiste.` }],
      });
    await this.rechargePackageRepository.updatePackage(id, row);
    return id;
  }
}
