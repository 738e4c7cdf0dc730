import type { SettingKind } from '@pratiche/domain';
import {
  DocumentRowDto,
  DocumentRowListDto,
  InterventionMatrixDto,
} from './dossier-settings.dto.js';
import {
  BrandDto,
  ClosureLabelsDto,
  DraftQuotaDto,
  EneaOpeningDto,
  EneaOpeningListDto,
  HeatingLabelsDto,
  OnlineSignaturesDto,
  OperatorChargeDto,
  PublicContactsDto,
  RetentionPeriodsDto,
  ReturnReasonDto,
  ReturnReasonListDto,
  ServiceProviderDto,
  StatusNamesDto,
  SupportContactDto,
  SupportContactListDto,
  WorksCostWordsDto,
} from './office-settings.dto.js';
import { ContractTextsDto, EneaIntermediaryDto, PaperTextsDto } from './paper-settings.dto.js';
import {
  BankTransferDto,
  OfferedPackageDto,
  OfferedPackageListDto,
  PurchaseSwitchDto,
  VatRateDto,
} from './sales-settings.dto.js';
import {
  ControlTermTableDto,
  CostCeilingTableDto,
  DeductionRateTableDto,
  SolarTransmissionDto,
  TransmittanceLimitsDto,
} from './table-settings.dto.js';

type DtoClass = new () => object;

/** How the value of a kind is checked. */
export interface SettingValueCheck {
  dto: DtoClass;
  /** DTO of a row, where the value is a list; `dto` then has it as `items`. */
  item?: DtoClass;
  /** Message of a value that is no object. */
  notObjectMessage?: string;
}

const MISSING_VALUES = 'Valori mancanti.';

/** What each kind of setting takes. The IBAN and BIC are checked by a rule of their own besides. */
export const SETTING_VALUE_CHECKS: Readonly<Record<SettingKind, SettingValueCheck>> = {
  purchases: { dto: PurchaseSwitchDto },
  packages: { dto: OfferedPackageListDto, item: OfferedPackageDto },
  bankTransfer: { dto: BankTransferDto },
  vatRate: { dto: VatRateDto },
  provider: { dto: ServiceProviderDto },
  publicContacts: { dto: PublicContactsDto },
  brand: { dto: BrandDto },
  eneaIntermediary: { dto: EneaIntermediaryDto },
  supportContacts: { dto: SupportContactListDto, item: SupportContactDto },
  statusNames: { dto: StatusNamesDto, notObjectMessage: MISSING_VALUES },
  closureLabels: { dto: ClosureLabelsDto, notObjectMessage: MISSING_VALUES },
  heatingLabels: { dto: HeatingLabelsDto, notObjectMessage: MISSING_VALUES },
  interventionMatrix: { dto: InterventionMatrixDto },
  uLimits: { dto: TransmittanceLimitsDto },
  uLimitsEcobonus: { dto: TransmittanceLimitsDto },
  solarTransmission: { dto: SolarTransmissionDto },
  costCeilings: { dto: CostCeilingTableDto },
  deductionRates: { dto: DeductionRateTableDto },
  controlTerms: { dto: ControlTermTableDto },
  eneaOpenings: { dto: EneaOpeningListDto, item: EneaOpeningDto },
  retention: { dto: RetentionPeriodsDto },
  returnReasons: { dto: ReturnReasonListDto, item: ReturnReasonDto },
  draftLimits: { dto: DraftQuotaDto },
  operatorCharge: { dto: OperatorChargeDto },
  worksCostWords: { dto: WorksCostWordsDto },
  onlineSignatures: { dto: OnlineSignaturesDto },
  paperTexts: { dto: PaperTextsDto },
  contractTexts: { dto: ContractTextsDto },
  documentSet: { dto: DocumentRowListDto, item: DocumentRowDto },
};

const checks = Object.values(SETTING_VALUE_CHECKS);

/** Values that are one object. */
export const SETTING_VALUE_DTOS: readonly DtoClass[] = [
  ...new Set(checks.flatMap(({ dto, item }) => (item === undefined ? [dto] : []))),
];

/** Rows of values that are lists. */
export const SETTING_ITEM_DTOS: readonly DtoClass[] = checks.flatMap(({ item }) => item ?? []);
