import { ApiProperty } from '@nestjs/swagger';
import { MESSAGE_MAX } from '@pratiche/domain';
import { IdField, TextField } from '../../../platform/validation/index.js';

const MessageIdField = (): PropertyDecorator =>
  IdField({ message: 'Numero non valido.', messages: { type: 'Deve essere un numero intero.' } });
const LongTextField = (options: { default?: string; blank?: 'refused' } = {}): PropertyDecorator =>
  TextField({ max: MESSAGE_MAX, characters: 'lines', trim: 'before', ...options });

/** A message; without a file it needs a text. */
export class MessageRequestDto {
  @LongTextField({ default: '' })
  text!: string;
}

/** The form of a message with its file. */
export class MessageFormDto extends MessageRequestDto {
  @ApiProperty({ type: 'string', format: 'binary', required: false })
  attachedFile?: unknown;
}

/** Everything up to this message was seen. */
export class ThreadReadDto {
  @MessageIdField()
  lastId!: number;
}

/** A document that the fitter has to upload again. */
export class DocumentRequestDto {
  @MessageIdField()
  itemId!: number;

  @LongTextField({ blank: 'refused' })
  text!: string;
}

/** The answer to a request for a document. */
export class DocumentAnswerDto {
  @LongTextField({ default: '' })
  text!: string;
}
