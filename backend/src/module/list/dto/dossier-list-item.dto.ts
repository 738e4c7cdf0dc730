import { ApiProperty } from '@nestjs/swagger';
import {
  ENEA_FILING_CODES,
  SERVICE_TYPES,
  type EneaFiling,
  type ReturnKind,
  type ReturnProgress,
  type ServiceType,
  RETURN_KINDS,
  RETURN_PROGRESSES,
} from '@pratiche/domain';
import {
  ApiInteger,
  ApiMoment,
  ApiNullableChoice,
  ApiNullableDay,
  ApiNullableInteger,
  ApiNullableMoment,
} from '../../../platform/openapi/index.js';
import { PostponementDto } from '../../postpone/dto/postponement.dto.js';
import { DossierStatusDto } from '../../status/dto/dossier-status.dto.js';

/** The CPID of a declaration to ENEA. */
export class FilingCpidItemDto {
  @ApiProperty({ enum: ENEA_FILING_CODES, enumName: 'EneaFiling' })
  filing!: EneaFiling;

  cpid!: string;
}

/** One row of a list of dossiers. */
export class DossierListItemDto {
  @ApiInteger()
  id!: number;

  @ApiInteger({ description: 'Counts saves and acts; an act names the one that was seen.' })
  revision!: number;

  @ApiMoment()
  created!: string;

  @ApiMoment()
  updated!: string;

  /** Name of the beneficiary; empty while there is none. */
  client!: string;

  @ApiNullableChoice(SERVICE_TYPES.map(({ value }) => value), 'ServiceType')
  serviceType!: ServiceType | null;

  @ApiNullableDay({ description: 'Last day to send.' })
  deadlineDate!: string | null;

  rejectReason!: string | null;

  @ApiNullableChoice(RETURN_KINDS, 'ReturnKind', {
    description:
      'How it last came back, also once it is a draft again; null of one that did not, and for the back office.',
  })
  returnKind!: ReturnKind | null;

  @ApiNullableChoice(RETURN_PROGRESSES, 'ReturnProgress', {
    description:
      'How much of what was asked is changed: `points-changed` where the reason also asks in words that point at nothing; null as above.',
  })
  returnProgress!: ReturnProgress | null;

  status!: DossierStatusDto;

  @ApiNullableMoment()
  sentDate!: string | null;

  @ApiNullableMoment()
  receivedDate!: string | null;

  @ApiNullableMoment()
  completedDate!: string | null;

  @ApiNullableInteger({ description: 'Account of the operator it is assigned to.' })
  operatorId!: number | null;

  operatoreName!: string | null;

  /** Company of its owner. */
  businessName!: string | null;

  @ApiInteger({ description: 'Messages of the other side not seen yet.' })
  unreadMessages!: number;

  @ApiInteger({ description: 'Documents asked for again and still missing.' })
  openRequests!: number;

  /** Empty until the back office files it. */
  cpids!: FilingCpidItemDto[];

  @ApiInteger({ description: 'How often it was sent: 2 and more after corrections.' })
  submissions!: number;

  @ApiInteger({ description: 'What deserves a second look, as far as the caller may know it.' })
  doubts!: number;

  /** Names of the other operators who have it open; empty for fitters. */
  presentOperators!: string[];

  /**
   * Why CPIDs, receipts or data hold up its filing or completion; null where they do not, and for
   * fitters.
   */
  filingRefusal!: string | null;

  /** Credits that a return gives back; null where there are none, and for fitters. */
  chargedCredits!: number | null;

  /** True where there are documents to download. */
  hasFiles!: boolean;

  /** null while it waits for nothing, and for fitters. */
  postponement!: PostponementDto | null;
}
