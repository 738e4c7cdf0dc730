import {
  Controller,
  Delete,
  Get,
  Param,
  Post,
  Put,
  Req,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  UploadIntakeService,
  type MultipartFields,
} from '../platform/files/upload-intake.service.js';
import { requireFile } from '../platform/files/require-file.util.js';
import { badRequest, idParam } from '../platform/http/index.js';
import { CurrentUser, type CurrentCaller } from '../platform/auth/index.js';
import { LIBRARY_CONTENT_TYPES, LibraryAdminService } from './library-admin.service.js';
import { LibraryService } from './library.service.js';
import { toAdminLibraryFileDto, toLibraryFileDto } from './library.mapper.js';
import { ApiTags } from '@nestjs/swagger';
import { ApiFileResponse, ApiMultipart, Call } from '../platform/openapi/index.js';
import { RECEIVED_FILE_PROBLEMS } from '../platform/files/received-file-problems.constants.js';
import { validateDto } from '../platform/validation/index.js';
import {
  LibraryChangeFormDto,
  LibraryFormDto,
  LibraryRequestDto,
} from './dto/library-request.dto.js';
import { AdminLibraryFileDto, LibraryFileDto } from './dto/library-file.dto.js';

const fileIdParam = () => idParam('Il file richiesto non esiste.');
const FILE_FIELD = 'file';
const LIBRARY_FOLDER = 'library';

@ApiTags('Library')
@Controller('Library')
export class LibraryController {
  constructor(
    private readonly libraryService: LibraryService,
    private readonly libraryAdminService: LibraryAdminService,
    private readonly uploadIntakeService: UploadIntakeService,
  ) {}

  /** Manual and guides are public: beneficiaries without a login need them too. */
  @Get('guides')
  @Call('List the manual and the guides', 'public', { answer: [LibraryFileDto] })
  async listGuides(): Promise<LibraryFileDto[]> {
    return (await this.libraryService.listGuides()).map(toLibraryFileDto);
  }

  @Get('guides/:key')
  @Call('Download the manual or a guide', 'public', { rate: 'heavy' })
  @ApiFileResponse(...LIBRARY_CONTENT_TYPES)
  async downloadGuide(
    @Param('key') key: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    void reply.header('x-content-type-options', 'nosniff');
    return this.libraryService.openGuide(key);
  }

  @Get('useful-documents')
  @Call('List the useful documents and the guides', 'fitterOrBackOffice', {
    answer: [LibraryFileDto],
    problems: { 403: ['first-package-needed'] },
  })
  async listUsefulDocuments(@CurrentUser() caller: CurrentCaller): Promise<LibraryFileDto[]> {
    return (await this.libraryService.listUsefulDocuments(caller)).map(toLibraryFileDto);
  }

  @Get('download/:id')
  @Call('Download a file of the library', 'fitterOrBackOffice', {
    rate: 'heavy',
    problems: { 403: ['first-package-needed'] },
  })
  @ApiFileResponse(...LIBRARY_CONTENT_TYPES)
  async downloadFile(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', fileIdParam()) id: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    void reply.header('x-content-type-options', 'nosniff');
    return this.libraryService.openDownload(caller, id);
  }

  @Get()
  @Call('List all files of the library', 'backOffice', { answer: [AdminLibraryFileDto] })
  async listAllFiles(): Promise<AdminLibraryFileDto[]> {
    return (await this.libraryService.listAllFiles()).map(toAdminLibraryFileDto);
  }

  @Post()
  @Call('Add a file to the library', 'backOffice', {
    answer: AdminLibraryFileDto,
    problems: [404, RECEIVED_FILE_PROBLEMS],
  })
  @ApiMultipart(LibraryFormDto)
  async createFile(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
  ): Promise<AdminLibraryFileDto> {
    return this.uploadIntakeService.receiveFile(request, {
      field: FILE_FIELD,
      folder: LIBRARY_FOLDER,
      validateFields: async (fields) => fields['data'] !== undefined && parseLibraryRequest(fields),
      save: async (fields, file) =>
        toAdminLibraryFileDto(
          await this.libraryAdminService.createFile(
            caller,
            parseLibraryRequest(fields),
            requireFile(file, FILE_FIELD),
          ),
        ),
    });
  }

  @Put(':id')
  @Call('Change a file of the library', 'backOffice', {
    answer: AdminLibraryFileDto,
    problems: [RECEIVED_FILE_PROBLEMS, { 422: ['file-missing'] }],
  })
  @ApiMultipart(LibraryChangeFormDto)
  async updateFile(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', fileIdParam()) id: number,
    @Req() request: FastifyRequest,
  ): Promise<AdminLibraryFileDto> {
    return this.uploadIntakeService.receiveFile(request, {
      field: FILE_FIELD,
      folder: LIBRARY_FOLDER,
      validateFields: async (fields) => fields['data'] !== undefined && parseLibraryRequest(fields),
      save: async (fields, file) =>
        toAdminLibraryFileDto(
          await this.libraryAdminService.updateFile(caller, id, parseLibraryRequest(fields), file),
        ),
    });
  }

  @Delete(':id')
  @Call('Delete a file of the library', 'backOffice', { status: 204 })
  async deleteFile(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', fileIdParam()) id: number,
  ): Promise<void> {
    await this.libraryAdminService.deleteFile(caller, id);
  }
}

function parseLibraryRequest(fields: MultipartFields): LibraryRequestDto {
  return validateDto(LibraryRequestDto, parseJsonField(fields['data'] ?? ''));
}

function parseJsonField(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('Mancano i dati del file: titolo, descrizione, tipo.', 'invalid-data', {
      errors: [{ field: 'data', message: 'Dati non leggibili.' }],
    });
  }
}
