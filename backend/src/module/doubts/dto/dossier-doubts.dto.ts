import { SERVICE_TYPES, type ServiceType } from '@pratiche/domain';
import {
  ApiChoice,
  ApiInteger,
  ApiMoment,
  ApiNullableChoice,
  ApiNullableDay,
} from '../../../platform/openapi/index.js';
import { DossierStatusDto } from '../../status/dto/dossier-status.dto.js';

const DOUBT_ORIGINS = ['form', 'invoice', 'comparison'] as const;

/** An operator has looked at a doubt. */
export class DoubtMarkDto {
  /** Operator as they were called then. */
  who!: string;

  @ApiMoment()
  at!: string;
}

/** One reason to look twice; it blocks nothing. */
export class DossierDoubtDto {
  /** Name of the rule, where it has one. */
  code!: string | null;

  @ApiChoice(DOUBT_ORIGINS, 'DoubtOrigin', {
    description:
      'Whether the form alone says it, holding its e-invoices against it, or comparing it with other dossiers and files.',
  })
  origin!: (typeof DOUBT_ORIGINS)[number];

  /** Path in the form, or `documenti.` and the code of a document. */
  field!: string;

  message!: string;

  /** The rule, in Italian. */
  rule!: string;

  /** Usual value with its unit; empty where there is no limit. */
  limit!: string;

  /** Decree, norm or decision behind the rule. */
  source!: string;

  /** Names the doubt with the value it is about. */
  fingerprint!: string;

  /** Who has looked at it; only the back office reads it. */
  seen!: DoubtMarkDto | null;
}

/** Another dossier that has unit or person in common. Only the back office reads it. */
export class OtherDossierDto {
  @ApiInteger()
  id!: number;

  /** Name of the beneficiary. */
  client!: string;

  /** Company of its owner. */
  businessName!: string | null;

  @ApiNullableChoice(SERVICE_TYPES.map(({ value }) => value), 'ServiceType')
  serviceType!: ServiceType | null;

  status!: DossierStatusDto;

  @ApiNullableDay()
  worksFrom!: string | null;

  @ApiNullableDay()
  worksTo!: string | null;

  isSameUnit!: boolean;

  isSamePerson!: boolean;

  /** The works share a day. */
  isOverlapping!: boolean;
}

/** What deserves a second look in a dossier. */
export class DossierDoubtsDto {
  doubts!: DossierDoubtDto[];

  /** Dossiers that match; always empty for a fitter. */
  others!: OtherDossierDto[];
}
