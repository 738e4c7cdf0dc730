import { Controller, Get, Param, Post, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentUser, type CurrentCaller } from '../../../platform/auth/index.js';
import { createAttachment } from '../../../platform/http/attachment.util.js';
import { idParam, SaidDto } from '../../../platform/http/index.js';
import { ApiFileResponse, Call } from '../../../platform/openapi/index.js';
import { FileStorageService } from '../../../platform/storage/index.js';
import { createZipStream } from '../../../platform/zip/zip-stream.factory.js';
import { HeldRegistrationDto, PreferredRegistrationDto } from '../dto/held-registration.dto.js';
import { HeldDecisionService } from './held-decision.service.js';
import { HeldRegistrationsService } from './held-registrations.service.js';

const heldIdParam = () => idParam('Registrazione non trovata');

/** Two registrations with one VAT number, for the back office to choose between. */
@ApiTags('Accounts')
@Controller('Accounts/held-registrations')
export class HeldRegistrationsController {
  constructor(
    private readonly heldRegistrationsService: HeldRegistrationsService,
    private readonly heldDecisionService: HeldDecisionService,
    private readonly fileStorageService: FileStorageService,
  ) {}

  @Get()
  @Call('List the registrations that an operator has to look at', 'backOffice', {
    answer: [HeldRegistrationDto],
  })
  async listHeldRegistrations(): Promise<HeldRegistrationDto[]> {
    return this.heldRegistrationsService.listHeldRegistrations();
  }

  @Get(':id/documents')
  @Call('Download the documents of a held registration', 'backOffice', { rate: 'heavy' })
  @ApiFileResponse('application/zip')
  async downloadDocuments(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', heldIdParam()) id: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { fileName, entries } = await this.heldRegistrationsService.collectDocuments(caller, id);
    void reply.header('x-content-type-options', 'nosniff');
    return createAttachment(createZipStream(this.fileStorageService, entries), {
      fileName,
      contentType: 'application/zip',
    });
  }

  @Post(':id/prefer')
  @Call('Let a held registration take the place of the unconfirmed one', 'backOffice', {
    answer: PreferredRegistrationDto,
    problems: {
      409: [
        'address-not-confirmed',
        'company-known',
        'dossiers-in-progress',
        'email-taken',
        'order-open',
      ],
    },
  })
  async preferHeld(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', heldIdParam()) id: number,
  ): Promise<PreferredRegistrationDto> {
    return { accountId: await this.heldDecisionService.preferHeld(caller, id) };
  }

  @Post(':id/keep-first')
  @Call('Keep the first registration and delete the held one', 'backOffice', { answer: SaidDto })
  async keepFirst(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', heldIdParam()) id: number,
  ): Promise<SaidDto> {
    await this.heldDecisionService.keepFirst(caller, id);
    return { message: 'La prima registrazione resta; chi ha inviato la seconda riceve un’e-mail.' };
  }
}
