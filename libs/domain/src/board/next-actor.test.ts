import { expect, it } from '@jest/globals';
import type { StatusCode } from '../statuses/index.js';
import { findNextActor, listStatusesOf, type NextActor, type PostponedFor } from './next-actor.js';

it.each<[StatusCode, NextActor | null]>([
  ['DRAFT', null],
  ['SENT', 'office'],
  ['WAITING', 'fitter'],
  ['REJECTED', null],
  ['ACCEPTED', 'office'],
  ['SENTTOENEA', 'enea'],
  ['SELLED', null],
])('%s waits for %s', (code, actor) => {
  expect(findNextActor(code)).toBe(actor);
});

it.each<[StatusCode, PostponedFor, NextActor | null]>([
  ['SENT', 'day', 'officeLater'],
  ['ACCEPTED', 'day', 'officeLater'],
  ['SENT', 'answer', 'fitterAnswer'],
  ['WAITING', 'answer', 'fitter'],
  ['SENTTOENEA', 'day', 'enea'],
  ['SELLED', 'day', null],
])('%s, put off for the %s, waits for %s', (code, postponedFor, actor) => {
  expect(findNextActor(code, postponedFor)).toBe(actor);
});

it('lists the statuses of each', () => {
  expect(listStatusesOf('office')).toEqual(['SENT', 'ACCEPTED']);
  expect(listStatusesOf('fitter')).toEqual(['WAITING']);
  expect(listStatusesOf('enea')).toEqual(['SENTTOENEA']);
});
