import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { addExamples } from './example-values.util.js';
import { nameResponses, shareProblemResponses } from './shared-responses.util.js';
import { describeHandler } from './describe-handler.util.js';

/** Describes the API from its routes, policies and DTOs. */
export function describeApi(app: NestFastifyApplication): OpenAPIObject {
  for (const { metatype } of app.get(DiscoveryService, { strict: false }).getControllers()) {
    if (typeof metatype === 'function') describeController(metatype);
  }
  const about = new DocumentBuilder()
    .setTitle('Pratiche Infissi')
    .setDescription('From the measure on site to the dossier filed with ENEA.')
    .setVersion('1.0')
    .addBearerAuth()
    .build();
  const document = SwaggerModule.createDocument(app, about, {
    autoTagControllers: false,
    operationIdFactory: (controller, method) => `${controller.replace('Controller', '')}_${method}`,
  });
  return sortNames(shareProblemResponses(addExamples(nameResponses(document))));
}

/** The order of modules and of their controllers must not show in the committed file. */
function sortNames({ paths, components = {}, ...description }: OpenAPIObject): OpenAPIObject {
  const { schemas = {}, responses = {} } = components;
  return {
    ...description,
    paths: sortByName(paths),
    components: {
      ...components,
      schemas: sortByName(schemas),
      responses: sortByName(responses),
    },
  };
}

const sortByName = <T>(parts: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(parts).sort(([first], [second]) => (first < second ? -1 : 1)));

function describeController(controller: object): void {
  const prototype = (controller as { prototype: Record<string, object> }).prototype;
  for (const name of new MetadataScanner().getAllMethodNames(prototype)) {
    const descriptor = Object.getOwnPropertyDescriptor(prototype, name);
    if (descriptor !== undefined) describeHandler(controller, prototype, name, descriptor);
  }
}
