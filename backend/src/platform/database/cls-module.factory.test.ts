import type { DynamicModule } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { expect, it } from '@jest/globals';
import { createClsModule } from './cls-module.factory.js';

const listTokens = (module: DynamicModule): unknown[] => [
  ...(module.providers ?? []).map((provider) =>
    'provide' in provider ? provider.provide : provider,
  ),
  ...(module.imports ?? []).flatMap((part) => ('module' in part ? listTokens(part) : [])),
];

it('the context adds no step to every call, and still provides what it needs', () => {
  const tokens = listTokens(createClsModule());
  expect(tokens).not.toContain(APP_INTERCEPTOR);
  expect(tokens).not.toContain(APP_GUARD);
  expect(tokens.length).toBeGreaterThan(3);
});
