import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import type { RouteParamtypes } from '@nestjs/common/internal.js';

/** Whether a handler of a controller takes an argument of that type: its body, its query. */
export function hasHandlerArgument(
  controller: object,
  handler: string,
  type: RouteParamtypes,
): boolean {
  const args = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler) ?? {}) as object;
  return Object.keys(args).some((key) => key.startsWith(`${type}:`));
}
