import { expect, it } from '@jest/globals';
import { TokenClock } from './token-clock.js';

const LIFE_S = 900;
const token = (iat: number): string =>
  `x.${btoa(JSON.stringify({ sub: '7', iat, exp: iat + LIFE_S }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')}.x`;

it('sees a token end a little before the server does', () => {
  let now = 1_000_000_000;
  const clock = new TokenClock(() => now);
  const issued = token(1_000_000);
  expect(clock.hasEnded(issued)).toBe(false);
  now += (LIFE_S - 6) * 1000;
  expect(clock.hasEnded(issued)).toBe(false);
  now += 2_000;
  expect(clock.hasEnded(issued)).toBe(true);
});

it('reckons with a device whose clock is an hour ahead, once a token came in', () => {
  const clock = new TokenClock(() => 1_003_600_000);
  expect(clock.hasEnded(token(1_000_000))).toBe(true);
  clock.received(token(1_000_000));
  expect(clock.hasEnded(token(1_000_000))).toBe(false);
});

it.each(['old', '', 'a.b.c', 'x.e30.x'])('leaves «%s» to the server', (text) =>
  expect(new TokenClock().hasEnded(text)).toBe(false),
);
