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
import { FileIntake, type Fields, type ReceivedFile } from '../documents/file-intake.js';
import { badRequest, Consumes, idParam, parseWith } from '../platform/http/index.js';
import { CurrentUser, Policy, Rate, type CurrentCaller } from '../platform/security/index.js';
import { LibraryService } from './library.service.js';
import { adminView, fileView } from './library-view.js';

const fileId = () => idParam('Il file richiesto non esiste.');
const FOLDER = 'library';

@Controller('Library')
export class LibraryController {
  constructor(
    private readonly library: LibraryService,
    private readonly intake: FileIntake,
  ) {}

  /** Manual and guides: nothing in them is secret, and beneficiaries without a login need them too. */
  @Get('guides')
  @Policy('public')
  async guides(): Promise<LibraryFile[]> {
    return (await this.library.guides()).map(fileView);
  }

  @Get('guides/:key')
  @Policy('public')
  @Rate('heavy')
  async guide(
    @Param('key') key: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    void reply.header('x-content-type-options', 'nosniff');
    return this.library.guide(key);
  }

  @Get('useful-documents')
  @Policy('fitterOrBackOffice')
  async usefulDocuments(@CurrentUser() caller: CurrentCaller): Promise<LibraryFile[]> {
    return (await this.library.usefulDocuments(caller)).map(fileView);
  }

  @Get('download/:id')
  @Policy('fitterOrBackOffice')
  @Rate('heavy')
  async download(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', fileId()) id: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    void reply.header('x-content-type-options', 'nosniff');
    return this.library.download(caller, id);
  }

  @Get()
  @Policy('backOffice')
  async all(): Promise<AdminLibraryFile[]> {
    return (await this.library.all()).map(adminView);
  }

  @Post()
  @HttpCode(200)
  @Policy('backOffice')
  @Consumes('multipart/form-data')
  async add(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
  ): Promise<AdminLibraryFile> {
    return this.intake.receive(request, {
      field: 'file',
      folder: FOLDER,
      gate: async (fields) => fields['data'] !== undefined && bodyOf(fields),
      use: async (fields, file) =>
        adminView(await this.library.add(caller, bodyOf(fields), given(file))),
    });
  }

  @Put(':id')
  @Policy('backOffice')
  @Consumes('multipart/form-data')
  async update(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', fileId()) id: number,
    @Req() request: FastifyRequest,
  ): Promise<AdminLibraryFile> {
    return this.intake.receive(request, {
      field: 'file',
      folder: FOLDER,
      gate: async (fields) => fields['data'] !== undefined && bodyOf(fields),
      use: async (fields, file) =>
        adminView(await this.library.update(caller, id, bodyOf(fields), file)),
    });
  }

  @Delete(':id')
  @HttpCode(204)
  @Policy('backOffice')
  async remove(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', fileId()) id: number,
  ): Promise<void> {
    await this.library.remove(caller, id);
  }
}

function bodyOf(fields: Fields): LibraryBody {
  return parseWith(libraryInput, jsonOf(fields['data'] ?? ''));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('Mancano i dati del file: titolo, descrizione, tipo.', 'invalid-data', {
      errors: [{ field: 'data', message: 'Dati non leggibili.' }],
    });
  }
}

function given(file: ReceivedFile | null): ReceivedFile {
  if (file === null)
    throw badRequest('Manca il file da caricare.', 'invalid-data', {
      errors: [{ field: 'file', message: 'Caricare documento!' }],
    });
  return file;
}
