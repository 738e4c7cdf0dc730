import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/internal.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConsumes,
  ApiDefaultResponse,
  DocumentBuilder,
  SwaggerModule,
  type OpenAPIObject,
} from '@nestjs/swagger';
import { z } from 'zod';
import { POLICY_KEY } from '../auth/policy.decorator.js';
import { CONSUMES_KEY } from '../http/consumes.decorator.js';
import { ZodPipe } from '../http/zod.pipe.js';

type BodySchema = Extract<Parameters<typeof ApiBody>[0], { schema: unknown }>['schema'];

const PROBLEM = {
  type: 'object',
  required: ['status', 'code', 'message'],
  properties: {
    status: { type: 'integer' },
    code: { type: 'string' },
    message: { type: 'string', description: 'In Italian, for people.' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

/** Describes the API from its routes, policies and body schemas. */
export function describeApi(app: NestFastifyApplication): OpenAPIObject {
  for (const { metatype } of app.get(DiscoveryService, { strict: false }).getControllers()) {
    if (typeof metatype === 'function') describeController(metatype);
  }
  const about = new DocumentBuilder()
    .setTitle('Pratiche Infissi')
    .setVersion('1.0')
    .addBearerAuth()
    .build();
  return SwaggerModule.createDocument(app, about);
}

/** Adds what the handlers already say in another way: body schemas and access policies. */
function describeController(controller: object): void {
  const prototype = (controller as { prototype: Record<string, object> }).prototype;
  for (const name of new MetadataScanner().getAllMethodNames(prototype)) {
    const descriptor = Object.getOwnPropertyDescriptor(prototype, name);
    if (descriptor === undefined) continue;
    const policy = Reflect.getMetadata(POLICY_KEY, descriptor.value as object) as
      string | undefined;
    if (policy !== undefined && policy !== 'public') ApiBearerAuth()(prototype, name, descriptor);
    const types = Reflect.getMetadata(CONSUMES_KEY, descriptor.value as object) as
      string[] | undefined;
    if (types !== undefined) ApiConsumes(...types)(prototype, name, descriptor);
    const schema = bodySchema(controller, name);
    if (schema !== null) ApiBody({ schema })(prototype, name, descriptor);
    ApiDefaultResponse({
      description: 'Problem',
      content: { 'application/problem+json': { schema: PROBLEM } },
    })(prototype, name, descriptor);
  }
}

function bodySchema(controller: object, handler: string): BodySchema | null {
  const args = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler) ?? {}) as Record<
    string,
    { pipes?: unknown[] }
  >;
  for (const [key, { pipes = [] }] of Object.entries(args)) {
    const pipe = pipes.find((one) => one instanceof ZodPipe);
    if (key.startsWith(`${RouteParamtypes.BODY}:`) && pipe instanceof ZodPipe) {
      return z.toJSONSchema(pipe.schema, {
        io: 'input',
        target: 'openapi-3.0',
        unrepresentable: 'any',
      }) as BodySchema;
    }
  }
  return null;
}
