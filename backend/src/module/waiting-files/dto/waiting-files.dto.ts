import { ApiProperty } from '@nestjs/swagger';
import { MAX_WAITING_FILES } from '@pratiche/domain';
import { ApiInteger, ApiMoment } from '../../../platform/openapi/index.js';
import { IdField, NestedListField, TextField } from '../../../platform/validation/index.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const UUID_EXAMPLE = '3f1c2c1e-8a0e-4d0b-9f0a-5f1f1f0c9b11';
const MAX_DEVICE_NAME = 80;
const MAX_FILE_NAME = 200;

/** A file that waits on a device. */
export class WaitingFileDto {
  /** Key that the device gave it; its upload names it. */
  key!: string;

  @ApiInteger({ description: 'Id of the document in the list of the dossier.' })
  itemId!: number;

  /** Name of the file. */
  fileName!: string;
}

/** A device that has files of a dossier. */
export class WaitingDeviceDto {
  /** Identifier that the device chose. */
  deviceId!: string;

  @ApiProperty({ description: 'What people call the device.', example: 'telefono di Marco' })
  deviceName!: string;

  @ApiMoment({ description: 'When the device announced them last.' })
  at!: string;

  /** The files, oldest first. */
  files!: WaitingFileDto[];
}

/** A file as its device announces it. */
export class WaitingFileRequestDto {
  @TextField({
    max: 36,
    pattern: UUID,
    description: 'Key that the upload names, a UUID.',
    example: UUID_EXAMPLE,
  })
  key!: string;

  @IdField({ message: 'Scegli il documento.' })
  itemId!: number;

  @TextField({
    max: MAX_FILE_NAME,
    characters: 'line',
    blank: 'refused',
    description: 'Name of the file.',
  })
  fileName!: string;
}

/** All files of the dossier that a device still has; an empty list says that it has none. */
export class WaitingFilesRequestDto {
  @TextField({
    max: 36,
    pattern: UUID,
    description: 'Identifier that the device chose, a UUID.',
    example: UUID_EXAMPLE,
  })
  deviceId!: string;

  @TextField({
    max: MAX_DEVICE_NAME,
    characters: 'line',
    trim: 'before',
    blank: 'refused',
    description: 'What people call the device.',
  })
  deviceName!: string;

  @NestedListField(() => WaitingFileRequestDto, {
    max: MAX_WAITING_FILES,
    messages: { max: `Al massimo ${MAX_WAITING_FILES} file.` },
    description: 'The files that wait.',
  })
  files!: WaitingFileRequestDto[];
}
