import { expect, it } from '@jest/globals';
import { activityPollDelay, type PollSituation } from './activity-poll.js';

const CALM: PollSituation = { hasOpenTask: false, silentMs: 0, isOnline: true };

it.each<[string, Partial<PollSituation>, number | false]>([
  ['nothing is under way', {}, 240_000],
  ['a task is under way', { hasOpenTask: true }, 1_000],
  ['the server failed just now', { hasOpenTask: true, silentMs: 400 }, 1_000],
  ['the server has failed for a while', { hasOpenTask: true, silentMs: 6_000 }, 6_000],
  ['the server has failed for long', { hasOpenTask: true, silentMs: 600_000 }, 15_000],
  ['the server fails and nothing is under way', { silentMs: 600_000 }, 240_000],
  ['there is no network', { isOnline: false }, false],
  ['there is no network and a task is under way', { isOnline: false, hasOpenTask: true }, false],
])('when %s', (_, change, delay) => expect(activityPollDelay({ ...CALM, ...change })).toBe(delay));
