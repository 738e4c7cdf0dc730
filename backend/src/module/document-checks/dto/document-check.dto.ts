import { ApiInteger, ApiMoment } from '../../../platform/openapi/index.js';
import { FlagField, IdField, IdListField } from '../../../platform/validation/index.js';

/** Most files of one document in a request; a dossier holds fewer. */
const MAX_FILES = 200;

/** A document that an operator has looked at. */
export class DocumentCheckDto {
  @ApiInteger({ description: 'Id of the document in the list of the dossier.' })
  itemId!: number;

  /** The files that were looked at: all it has now. */
  fileIds!: number[];

  @ApiMoment()
  at!: string;

  /** Operator as they were called then. */
  who!: string;
}

/** Marks a document as verified, or takes the mark away. */
export class DocumentCheckRequestDto {
  @IdField({ message: 'Scegli il documento.' })
  itemId!: number;

  @FlagField({ default: true })
  isVerified!: boolean;

  @IdListField({
    max: MAX_FILES,
    description: 'The files that the operator saw.',
    messages: {
      type: 'Indica i file guardati.',
      min: 'Indica i file guardati.',
      max: `Al massimo ${MAX_FILES} file.`,
      id: 'File non valido.',
    },
  })
  fileIds!: number[];
}
