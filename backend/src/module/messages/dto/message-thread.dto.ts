import { ApiProperty } from '@nestjs/swagger';
import { MESSAGE_KINDS, MESSAGE_SIDES, type MessageKind, type MessageSide } from '@pratiche/domain';
import {
  ApiChoice,
  ApiInteger,
  ApiMoment,
  ApiNullableInteger,
  ApiNullableText,
} from '../../../platform/openapi/index.js';
import { AdminFileDto, DocumentSetItemDto } from '../../documents/dto/document-set.dto.js';
import { UploadedFileDto } from '../../documents/dto/uploaded-file.dto.js';

/** A message of the thread between the owner of a dossier and the back office. */
export class DossierMessageDto {
  @ApiInteger()
  id!: number;

  @ApiMoment()
  at!: string;

  @ApiChoice(MESSAGE_SIDES, 'MessageSide')
  side!: MessageSide;

  @ApiProperty({ description: 'Name people recognise: company or operator.' })
  who!: string;

  @ApiChoice(MESSAGE_KINDS, 'MessageKind')
  kind!: MessageKind;

  @ApiProperty()
  text!: string;

  @ApiNullableText({ description: 'Document it is about; null for plain messages.' })
  documentName!: string | null;

  @ApiNullableInteger()
  requestId!: number | null;

  @ApiProperty({ type: UploadedFileDto, nullable: true })
  attachment!: UploadedFileDto | null;

  @ApiProperty({ description: 'The other side has seen it.' })
  isRead!: boolean;
}

/** A document that the back office asked for again and that is still missing. */
export class OpenDocumentRequestDto {
  @ApiInteger()
  id!: number;

  @ApiInteger()
  itemId!: number;

  @ApiProperty()
  documentName!: string;

  @ApiMoment()
  asked!: string;

  @ApiProperty({ description: 'What the operator wrote with it.' })
  text!: string;

  @ApiProperty({
    type: 'integer',
    isArray: true,
    description: 'Files that answer it, uploaded since.',
  })
  newFileIds!: number[];
}

/** The thread of a dossier. */
export class MessageThreadDto {
  @ApiProperty({ type: [DossierMessageDto], description: 'Oldest first.' })
  messages!: DossierMessageDto[];

  @ApiProperty({ type: [OpenDocumentRequestDto] })
  requests!: OpenDocumentRequestDto[];

  @ApiInteger({ description: 'Messages of the other side that the caller has not seen.' })
  unread!: number;

  @ApiNullableText({ description: 'Why writing is not allowed; null when it is.' })
  closedBecause!: string | null;
}

/** The documents of a dossier, for owner and back office. */
export class DossierDocumentListDto {
  @ApiProperty({ type: [DocumentSetItemDto] })
  documents!: DocumentSetItemDto[];

  @ApiProperty({
    type: [AdminFileDto],
    description: 'CodiceCpid and Ricevuta of each declaration to ENEA.',
  })
  adminFiles!: AdminFileDto[];
}
