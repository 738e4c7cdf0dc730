import { ApiProperty } from '@nestjs/swagger';
import { SERVICE_TYPES, type ServiceType } from '@pratiche/domain';
import {
  ApiInteger,
  ApiMoment,
  ApiNullableChoice,
  ApiNullableDay,
  ApiNullableInteger,
  ApiNullableMoment,
  ApiNullableText,
} from '../../../platform/openapi/index.js';
import { DossierStatusDto } from '../../status/dto/dossier-status.dto.js';

/** One row of a list of dossiers. */
export class DossierListItemDto {
  @ApiInteger()
  id!: number;

  @ApiMoment()
  created!: string;

  @ApiMoment()
  updated!: string;

  @ApiProperty({ description: 'Name of the beneficiary; empty while there is none.' })
  client!: string;

  @ApiNullableChoice(SERVICE_TYPES.map(({ value }) => value), 'ServiceType')
  serviceType!: ServiceType | null;

  @ApiNullableDay({ description: 'Last day to send.' })
  deadlineDate!: string | null;

  @ApiNullableText()
  rejectReason!: string | null;

  @ApiProperty({ type: DossierStatusDto })
  status!: DossierStatusDto;

  @ApiNullableMoment()
  sentDate!: string | null;

  @ApiNullableMoment()
  receivedDate!: string | null;

  @ApiNullableMoment()
  completedDate!: string | null;

  @ApiNullableInteger({ description: 'Account of the operator it is assigned to.' })
  operatorId!: number | null;

  @ApiNullableText()
  operatoreName!: string | null;

  @ApiNullableText({ description: 'Company of its owner.' })
  businessName!: string | null;

  @ApiInteger({ description: 'Messages of the other side not seen yet.' })
  unreadMessages!: number;

  @ApiInteger({ description: 'Documents asked for again and still missing.' })
  openRequests!: number;
}
