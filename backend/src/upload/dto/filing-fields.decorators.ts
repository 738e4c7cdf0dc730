import { ENEA_FILING_CODES, normalizeCpid, validateCpid } from '@pratiche/domain';
import { ChoiceField, TextField } from '../../platform/validation/index.js';

const MAX_PASTED_LENGTH = 200;

/** The declaration to ENEA that a call means. */
export const FilingField = (): PropertyDecorator =>
  ChoiceField(ENEA_FILING_CODES, {
    name: 'EneaFiling',
    isOptional: true,
    message: `Dichiarazione ENEA non prevista: indica ${ENEA_FILING_CODES.join(', ')}.`,
    description: 'Declaration to ENEA; may be left out where the dossier has only one.',
  });

/** The text of a CPID, without what people paste with it. */
export const CpidField = (options: {
  isOptional?: true;
  blank?: 'refused';
  description: string;
}): PropertyDecorator =>
  TextField({
    blank: 'null',
    ...options,
    max: MAX_PASTED_LENGTH,
    characters: 'line',
    clean: normalizeCpid,
    trim: 'before',
    rule: validateCpid,
    example: '2026-0123456789',
  });
