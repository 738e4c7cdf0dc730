import { Injectable } from '@nestjs/common';
import { MATRIX_VERSION, type InterventionMatrix } from '@pratiche/domain';
import { GuardsSettingOf, type GuardsSetting } from './setting-change.js';

/** Each matrix has a version of its own, never one that somebody chose: dossiers keep it for ever. */
@Injectable()
@GuardsSettingOf('interventionMatrix')
export class MatrixGuardian implements GuardsSetting<'interventionMatrix'> {
  onChange({
    value,
    entry,
  }: {
    value: InterventionMatrix;
    entry: number;
  }): Promise<InterventionMatrix> {
    return Promise.resolve({ ...value, version: MATRIX_VERSION + entry });
  }
}
