import type { Chiusura, Schermatura, Serramento } from '../products/index.js';
import type {
  AliquotaIva,
  BuildingTypology,
  CadastralCategory,
  ClimateZone,
  CompanyType,
  Gender,
  GeneralUse,
  HardAttributionCategory,
  ImmovableType,
  ParticularUse,
  PossessionTitle,
  PossessionType,
  ServiceType,
  TerminaleErogazione,
  TipoDistribuzione,
  TipoGeneratore,
  TipoImpianto,
  TipoRegolazione,
  VettoreEnergetico,
} from '../enumerations/index.js';

/** A further beneficiary of the same works (spec wizard §3). */
export interface OtherBeneficiary {
  isCompany: boolean;
  beneficiaryCompanyName: string | null;
  beneficiaryFirstName: string | null;
  beneficiaryLastName: string | null;
  beneficiarySsn: string | null;
  beneficiaryPossessionTitle: PossessionTitle | null;
  /** As `immovableRealRight` of the first beneficiary. */
  beneficiaryRealRight: boolean | null;
  /** Euro of the expense that this beneficiary paid, VAT included. */
  beneficiaryExpenseShare: number | null;
}

/** A heat generator of the existing system. Powers in kW, efficiency in %. */
export interface Generatore {
  tipoGeneratore: TipoGeneratore | null;
  numeroGeneratore: number | null;
  rendimentoMaxPotenza: number | null;
  /** Belongs to a heat pump, in place of the efficiency. */
  pea: number | null;
  /**
   * Kind of generator in words, where the list has none; `null` where it was asked and left blank,
   * absent where the form that stored it does not ask.
   */
  nome?: string | null;
  potenzaUtileNominale: number | null;
}

/**
 * Euro with at most two decimals: sums with VAT and fitting, and where the fitter can tell them
 * apart supply and fitting without VAT. No VAT rate means that there are several, or that it is not
 * known; the sum is then typed.
 */
export interface Spese {
  fornituraSerramenti: number | null;
  posaSerramenti: number | null;
  aliquotaIvaSerramenti: AliquotaIva | null;
  spesaDetraibileSerramenti: number | null;
  speseProfessionaliSerramenti: number | null;
  fornituraSchermature: number | null;
  posaSchermature: number | null;
  aliquotaIvaSchermature: AliquotaIva | null;
  spesaDetraibileSchermature: number | null;
  speseProfessionaliSchermature: number | null;
  fornituraChiusure: number | null;
  posaChiusure: number | null;
  aliquotaIvaChiusure: AliquotaIva | null;
  spesaDetraibileChiusure: number | null;
  speseProfessionaliChiusure: number | null;
}

export interface Manufatti {
  serramenti: Serramento[];
  schermature: Schermatura[];
  chiusure: Chiusura[];
}

/**
 * All form data of one dossier, with the names of the specification (wizard §3). Absent is `null`;
 * dates are `yyyy-mm-dd`.
 */
export interface DossierForm {
  // step 0
  serviceType: ServiceType | null;
  annoRiferimento: number | null;
  isCompany: boolean;
  acquisizioneBeneficiario: boolean;
  // step 1
  beneficiaryCompanyType: CompanyType | null;
  beneficiaryCompanyName: string | null;
  beneficiarySsn: string | null;
  beneficiaryFirstName: string | null;
  beneficiaryLastName: string | null;
  beneficiaryGender: Gender | null;
  beneficiaryBirthDate: string | null;
  beneficiaryBirthMunicipality: string | null;
  beneficiaryBirthProvince: string | null;
  beneficiaryBirthNation: string | null;
  beneficiaryIdentificationDocNumber: string | null;
  beneficiaryIdentificationDocDate: string | null;
  beneficiaryPhone: string | null;
  beneficiaryAttorneyFirstName: string | null;
  beneficiaryAttorneyLastName: string | null;
  beneficiaryAttorneySsn: string | null;
  beneficiaryAttorneyGender: Gender | null;
  beneficiaryAttorneyBirthDate: string | null;
  beneficiaryAttorneyBirthMunicipality: string | null;
  beneficiaryAttorneyBirthProvince: string | null;
  beneficiaryAttorneyBirthNation: string | null;
  otherBeneficiaries: OtherBeneficiary[];
  /** Euro of the expense that the first beneficiary paid; counts where there are others. */
  beneficiaryExpenseShare: number | null;
  // step 2
  beneficiaryResidentialAddress: string | null;
  beneficiaryResidentialAddressNumber: string | null;
  beneficiaryResidentialMunicipality: string | null;
  beneficiaryResidentialProvince: string | null;
  beneficiaryResidentialZip: string | null;
  beneficiaryResidentialClimateZone: ClimateZone | null;
  beneficiaryResidentialNation: string | null;
  // step 3
  immovableAddress: string | null;
  immovableAddressNumber: string | null;
  immovableMunicipality: string | null;
  immovableProvince: string | null;
  immovableZip: string | null;
  immovableStair: string | null;
  immovableInterior: string | null;
  immovableClimateZone: ClimateZone | null;
  // step 4
  immovableMunicipalityCode: string | null;
  immovableCadastralCode: CadastralCategory | null;
  cadastralSection: string | null;
  cadastralSheet: string | null;
  cadastralParcel: string | null;
  cadastralSubordinate: string | null;
  // step 5
  immovableEstimatedYearOfConstruction: string | null;
  immovableSurfaceArea: number | null;
  immovableUnitNumber: number | null;
  immovableMergeUnits: boolean;
  immovablePossessionTitle: PossessionTitle | null;
  /**
   * A holder (title 1) has a real right of enjoyment: usufruct, use or habitation. `null`
   * until somebody says so, because the rate of the deduction depends on it.
   */
  immovableRealRight: boolean | null;
  immovablePossessionType: PossessionType | null;
  immovableGeneralUse: GeneralUse | null;
  immovableParticularUse: ParticularUse | null;
  immovableParticularUseHardAttribution: HardAttributionCategory | null;
  immovableBuildingTypology: BuildingTypology | null;
  // step 6
  interventionOnImmovableType: ImmovableType | null;
  interventionImmovableUnitNumber: number | null;
  interventionStartDate: string | null;
  interventionEstimatedEndDate: string | null;
  interventionEndDate: string | null;
  // step 7
  manufatti: Manufatti;
  // step 8
  tipoImpianto: TipoImpianto | null;
  tipoTerminaleErogazione: TerminaleErogazione | null;
  tipoDistribuzione: TipoDistribuzione | null;
  tipoRegolazione: TipoRegolazione | null;
  vettoreEnergetico: VettoreEnergetico | null;
  generatori: Generatore[];
  impiantoClimatizzazioneEstiva: boolean;
  valoreEer: number | null;
  marcaImpiantoTermico: string | null;
  modelloImpiantoTermico: string | null;
  // step 9
  spese: Spese;
}
