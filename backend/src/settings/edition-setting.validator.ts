import { Injectable } from '@nestjs/common';
import type { ContractTexts, PaperTexts } from '@pratiche/domain';
import { SETTING_DEFAULTS } from '@pratiche/domain/settings';
import { isDeepStrictEqual } from 'node:util';
import { badRequest } from '../platform/http/index.js';
import { SettingRepository } from './setting.repository.js';
import { parseSettingValue } from './setting-value.util.js';
import { ValidatesSetting, type SettingValidator } from './setting-validator.registry.js';

/** What a row of the table of settings holds on every database. */
const MAX_BYTES = 60_000;

const refuse = (field: string, message: string) =>
  badRequest('Alcuni dati non sono validi: controlla i campi indicati.', 'invalid-data', {
    errors: [{ field, message }],
  });

/** Keeps one wording to each name of an edition, because signed papers are known by the name. */
abstract class EditionSettingValidator<Value extends { edition: string }> {
  protected constructor(
    private readonly kind: 'paperTexts' | 'contractTexts',
    private readonly settingRepository: SettingRepository,
  ) {}

  /** @throws 400 */
  async validateChange({ value }: { value: Value }): Promise<Value> {
    if (Buffer.byteLength(JSON.stringify(value)) > MAX_BYTES)
      throw refuse('', 'I testi sono troppo lunghi: abbreviali.');
    const rows = await this.settingRepository.listSettingsByKind(this.kind);
    const editions: { edition: string }[] = [
      SETTING_DEFAULTS[this.kind],
      ...rows.map((row) => parseSettingValue(row) as PaperTexts | ContractTexts),
    ];
    const plain: unknown = JSON.parse(JSON.stringify(value));
    const isTaken = editions.some(
      (one) =>
        one.edition.toLowerCase() === value.edition.toLowerCase() &&
        !isDeepStrictEqual(JSON.parse(JSON.stringify(one)), plain),
    );
    if (isTaken)
      throw refuse('edition', 'Questa edizione esiste già con altri testi: dai un altro nome.');
    return value;
  }
}

@Injectable()
@ValidatesSetting('paperTexts')
export class PaperTextsSettingValidator
  extends EditionSettingValidator<PaperTexts>
  implements SettingValidator<'paperTexts'>
{
  constructor(settingRepository: SettingRepository) {
    super('paperTexts', settingRepository);
  }
}

@Injectable()
@ValidatesSetting('contractTexts')
export class ContractTextsSettingValidator
  extends EditionSettingValidator<ContractTexts>
  implements SettingValidator<'contractTexts'>
{
  constructor(settingRepository: SettingRepository) {
    super('contractTexts', settingRepository);
  }
}
