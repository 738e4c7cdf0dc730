import {
  Body,
  Controller,
  Get,
  HttpCode,
  Inject,
  Post,
  Put,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'mysql2/promise';
import { createDossier } from '../baseline/create-dossier.ts';
import type { BaselineRequest } from '../baseline/http-server.ts';
import { listDossiers } from '../baseline/list-dossiers.ts';
import { sendDossier } from '../baseline/send-dossier.ts';
import { decorateMethod } from './decorate-method.ts';
import { JwtAuthGuard } from './jwt.strategy.ts';

export const POOL = 'POOL';
type AuthenticatedRequest = FastifyRequest & { user: { id: number } };

/** The body check of the portal's build: a hundred fields, as on any such server. */
const { DossierRequestDto } = (await import(
  new URL('../../backend/dist/src/module/dto/dossier-request.dto.js', import.meta.url).href
)) as { DossierRequestDto: new () => object };

const toCall = ({ user, url }: AuthenticatedRequest, body: object = {}): BaselineRequest => ({
  accountId: user.id,
  url: new URL(url, 'http://localhost'),
  body: () => Promise.resolve(JSON.stringify(body)),
});

export class BareController {
  private readonly pool: Pool;

  constructor(pool: Pool) {
    this.pool = pool;
  }

  async list(request: AuthenticatedRequest, reply: FastifyReply): Promise<unknown> {
    const { body, total } = await listDossiers(this.pool, toCall(request));
    void reply.header('x-total-count', String(total));
    return body;
  }

  async create(request: AuthenticatedRequest, body: object): Promise<unknown> {
    return (await createDossier(this.pool, toCall(request, body))).body;
  }

  async send(request: AuthenticatedRequest): Promise<unknown> {
    return (await sendDossier(this.pool, toCall(request))).body;
  }
}

Controller()(BareController);
UseGuards(JwtAuthGuard)(BareController);
Inject(POOL)(BareController, undefined, 0);
decorateMethod(
  BareController,
  'list',
  [Get('list')],
  [
    [Object, Req()],
    [Object, Res({ passthrough: true })],
  ],
);
decorateMethod(
  BareController,
  'create',
  [Put('create')],
  [
    [Object, Req()],
    [DossierRequestDto, Body()],
  ],
);
decorateMethod(BareController, 'send', [Post('send'), HttpCode(200)], [[Object, Req()]]);
