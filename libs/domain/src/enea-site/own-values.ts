import {
  BUILDING_TYPOLOGIES,
  FORMER_TIPI_DISTRIBUZIONE,
  FORMER_TIPI_REGOLAZIONE,
  GENDERS,
  GENERAL_USES,
  IMMOVABLE_TYPES,
  PARTICULAR_USES,
  POSSESSION_TITLES,
  TERMINALI_EROGAZIONE,
  TIPI_DISTRIBUZIONE,
  TIPI_GENERATORE,
  TIPI_IMPIANTO,
  TIPI_REGOLAZIONE,
  VETTORI_ENERGETICI,
  type Choice,
} from '../enumerations/index.js';
import {
  SHADING_FIELDS,
  SHUTTER_FIELDS,
  WINDOW_FIELDS,
  type ProductFields,
} from '../products/index.js';
import type { SiteField } from './enea-site-types.js';

/** Our choices, by the field of the dossier or of a generator. */
const CHOICES: Readonly<Record<string, readonly Choice[]>> = {
  beneficiaryGender: GENDERS,
  immovablePossessionTitle: POSSESSION_TITLES,
  immovableGeneralUse: GENERAL_USES,
  immovableParticularUse: PARTICULAR_USES,
  immovableBuildingTypology: BUILDING_TYPOLOGIES,
  interventionOnImmovableType: IMMOVABLE_TYPES,
  tipoImpianto: TIPI_IMPIANTO,
  tipoTerminaleErogazione: TERMINALI_EROGAZIONE,
  tipoDistribuzione: [...TIPI_DISTRIBUZIONE, ...FORMER_TIPI_DISTRIBUZIONE],
  tipoRegolazione: [...TIPI_REGOLAZIONE, ...FORMER_TIPI_REGOLAZIONE],
  vettoreEnergetico: VETTORI_ENERGETICI,
  tipoGeneratore: TIPI_GENERATORE,
};

function listProductChoices(fields: ProductFields, name: string): readonly Choice[] {
  const field = fields[name];
  return field?.kind === 'choice' ? field.choices : [];
}

function listChoicesOf(page: string, name: string): readonly Choice[] {
  if (page === 'serramenti') return listProductChoices(WINDOW_FIELDS, name);
  if (page === 'schermature') return listProductChoices(SHADING_FIELDS, name);
  return CHOICES[name] ?? [];
}

/** Our values of the field that answers a question, as texts; shadings and shutters share those that mean the same. */
export function listOwnValues(
  page: string,
  { field, shutterField }: Pick<SiteField, 'field' | 'shutterField'>,
): Choice<string>[] {
  const choices = [
    ...(shutterField ? listProductChoices(SHUTTER_FIELDS, shutterField) : []),
    ...(field === null ? [] : listChoicesOf(page, field)),
  ];
  return [...new Map(choices.map(({ value, label }) => [String(value), label]))].map(
    ([value, label]) => ({ value, label }),
  );
}
