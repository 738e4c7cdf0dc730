import { describe, expect, it } from '@jest/globals';
import { validateDto } from '../../platform/validation/index.js';
import { BeneficiaryRequestDto } from '../beneficiary-link/dto/beneficiary-request.dto.js';
import { OfficeEditRequestDto } from '../office-edit/dto/office-edit-request.dto.js';
import { DossierChangesDto, DossierRequestDto } from './dossier-request.dto.js';

const BODIES = [DossierChangesDto, DossierRequestDto, OfficeEditRequestDto, BeneficiaryRequestDto];

describe.each(BODIES.map((dto) => [dto.name, dto] as const))('the EER in a %s', (_, dto) => {
  const readEer = (fields: object) => {
    const { valoreEer, ...others } = validateDto<DossierChangesDto>(dto, {
      id: 1,
      version: 1,
      ...fields,
    });
    return [valoreEer, 'valoreEER' in others];
  };

  it.each([
    ['valoreEer', { valoreEer: 3.1 }, 3.1],
    ['valoreEER', { valoreEER: 3.1 }, 3.1],
    ['valoreEER beside an empty valoreEer', { valoreEer: null, valoreEER: 3.1 }, 3.1],
    ['both', { valoreEer: 3.2, valoreEER: 3.1 }, 3.2],
    ['an empty valoreEer', { valoreEer: null }, null],
    ['an empty valoreEER', { valoreEER: null }, null],
    ['neither', {}, undefined],
  ])('is read from %s', (__, fields, value) => {
    expect(readEer(fields)).toEqual([value, false]);
  });

  it('is checked in either spelling', () => {
    expect(() => readEer({ valoreEER: 'tre' })).toThrow();
  });
});
