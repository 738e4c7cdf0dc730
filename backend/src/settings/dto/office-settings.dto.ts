import {
  CHIUSURE_POST,
  isVatNumber,
  STATUS_CODES,
  TIPI_DISTRIBUZIONE,
  TIPI_REGOLAZIONE,
  type ChiusuraPost,
  type SettingValues,
  type StatusCode,
  VAT_MESSAGE,
} from '@pratiche/domain';
import {
  findBrandColourFault,
  findLogoFault,
  findWorksCostWordsFault,
} from '@pratiche/domain/settings';
import {
  createDto,
  FlagField,
  KeepsRuleWithObject,
  NestedListField,
  RecentDayField,
  TextField,
  WholeNumberField,
} from '../../platform/validation/index.js';
import {
  DaysField,
  LineField,
  LineToFillInField,
  RequiredLineField,
  TemplatePointsField,
} from './setting-fields.decorator.js';
import { findEmailFault } from './setting-rules.util.js';

const NOT_A_LIST = 'Valore non valido.';

const AddressField = (): PropertyDecorator =>
  TextField({ max: 254, characters: 'line', trim: 'after', rule: findEmailFault });

/** Who offers the service, as contracts and help name it; all blank until first given. */
export class ServiceProviderDto {
  @LineToFillInField(120)
  name!: string;

  @LineToFillInField(200)
  address!: string;

  @LineToFillInField(11, (text) => (isVatNumber(text) ? null : `${VAT_MESSAGE}.`))
  vat!: string;

  @AddressField()
  pec!: string;
}

/** How strangers reach the owner of the portal. */
export class PublicContactsDto {
  @AddressField()
  email!: string;

  @LineField(30)
  phone!: string;

  @LineField(120)
  hours!: string;

  @AddressField()
  accessibilityEmail!: string;
}

/** Marks under which the portal is offered. */
export class BrandDto {
  @RequiredLineField(40)
  name!: string;

  @TextField({ max: 7, characters: 'line', trim: 'after', rule: findBrandColourFault })
  colour!: string;

  @TextField({ max: 17_000, characters: 'line', trim: 'after', rule: findLogoFault })
  logo!: string;
}

export class SupportContactDto {
  @RequiredLineField(80)
  topic!: string;

  @AddressField()
  email!: string;

  @LineField(30)
  phone!: string;

  @LineField(120)
  hours!: string;
}

export class SupportContactListDto {
  @NestedListField(() => SupportContactDto, {
    max: 20,
    messages: { type: NOT_A_LIST, max: 'Al massimo 20 contatti.' },
  })
  items!: SupportContactDto[];
}

/** Words for a return that operators choose from. */
export class ReturnReasonDto {
  @RequiredLineField(60)
  title!: string;

  @TextField({ max: 600, blank: 'refused', trim: 'before', characters: 'lines' })
  text!: string;

  @FlagField()
  isForRejection!: boolean;

  @TemplatePointsField()
  points?: string[];
}

export class ReturnReasonListDto {
  @NestedListField(() => ReturnReasonDto, {
    max: 40,
    messages: { type: NOT_A_LIST, max: 'Al massimo 40 motivi.' },
  })
  items!: ReturnReasonDto[];
}

const eachLine = <Key extends string | number>(keys: readonly Key[], max: number) =>
  Object.fromEntries(keys.map((key) => [key, RequiredLineField(max)])) as Record<
    Key,
    PropertyDecorator
  >;

/** What each status is called. */
export class StatusNamesDto extends createDto<Record<StatusCode, string>>(
  'StatusNamesDto',
  eachLine(STATUS_CODES, 60),
) {}

/** What each shutter is called. */
export class ClosureLabelsDto extends createDto<Record<ChiusuraPost, string>>(
  'ClosureLabelsDto',
  eachLine(
    CHIUSURE_POST.map(({ value }) => value),
    160,
  ),
) {}

/** Labels of the heating's distribution and regulation, by value. */
export class HeatingLabelsDto extends createDto<SettingValues['heatingLabels']>(
  'HeatingLabelsDto',
  eachLine(
    [...TIPI_DISTRIBUZIONE, ...TIPI_REGOLAZIONE].map(({ value }) => value),
    160,
  ),
) {}

/** Refuses a day before the period that the row is about. */
const NotBeforeStart = (): PropertyDecorator =>
  KeepsRuleWithObject('notBeforeStart', (day, row) => {
    const { worksEndedFrom } = row as Partial<EneaOpeningDto>;
    const isBefore =
      typeof day === 'string' && typeof worksEndedFrom === 'string' && day < worksEndedFrom;
    return isBefore ? 'Non può precedere l’inizio del periodo.' : null;
  });

/** When the site of ENEA opened for works that ended in a period. */
export class EneaOpeningDto {
  @RecentDayField()
  worksEndedFrom!: string;

  @NotBeforeStart()
  @RecentDayField()
  worksEndedTo!: string;

  @WholeNumberField({
    default: null,
    min: 2020,
    max: 2100,
    description: 'Year of the expense; null for every year.',
  })
  expenseYear!: number | null;

  @NotBeforeStart()
  @RecentDayField()
  opensOn!: string;
}

export class EneaOpeningListDto {
  @NestedListField(() => EneaOpeningDto, { max: 50, messages: { max: 'Al massimo 50 aperture.' } })
  items!: EneaOpeningDto[];
}

const FIVE_YEARS = 1_826;

/** Days for which personal data is kept; completed dossiers are kept by `controlTerms`. */
export class RetentionPeriodsDto {
  @DaysField(90, 'Drafts never sent, from their last change.')
  drafts!: number;

  @DaysField(7)
  deletedDossiers!: number;

  @DaysField(30, 'Snapshots of earlier sendings, from the completion of the dossier.')
  snapshots!: number;

  @DaysField(30)
  notifications!: number;

  @DaysField(30, 'From the day they ended.')
  beneficiaryLinks!: number;

  @DaysField(FIVE_YEARS)
  audit!: number;
}

/** After how many hours without an act a dossier is free again. */
export class OperatorChargeDto {
  @WholeNumberField({ min: 1, max: 1_000 })
  hours!: number;
}

/** Which papers may be signed online. */
export class OnlineSignaturesDto {
  @FlagField({ description: 'Engagement, delegation and privacy, signed by the customer.' })
  DELEGA!: boolean;

  @FlagField({ description: 'Declaration in place of an affidavit, signed by the customer.' })
  ATTO!: boolean;

  @FlagField({ description: 'Technical requirements, signed by the company.' })
  REQ!: boolean;

  @FlagField({ description: 'Congruity of the expense, signed by the company.' })
  CONGR!: boolean;
}

/** How many drafts an account may have, and how large their files may be together. */
export class DraftQuotaDto {
  @WholeNumberField({ min: 50, max: 1_000_000 })
  drafts!: number;

  @WholeNumberField({ min: 1_000, max: 10_000_000 })
  megabytes!: number;
}

/** Words of invoice lines that bill what the works need beside supply and fitting. */
export class WorksCostWordsDto {
  @TextField({
    max: 6_000,
    characters: 'lines',
    trim: 'after',
    rule: findWorksCostWordsFault,
    description: 'An entry a line.',
  })
  words!: string;
}
