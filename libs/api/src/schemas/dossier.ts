import {
  BUILDING_TYPOLOGIES,
  CADASTRAL_CATEGORIES,
  CLIMATE_ZONES,
  COMPANY_TYPES,
  GENDERS,
  GENERAL_USES,
  HARD_ATTRIBUTION_CATEGORIES,
  IMMOVABLE_TYPES,
  LIST_BOUNDS,
  NUMBER_BOUNDS,
  PARTICULAR_USES,
  POSSESSION_TITLES,
  POSSESSION_TYPES,
  SERVICE_TYPES,
  TERMINALI_EROGAZIONE,
  TEXT_BOUNDS,
  TIPI_GENERATORE,
  TIPI_IMPIANTO,
  VETTORI_ENERGETICI,
  type DossierForm,
} from '@pratiche/domain';
import { z } from 'zod';
import { bounded, day, flag, oneOf, text } from './common.js';
import { manufatti } from './manufatti.js';

const choices = (values: readonly string[]) => values.map((value) => ({ value }));
const number = (path: keyof typeof NUMBER_BOUNDS) => bounded(NUMBER_BOUNDS[path]);
const short = (path: keyof typeof TEXT_BOUNDS) => text(TEXT_BOUNDS[path]);
const listOf = <T extends z.ZodType>(list: keyof typeof LIST_BOUNDS, row: T) =>
  z.array(row).max(LIST_BOUNDS[list].max, { error: LIST_BOUNDS[list].message });
const upper = (path: keyof typeof TEXT_BOUNDS) =>
  short(path).transform((value) => value?.toUpperCase() ?? null);

const otherBeneficiary = z.object({
  isCompany: flag.default(false),
  beneficiaryCompanyName: text().default(null),
  beneficiaryFirstName: text().default(null),
  beneficiaryLastName: text().default(null),
  beneficiarySsn: upper('otherBeneficiaries.*.beneficiarySsn').default(null),
});

const generatore = z.object({
  tipoGeneratore: oneOf(TIPI_GENERATORE).default(null),
  numeroGeneratore: number('generatori.*.numeroGeneratore').default(null),
  rendimentoMaxPotenza: number('generatori.*.rendimentoMaxPotenza').default(null),
  potenzaUtileNominale: number('generatori.*.potenzaUtileNominale').default(null),
});

const spese = z.object({
  spesaDetraibileSerramenti: number('spese.spesaDetraibileSerramenti').default(null),
  speseProfessionaliSerramenti: number('spese.speseProfessionaliSerramenti').default(null),
  spesaDetraibileSchermature: number('spese.spesaDetraibileSchermature').default(null),
  speseProfessionaliSchermature: number('spese.speseProfessionaliSchermature').default(null),
  spesaDetraibileChiusure: number('spese.spesaDetraibileChiusure').default(null),
  speseProfessionaliChiusure: number('spese.speseProfessionaliChiusure').default(null),
});

