import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { FILING_CORRECTION_REASON_MAX, REQUIRED_MESSAGE, type EneaFiling } from '@pratiche/domain';
import { Transform } from 'class-transformer';
import { ReplacedFileField } from '../../module/documents/replaced-file-field.decorator.js';
import { KeepsRuleWithObject, TextField } from '../../platform/validation/index.js';
import { readDossierFolder } from '../dossier-folder.util.js';
import { CpidField, FilingField } from './filing-fields.decorators.js';

const FOLDER_DESCRIPTION = 'Folder of the dossier: account/dossier.';
const FOLDER_MESSAGE = 'Cartella di destinazione non valida.';
/** Two numbers of a database and what parts them. */
const MAX_FOLDER_LENGTH = 21;
const MAX_FIELD_LENGTH = 100;

/** A field of a form that was left empty is as good as absent. */
const EmptyIsAbsent = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value));

const FolderField = (options: { isOptional?: true; description: string }): PropertyDecorator =>
  TextField({
    ...options,
    max: MAX_FOLDER_LENGTH,
    rule: (folder) => (readDossierFolder(folder) === null ? FOLDER_MESSAGE : null),
    messages: { type: FOLDER_MESSAGE, max: FOLDER_MESSAGE },
    example: '12/34',
  });

const DocumentField = ({ description, example }: { description: string; example: string }) =>
  TextField({
    max: MAX_FIELD_LENGTH,
    blank: 'refused',
    messages: { type: REQUIRED_MESSAGE },
    description,
    example,
  });

function findOtherDossierFault(moduleId: unknown, form: { dir?: string }): string | null {
  const folder = typeof form.dir === 'string' ? readDossierFolder(form.dir) : null;
  return folder === null || String(folder.dossierId) === moduleId
    ? null
    : 'Non corrisponde alla cartella.';
}

/** Number of the dossier, for callers that name it beside its folder. */
const AgreeingDossierField = (): PropertyDecorator =>
  applyDecorators(
    TextField({
      max: MAX_FIELD_LENGTH,
      isOptional: true,
      description: 'Number of the dossier; must agree with dir.',
    }),
    KeepsRuleWithObject('agreesWithFolder', findOtherDossierFault),
  );

/** The file itself, which streams to the storage and is no value of the form. */
const FileField = (): PropertyDecorator =>
  ApiProperty({ type: 'string', format: 'binary', description: 'After the other fields.' });

/** The form that uploads a document of a dossier. */
export class DocumentFormDto {
  @FolderField({
    isOptional: true,
    description: `${FOLDER_DESCRIPTION} Without it the dossier is that of moduleId, or the only one that waits for the document.`,
  })
  @EmptyIsAbsent()
  dir?: string;

  @AgreeingDossierField()
  moduleId?: string;

  @DocumentField({ description: 'Number of the document.', example: '3' })
  id!: string;

  @TextField({
    max: MAX_FIELD_LENGTH,
    isOptional: true,
    description:
      'SHA-256 of the file, in hexadecimal. A file that the document already has is then not stored again, and one that came damaged is refused.',
  })
  contentHash?: string;

  @TextField({
    max: MAX_FIELD_LENGTH,
    isOptional: true,
    description: 'Key under which a device announced the file (`Module/waitingFiles`).',
  })
  fileKey?: string;

  @ReplacedFileField()
  replaces?: string;

  @FileField()
  file?: unknown;
}

/** What both forms of the back office name. */
class OfficeFormDto {
  @FolderField({ description: FOLDER_DESCRIPTION })
  dir!: string;

  @AgreeingDossierField()
  moduleId?: string;

  @FileField()
  file?: unknown;
}

/** The form that adds a file of the back office to a document. */
export class OfficeFileFormDto extends OfficeFormDto {
  @DocumentField({ description: 'Number of the document.', example: '3' })
  id!: string;
}

/** The form that uploads a file of a declaration to ENEA. */
export class AdminFileFormDto extends OfficeFormDto {
  @DocumentField({ description: 'Ricevuta, CodiceCpid or Risparmio.', example: 'Ricevuta' })
  id!: string;

  @FilingField()
  @EmptyIsAbsent()
  filing?: EneaFiling;

  @CpidField({
    isOptional: true,
    description: 'Text of the CPID, beside its file; may also be written with PUT Upload/cpid.',
  })
  cpid?: string | null;
}

/** The form that records a declaration corrected on ENEA's site; its file is the new receipt. */
export class FilingCorrectionFormDto extends OfficeFormDto {
  @FilingField()
  @EmptyIsAbsent()
  filing?: EneaFiling;

  @CpidField({ blank: 'refused', description: 'The new CPID.' })
  cpid!: string;

  @TextField({
    max: FILING_CORRECTION_REASON_MAX,
    characters: 'lines',
    trim: 'before',
    blank: 'refused',
    messages: { type: REQUIRED_MESSAGE },
    description: 'Why the declaration was corrected; its fitter reads it too.',
  })
  reason!: string;

  @ApiProperty({
    type: 'string',
    format: 'binary',
    required: false,
    description: 'Document of the new CPID, where the receipt is another file.',
  })
  cpidFile?: unknown;
}
