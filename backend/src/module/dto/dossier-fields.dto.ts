import {
  BUILDING_TYPOLOGIES,
  CADASTRAL_CATEGORIES,
  CLIMATE_ZONES,
  COMPANY_TYPES,
  DAY_BOUNDS,
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
  TIPI_IMPIANTO,
  VETTORI_ENERGETICI,
  type DossierForm,
} from '@pratiche/domain';
import {
  BoundedNumberField,
  ChoiceField,
  createDto,
  DayField,
  FlagField,
  NestedField,
  NestedListField,
} from '../../platform/validation/index.js';
import {
  codeField,
  GeneratoreDto,
  lineField,
  ManufattiDto,
  OtherBeneficiaryDto,
  SpeseDto,
} from './dossier-rows.dto.js';

type Choices = readonly { readonly value: string | number }[];

const choice = (name: string, choices: Choices): PropertyDecorator =>
  ChoiceField(
    choices.map(({ value }) => value),
    { name, isNullable: true },
  );
const category = (name: string, values: readonly string[]): PropertyDecorator =>
  ChoiceField(values, { name, isNullable: true });
const number = (path: keyof typeof NUMBER_BOUNDS): PropertyDecorator =>
  BoundedNumberField(NUMBER_BOUNDS[path], { isNullable: true });
const short = (path: keyof typeof TEXT_BOUNDS): PropertyDecorator => lineField(TEXT_BOUNDS[path]);
const code = (path: keyof typeof TEXT_BOUNDS): PropertyDecorator => codeField(TEXT_BOUNDS[path]);
const day = (): PropertyDecorator => DayField({ ...DAY_BOUNDS, isNullable: true });
const list = (path: keyof typeof LIST_BOUNDS, row: () => new () => object): PropertyDecorator =>
  NestedListField(row, {
    max: LIST_BOUNDS[path].max,
    messages: { max: LIST_BOUNDS[path].message },
  });

/** Every field the user fills in. */
export class DossierFieldsDto extends createDto<DossierForm>('DossierFormDto', {
  serviceType: choice('ServiceType', SERVICE_TYPES),
  annoRiferimento: number('annoRiferimento'),
  isCompany: FlagField(),
  acquisizioneBeneficiario: FlagField(),
  beneficiaryCompanyType: choice('CompanyType', COMPANY_TYPES),
  beneficiaryCompanyName: lineField(),
  beneficiarySsn: code('beneficiarySsn'),
  beneficiaryFirstName: lineField(),
  beneficiaryLastName: lineField(),
  beneficiaryGender: choice('Gender', GENDERS),
  beneficiaryBirthDate: day(),
  beneficiaryBirthMunicipality: lineField(),
  beneficiaryBirthProvince: short('beneficiaryBirthProvince'),
  beneficiaryBirthNation: lineField(),
  beneficiaryIdentificationDocNumber: short('beneficiaryIdentificationDocNumber'),
  beneficiaryIdentificationDocDate: day(),
  beneficiaryPhone: short('beneficiaryPhone'),
  beneficiaryAttorneyFirstName: lineField(),
  beneficiaryAttorneyLastName: lineField(),
  beneficiaryAttorneySsn: code('beneficiaryAttorneySsn'),
  beneficiaryAttorneyGender: choice('Gender', GENDERS),
  beneficiaryAttorneyBirthDate: day(),
  beneficiaryAttorneyBirthMunicipality: lineField(),
  beneficiaryAttorneyBirthProvince: short('beneficiaryAttorneyBirthProvince'),
  beneficiaryAttorneyBirthNation: lineField(),
  otherBeneficiaries: list('otherBeneficiaries', () => OtherBeneficiaryDto),
  beneficiaryResidentialAddress: lineField(),
  beneficiaryResidentialAddressNumber: short('beneficiaryResidentialAddressNumber'),
  beneficiaryResidentialMunicipality: lineField(),
  beneficiaryResidentialProvince: short('beneficiaryResidentialProvince'),
  beneficiaryResidentialZip: short('beneficiaryResidentialZip'),
  beneficiaryResidentialClimateZone: choice('ClimateZone', CLIMATE_ZONES),
  beneficiaryResidentialNation: lineField(),
  immovableAddress: lineField(),
  immovableAddressNumber: short('immovableAddressNumber'),
  immovableMunicipality: lineField(),
  immovableProvince: short('immovableProvince'),
  immovableZip: short('immovableZip'),
  immovableStair: short('immovableStair'),
  immovableInterior: short('immovableInterior'),
  immovableClimateZone: choice('ClimateZone', CLIMATE_ZONES),
  immovableMunicipalityCode: code('immovableMunicipalityCode'),
  immovableCadastralCode: category('CadastralCategory', CADASTRAL_CATEGORIES),
  cadastralSection: short('cadastralSection'),
  cadastralSheet: short('cadastralSheet'),
  cadastralParcel: short('cadastralParcel'),
  cadastralSubordinate: short('cadastralSubordinate'),
  immovableEstimatedYearOfConstruction: short('immovableEstimatedYearOfConstruction'),
  immovableSurfaceArea: number('immovableSurfaceArea'),
  immovableUnitNumber: number('immovableUnitNumber'),
  immovableMergeUnits: FlagField(),
  immovablePossessionTitle: choice('PossessionTitle', POSSESSION_TITLES),
  immovablePossessionType: choice('PossessionType', POSSESSION_TYPES),
  immovableGeneralUse: choice('GeneralUse', GENERAL_USES),
  immovableParticularUse: choice('ParticularUse', PARTICULAR_USES),
  immovableParticularUseHardAttribution: category(
    'HardAttributionCategory',
    HARD_ATTRIBUTION_CATEGORIES,
  ),
  immovableBuildingTypology: choice('BuildingTypology', BUILDING_TYPOLOGIES),
  interventionOnImmovableType: choice('ImmovableType', IMMOVABLE_TYPES),
  interventionImmovableUnitNumber: number('interventionImmovableUnitNumber'),
  interventionStartDate: day(),
  interventionEstimatedEndDate: day(),
  interventionEndDate: day(),
  manufatti: NestedField(() => ManufattiDto),
  tipoImpianto: choice('TipoImpianto', TIPI_IMPIANTO),
  tipoTerminaleErogazione: choice('TerminaleErogazione', TERMINALI_EROGAZIONE),
  vettoreEnergetico: choice('VettoreEnergetico', VETTORI_ENERGETICI),
  generatori: list('generatori', () => GeneratoreDto),
  impiantoClimatizzazioneEstiva: FlagField(),
  valoreEer: number('valoreEer'),
  marcaImpiantoTermico: lineField(),
  modelloImpiantoTermico: lineField(),
  spese: NestedField(() => SpeseDto),
}) {}
