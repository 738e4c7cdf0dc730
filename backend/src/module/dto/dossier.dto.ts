import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import type { DossierForm } from '@pratiche/domain';
import {
  ApiInteger,
  ApiMoment,
  ApiNullableDay,
  ApiNullableMoment,
} from '../../platform/openapi/index.js';
import { DocumentCheckDto } from '../document-checks/dto/document-check.dto.js';
import { AdminFileDto, DocumentSetItemDto } from '../documents/dto/document-set.dto.js';
import { StatusChangeDto } from '../history/dto/status-change.dto.js';
import { PostponementDto } from '../postpone/dto/postponement.dto.js';
import { DossierStatusDto } from '../status/dto/dossier-status.dto.js';
import { ReturnPointDto } from '../status/dto/return-point.dto.js';
import { DossierFieldsDto } from './dossier-fields.dto.js';

/** Filings of a dossier by kind. */
export class ModuleCreditsDto {
  @ApiInteger()
  numEcobonus!: number;

  @ApiInteger()
  numBonusCasa!: number;

  @ApiInteger()
  numCalcoloEnergetico!: number;
}

/** What the server stores of a dossier besides the form. */
export class DossierRecordDto {
  @ApiInteger()
  id!: number;

  @ApiInteger({ description: 'Counts saves; a save names the version it started from.' })
  version!: number;

  @ApiInteger({ description: 'Counts saves and acts; an act names the one that was seen.' })
  revision!: number;

  status!: DossierStatusDto;

  @ApiInteger({ description: 'Account of its owner.' })
  accountId!: number;

  @ApiMoment()
  created!: string;

  @ApiMoment()
  updated!: string;

  @ApiNullableMoment()
  sentDate!: string | null;

  @ApiNullableMoment()
  receivedDate!: string | null;

  @ApiNullableMoment()
  completedDate!: string | null;

  @ApiNullableDay({ description: 'Last day to send.' })
  deadlineDate!: string | null;

  rejectReason!: string | null;

  /** Data and documents that the last return points at. */
  returnPoints!: ReturnPointDto[];

  /** Operator it is assigned to. */
  operatoreName!: string | null;

  /** Frozen when the dossier was sent. */
  moduleCredits!: ModuleCreditsDto | null;

  /** Euro, frozen when it was sent. */
  totalCost!: number | null;
}

/** A dossier as its owner reads it. */
export class DossierDto extends IntersectionType(DossierFieldsDto, DossierRecordDto) {}

/** A dossier as it was sent. */
export class SubmissionDto {
  @ApiMoment()
  at!: string;

  @ApiProperty({ type: DossierFieldsDto })
  form!: DossierForm;
}

/** A dossier as the back office reads it. */
export class AdminDossierDto extends DossierDto {
  history!: StatusChangeDto[];

  /** Company of its owner. */
  businessName!: string | null;

  accountEmail!: string;

  /** Account of its operator. */
  operatorId!: number | null;

  /** null while it waits for nothing. */
  postponement!: PostponementDto | null;

  documents!: DocumentSetItemDto[];

  /** Credits that a return gives back; null where there are none. */
  chargedCredits!: number | null;

  /** Documents that an operator has looked at as they are now. */
  documentChecks!: DocumentCheckDto[];

  /** CodiceCpid and Ricevuta of each declaration to ENEA. */
  adminFiles!: AdminFileDto[];

  /** Data that the stored ones are compared with. */
  previousSubmission!: SubmissionDto | null;

  /** The last submission, where the back office has changed the data since. */
  editedSubmission!: SubmissionDto | null;
}
