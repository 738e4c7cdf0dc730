import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import { idParam } from '../../platform/http/index.js';
import {
  IdempotencyKeyed,
  withContent,
  type KeyedRequest,
} from '../../platform/idempotency/index.js';
import { ApiIdempotencyKey, Call } from '../../platform/openapi/index.js';
import { DOSSIER_NOT_FOUND } from '../dossier.repository.js';
import { DossierNotesService, NOTE_NOT_FOUND } from './dossier-notes.service.js';
import { NoteRequestDto, OfficeThreadDto } from './dto/office-thread.dto.js';
import { OfficeThreadService } from './office-thread.service.js';

const dossierIdPipe = () => idParam(DOSSIER_NOT_FOUND);

/** Notes of operators about a dossier; for the back office alone. */
@ApiTags('Module')
@Controller('Module')
export class DossierNotesController {
  constructor(
    private readonly dossierNotesService: DossierNotesService,
    private readonly officeThreadService: OfficeThreadService,
  ) {}

  @Get('notes/:id')
  @Call('Read the internal notes of a dossier', 'backOffice', {
    description: 'With the changes of its operator. Fitters and customers never get them.',
    answer: OfficeThreadDto,
  })
  async readOfficeThread(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdPipe()) id: number,
  ): Promise<OfficeThreadDto> {
    return this.officeThreadService.readOfficeThread(caller, id);
  }

  @Post('notes/:id')
  @Call('Write an internal note', 'backOffice', {
    description: 'Colleagues called with "@" and their name are notified.',
    answer: OfficeThreadDto,
  })
  @ApiIdempotencyKey()
  async addNote(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdPipe()) id: number,
    @Body() { text }: NoteRequestDto,
    @IdempotencyKeyed() key: KeyedRequest | null,
  ): Promise<OfficeThreadDto> {
    await this.dossierNotesService.addNote(caller, id, text, withContent(key, { text }));
    return this.officeThreadService.readOfficeThread(caller, id);
  }

  @Delete('notes/:id/:noteId')
  @Call('Withdraw an internal note', 'backOffice', {
    description: 'One’s own within a day; a SuperAdmin any. Its text is erased.',
    answer: OfficeThreadDto,
    problems: { 409: ['conflict'] },
  })
  async withdrawNote(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdPipe()) id: number,
    @Param('noteId', idParam(NOTE_NOT_FOUND)) noteId: number,
  ): Promise<OfficeThreadDto> {
    await this.dossierNotesService.withdrawNote(caller, id, noteId);
    return this.officeThreadService.readOfficeThread(caller, id);
  }
}
