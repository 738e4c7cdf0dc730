import { Injectable } from '@nestjs/common';
import { MATRIX_VERSION, type InterventionMatrix } from '@pratiche/domain';
import { ValidatesSetting, type SettingValidator } from './setting-validator.registry.js';

/**
 * Assigns each matrix a new version and ignores the submitted one, because dossiers keep it
 * permanently.
 */
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