/** Every field the user fills in; an absent field keeps its stored value. */
export const dossierFields = z.object({
  serviceType: oneOf(SERVICE_TYPES),
  annoRiferimento: number('annoRiferimento'),
  isCompany: flag,
  acquisizioneBeneficiario: flag,
  beneficiaryCompanyType: oneOf(COMPANY_TYPES),
  beneficiaryCompanyName: text(),
  beneficiarySsn: upper('beneficiarySsn'),
  beneficiaryFirstName: text(),
  beneficiaryLastName: text(),
  beneficiaryGender: oneOf(GENDERS),
  beneficiaryBirthDate: day,
  beneficiaryBirthMunicipality: text(),
  beneficiaryBirthProvince: short('beneficiaryBirthProvince'),
  beneficiaryBirthNation: text(),
  beneficiaryIdentificationDocNumber: short('beneficiaryIdentificationDocNumber'),
  beneficiaryIdentificationDocDate: day,
  beneficiaryPhone: short('beneficiaryPhone'),
  beneficiaryAttorneyFirstName: text(),
  beneficiaryAttorneyLastName: text(),
  beneficiaryAttorneySsn: upper('beneficiaryAttorneySsn'),
  beneficiaryAttorneyGender: oneOf(GENDERS),
  beneficiaryAttorneyBirthDate: day,
  beneficiaryAttorneyBirthMunicipality: text(),
  beneficiaryAttorneyBirthProvince: short('beneficiaryAttorneyBirthProvince'),
  beneficiaryAttorneyBirthNation: text(),
  otherBeneficiaries: listOf('otherBeneficiaries', otherBeneficiary),
  beneficiaryResidentialAddress: text(),
  beneficiaryResidentialAddressNumber: short('beneficiaryResidentialAddressNumber'),
  beneficiaryResidentialMunicipality: text(),
  beneficiaryResidentialProvince: short('beneficiaryResidentialProvince'),
  beneficiaryResidentialZip: short('beneficiaryResidentialZip'),
  beneficiaryResidentialClimateZone: oneOf(CLIMATE_ZONES),
  beneficiaryResidentialNation: text(),
  immovableAddress: text(),
  immovableAddressNumber: short('immovableAddressNumber'),
  immovableMunicipality: text(),
  immovableProvince: short('immovableProvince'),
  immovableZip: short('immovableZip'),
  immovableStair: short('immovableStair'),
  immovableInterior: short('immovableInterior'),
  immovableClimateZone: oneOf(CLIMATE_ZONES),
  immovableMunicipalityCode: upper('immovableMunicipalityCode'),
  immovableCadastralCode: oneOf(choices(CADASTRAL_CATEGORIES)),
  cadastralSection: short('cadastralSection'),
  cadastralSheet: short('cadastralSheet'),
  cadastralParcel: short('cadastralParcel'),
  cadastralSubordinate: short('cadastralSubordinate'),
  immovableEstimatedYearOfConstruction: short('immovableEstimatedYearOfConstruction'),
  immovableSurfaceArea: number('immovableSurfaceArea'),
  immovableUnitNumber: number('immovableUnitNumber'),
  immovableMergeUnits: flag,
  immovablePossessionTitle: oneOf(POSSESSION_TITLES),
  immovablePossessionType: oneOf(POSSESSION_TYPES),
  immovableGeneralUse: oneOf(GENERAL_USES),
  immovableParticularUse: oneOf(PARTICULAR_USES),
  immovableParticularUseHardAttribution: oneOf(choices(HARD_ATTRIBUTION_CATEGORIES)),
  immovableBuildingTypology: oneOf(BUILDING_TYPOLOGIES),
  interventionOnImmovableType: oneOf(IMMOVABLE_TYPES),
  interventionImmovableUnitNumber: number('interventionImmovableUnitNumber'),
  interventionStartDate: day,
  interventionEstimatedEndDate: day,
  interventionEndDate: day,
  manufatti,
  tipoImpianto: oneOf(TIPI_IMPIANTO),
  tipoTerminaleErogazione: oneOf(TERMINALI_EROGAZIONE),
  vettoreEnergetico: oneOf(VETTORI_ENERGETICI),
  generatori: listOf('generatori', generatore),
  impiantoClimatizzazioneEstiva: flag,
  valoreEer: number('valoreEer'),
  marcaImpiantoTermico: text(),
  modelloImpiantoTermico: text(),
  spese,
} satisfies Record<keyof DossierForm, z.ZodType>);

/** Body of `PUT Module` and `PUT Module/lastStepDraft`. */
export const dossierInput = dossierFields.partial().extend({
  id: z.int({ error: 'Numero pratica non valido.' }).min(0).nullish(),
  version: z.int({ error: 'Versione non valida.' }).min(1).nullish(),
});
export type DossierInputBody = z.output<typeof dossierInput>;
