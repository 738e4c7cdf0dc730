import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Municipality } from '@pratiche/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Policy } from '../platform/security/index.js';
import { MunicipalitiesService } from './municipalities.service.js';

/** Public: registration needs the list before there is an account. */
@Controller('municipalities')
export class MunicipalitiesController {
  constructor(private readonly municipalities: MunicipalitiesService) {}

  @Get('getAll')
  @Policy('public')
  async getAll(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { etag, json, gzipped } = await this.municipalities.list();
    void reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
    if (names(request.headers['if-none-match'], etag)) return void reply.code(304).send();
    const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
    void reply.header('content-type', 'application/json; charset=utf-8');
    if (takesGzip) void reply.header('content-encoding', 'gzip');
    void reply.send(takesGzip ? gzipped : json);
  }

  @Get('fromZip/:zip/:name')
  @Policy('public')
  fromZip(@Param('zip') zip: string, @Param('name') name: string): Municipality {
    return this.municipalities.fromZip(zip, name);
  }
}

const names = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
