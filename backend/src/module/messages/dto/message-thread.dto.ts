import { ApiProperty } from '@nestjs/swagger';
import { MESSAGE_KINDS, MESSAGE_SIDES, type MessageKind, type MessageSide } from '@pratiche/domain';
import {
  ApiChoice,
  ApiInteger,
  ApiMoment,
  ApiNullableInteger,
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

  /** Name people recognise: company or operator. */
  who!: string;

  @ApiChoice(MESSAGE_KINDS, 'MessageKind')
  kind!: MessageKind;

  text!: string;

  /** Document it is about; null for plain messages. */
  documentName!: string | null;

  @ApiNullableInteger()
  requestId!: number | null;

  attachment!: UploadedFileDto | null;

  /** The other side has seen it. */
  isRead!: boolean;
}

/** A document that the back office asked for again and that is still missing. */
export class OpenDocumentRequestDto {
  @ApiInteger()
  id!: number;

  @ApiInteger()
  itemId!: number;

  documentName!: string;

  @ApiMoment()
  asked!: string;

  /** Text of the operator with it. */
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
  /** Oldest first. */
  messages!: DossierMessageDto[];

  requests!: OpenDocumentRequestDto[];

  @ApiInteger({ description: 'Messages of the other side that the caller has not seen.' })
  unread!: number;

  /** Why writing is not allowed; null when it is. */
  closedBecause!: string | null;
}

/** The documents of a dossier, for owner and back office. */
export class DossierDocumentListDto {
  documents!: DocumentSetItemDto[];

  /** CodiceCpid and Ricevuta of each declaration to ENEA. */
  adminFiles!: AdminFileDto[];
}
