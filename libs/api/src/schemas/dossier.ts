import {
  BUILDING_TYPOLOGIES, CADASTRAL_CATEGORIES, CLIMATE_ZONES, COMPANY_TYPES, GENDERS, GENERAL_USES, HARD_ATTRIBUTION_CATEGORIES,
  IMMOVABLE_TYPES, PARTICULAR_USES, POSSESSION_TITLES, POSSESSION_TYPES, SERVICE_TYPES, TERMINALI_EROGAZIONE, TIPI_GENERATORE,
  TIPI_IMPIANTO, VETTORI_ENERGETICI, type DossierForm,
} from '@pratiche/domain';
import { z } from 'zod';
import { amount, day, euro, flag, oneOf, text, whole } from './common.js';
import { manufatti } from './manufatti.js';

const choices = (values: readonly string[]) => values.map((value) => ({ value }));
const upper = (max: number) => text(max).transform((value) => value?.toUpperCase() ?? null);

const otherBeneficiary = z.object({
  isCompany: flag.default(false),
  beneficiaryCompanyName: text().default(null),
  beneficiaryFirstName: text().default(null),
  beneficiaryLastName: text().default(null),
  beneficiarySsn: upper(16).default(null),
});

const generatore = z.object({
  tipoGeneratore: oneOf(TIPI_GENERATORE).default(null),
  numeroGeneratore: whole(0, 999).default(null),
  rendimentoMaxPotenza: amount(1000).default(null),
  potenzaUtileNominale: amount(100_000).default(null),
});

const spese = z.object({
  spesaDetraibileSerramenti: euro.default(null),
  speseProfessionaliSerramenti: euro.default(null),
  spesaDetraibileSchermature: euro.default(null),
  speseProfessionaliSchermature: euro.default(null),
  spesaDetraibileChiusure: euro.default(null),
  speseProfessionaliChiusure: euro.default(null),
});

/** Every field people fill in; a field that is absent keeps what is stored. */
export const dossierFields = z.object({
  serviceType: oneOf(SERVICE_TYPES),
  annoRiferimento: whole(2000, 2100),
  isCompany: flag,
  acquisizioneBeneficiario: flag,
  beneficiaryCompanyType: oneOf(COMPANY_TYPES),
  beneficiaryCompanyName: text(),
  beneficiarySsn: upper(16),
  beneficiaryFirstName: text(),
  beneficiaryLastName: text(),
  beneficiaryGender: oneOf(GENDERS),
  beneficiaryBirthDate: day,
  beneficiaryBirthMunicipality: text(),
  beneficiaryBirthProvince: text(60),
  beneficiaryBirthNation: text(),
  beneficiaryIdentificationDocNumber: text(40),
  beneficiaryIdentificationDocDate: day,
  beneficiaryPhone: text(30),
  beneficiaryAttorneyFirstName: text(),
  beneficiaryAttorneyLastName: text(),
  beneficiaryAttorneySsn: upper(16),
  beneficiaryAttorneyGender: oneOf(GENDERS),
  beneficiaryAttorneyBirthDate: day,
  beneficiaryAttorneyBirthMunicipality: text(),
  beneficiaryAttorneyBirthProvince: text(60),
  beneficiaryAttorneyBirthNation: text(),
  otherBeneficiaries: z.array(otherBeneficiary).max(50, { error: 'Troppi beneficiari.' }),
  beneficiaryResidentialAddress: text(),
  beneficiaryResidentialAddressNumber: text(20),
  beneficiaryResidentialMunicipality: text(),
  beneficiaryResidentialProvince: text(60),
  beneficiaryResidentialZip: text(9),
  beneficiaryResidentialClimateZone: oneOf(CLIMATE_ZONES),
  beneficiaryResidentialNation: text(),
  immovableAddress: text(),
  immovableAddressNumber: text(20),
  immovableMunicipality: text(),
  immovableProvince: text(60),
  immovableZip: text(9),
  immovableStair: text(20),
  immovableInterior: text(20),
  immovableClimateZone: oneOf(CLIMATE_ZONES),
  immovableMunicipalityCode: upper(4),
  immovableCadastralCode: oneOf(choices(CADASTRAL_CATEGORIES)),
  cadastralSection: text(20),
  cadastralSheet: text(20),
  cadastralParcel: text(20),
  cadastralSubordinate: text(20),
  immovableEstimatedYearOfConstruction: text(40),
  immovableSurfaceArea: amount(9_999_999),
  immovableUnitNumber: whole(0, 99_999),
  immovableMergeUnits: flag,
  immovablePossessionTitle: oneOf(POSSESSION_TITLES),
  immovablePossessionType: oneOf(POSSESSION_TYPES),
  immovableGeneralUse: oneOf(GENERAL_USES),
  immovableParticularUse: oneOf(PARTICULAR_USES),
  immovableParticularUseHardAttribution: oneOf(choices(HARD_ATTRIBUTION_CATEGORIES)),
  immovableBuildingTypology: oneOf(BUILDING_TYPOLOGIES),
  interventionOnImmovableType: oneOf(IMMOVABLE_TYPES),
  interventionImmovableUnitNumber: whole(0, 99_999),
  interventionStartDate: day,
  interventionEstimatedEndDate: day,
  interventionEndDate: day,
  manufatti,
  tipoImpianto: oneOf(TIPI_IMPIANTO),
  tipoTerminaleErogazione: oneOf(TERMINALI_EROGAZIONE),
  vettoreEnergetico: oneOf(VETTORI_ENERGETICI),
  generatori: z.array(generatore).max(50, { error: 'Troppi generatori.' }),
  impiantoClimatizzazioneEstiva: flag,
  valoreEer: amount(99),
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
