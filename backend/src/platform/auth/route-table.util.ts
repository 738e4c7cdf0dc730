import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { PolicyName } from '@pratiche/domain';
import { API_PREFIX } from '../http/api-prefix.constants.js';
import { POLICY_KEY } from './policy.decorator.js';

export interface RouteRow {
  method: string;
  /** With the prefix and parameters as `:name`. */
  path: string;
  /** `null` when the handler names no policy, which denies every caller. */
  policy: PolicyName | null;
}

/** Every route of the application with its access policy, read from the controllers. */
export function listRoutes(app: NestFastifyApplication): RouteRow[] {
  const scanner = new MetadataScanner();
  return app
    .get(DiscoveryService, { strict: false })
    .getControllers()
    .flatMap(({ metatype }) => {
      if (typeof metatype !== 'function') return [];
      const prototype = metatype.prototype as Record<string, unknown>;
      return scanner
        .getAllMethodNames(prototype)
        .flatMap((name) => listRoutesOfHandler(metatype, prototype[name]));
    });
}

function listRoutesOfHandler(controller: object, handler: unknown): RouteRow[] {
  if (typeof handler !== 'function') return [];
  const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
  if (method === undefined) return [];
  const policy = (Reflect.getMetadata(POLICY_KEY, handler) as PolicyName | undefined) ?? null;
  return getPaths(controller).flatMap((base) =>
    getPaths(handler).map((path) => ({
      method: RequestMethod[method],
      path: joinPath(API_PREFIX, base, path),
      policy,
    })),
  );
}

function getPaths(target: object): string[] {
  const path = Reflect.getMetadata(PATH_METADATA, target) as string | string[] | undefined;
  return [path ?? ''].flat();
}

const joinPath = (...parts: string[]): string =>
  '/' +
  parts
    .flatMap((part) => part.split('/'))
    .filter((part) => part !== '')
    .join('/');
