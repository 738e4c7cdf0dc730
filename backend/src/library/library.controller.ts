import {
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Req,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import type { AdminLibraryFile, LibraryFile } from '@pratiche/api';
import { libraryInput, type LibraryBody } from '@pratiche/api/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FileIntakeService, type MultipartFields } from '../platform/files/file-intake.service.js';
import { requireFile } from '../platform/files/require-file.util.js';
import { badRequest, Consumes, idParam, parseWith } from '../platform/http/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../platform/auth/index.js';
import { RateLimit } from '../platform/rate-limiting/index.js';
import { LibraryAdminService } from './library-admin.service.js';
import { LibraryService } from './library.service.js';
import { toAdminLibraryFileDto, toLibraryFileDto } from './library.mapper.js';

const fileIdParam = () => idParam('Il file richiesto non esiste.');
const FILE_FIELD = 'file';
const LIBRARY_FOLDER = 'library';

@Controller('Library')
export class LibraryController {
  constructor(
    private readonly libraryService: LibraryService,
    private readonly libraryAdminService: LibraryAdminService,
    private readonly fileIntakeService: FileIntakeService,
  ) {}

  /** Manual and guides are public: beneficiaries without a login need them too. */
  @Get('guides')
  @Policy('public')
  async listGuides(): Promise<LibraryFile[]> {
    return (await this.libraryService.listGuides()).map(toLibraryFileDto);
  }

  @Get('guides/:key')
  @Policy('public')
  @RateLimit('heavy')
  async downloadGuide(
    @Param('key') key: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    void reply.header('x-content-type-options', 'nosniff');
    return this.libraryService.openGuide(key);
  }

  @Get('useful-documents')
  @Policy('fitterOrBackOffice')
  async listUsefulDocuments(@CurrentUser() caller: CurrentCaller): Promise<LibraryFile[]> {
    return (await this.libraryService.listUsefulDocuments(caller)).map(toLibraryFileDto);
  }

  @Get('download/:id')
  @Policy('fitterOrBackOffice')
  @RateLimit('heavy')
  async downloadFile(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', fileIdParam()) id: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    void reply.header('x-content-type-options', 'nosniff');
    return this.libraryService.openDownload(caller, id);
  }

  @Get()
  @Policy('backOffice')
  async listAllFiles(): Promise<AdminLibraryFile[]> {
    return (await this.libraryService.listAllFiles()).map(toAdminLibraryFileDto);
  }

  @Post()
  @HttpCode(200)
  @Policy('backOffice')
  @Consumes('multipart/form-data')
  async createFile(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
  ): Promise<AdminLibraryFile> {
    return this.fileIntakeService.receiveFile(request, {
      field: FILE_FIELD,
      folder: LIBRARY_FOLDER,
      validateFields: async (fields) => fields['data'] !== undefined && parseLibraryBody(fields),
      save: async (fields, file) =>
        toAdminLibraryFileDto(
          await this.libraryAdminService.createFile(
            caller,
            parseLibraryBody(fields),
            requireFile(file, FILE_FIELD),
          ),
        ),
    });
  }

  @Put(':id')
  @Policy('backOffice')
  @Consumes('multipart/form-data')
  async updateFile(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', fileIdParam()) id: number,
    @Req() request: FastifyRequest,
  ): Promise<AdminLibraryFile> {
    return this.fileIntakeService.receiveFile(request, {
      field: FILE_FIELD,
      folder: LIBRARY_FOLDER,
      validateFields: async (fields) => fields['data'] !== undefined && parseLibraryBody(fields),
      save: async (fields, file) =>
        toAdminLibraryFileDto(
          await this.libraryAdminService.updateFile(caller, id, parseLibraryBody(fields), file),
        ),
    });
  }

  @Delete(':id')
  @HttpCode(204)
  @Policy('backOffice')
  async deleteFile(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', fileIdParam()) id: number,
  ): Promise<void> {
    await this.libraryAdminService.deleteFile(caller, id);
  }
}

function parseLibraryBody(fields: MultipartFields): LibraryBody {
  return parseWith(libraryInput, parseJsonField(fields['data'] ?? ''));
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
