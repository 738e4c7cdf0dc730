import { Injectable } from '@nestjs/common';
import { MATRIX_VERSION, type InterventionMatrix } from '@pratiche/domain';
import { ValidatesSetting, type SettingValidator } from './setting-validator.registry.js';

/** Each matrix has a version of its own, never one that somebody chose: dossiers keep it for ever. */
@Injectable()
@ValidatesSetting('interventionMatrix')
export class InterventionMatrixSettingValidator implements SettingValidator<'interventionMatrix'> {
  validateChange({
    value,
    entry,
  }: {
    value: InterventionMatrix;
    entry: number;
  }): Promise<InterventionMatrix> {
    return Promise.resolve({ ...value, version: MATRIX_VERSION + entry });
  }
}
