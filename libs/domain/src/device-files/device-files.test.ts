import { describe, expect, it } from '@jest/globals';
import {
  applyUploadFailure,
  classifyUploadFailure,
  describeDevice,
  describeWaitingFiles,
  findNextUpload,
  fitPhotograph,
  getQueueWait,
  getUploadRetryDelay,
  isDeviceCopyExpired,
  isPhotograph,
  isStorageNearlyFull,
  PHOTO_MAX_EDGE,
  PHOTO_STEPS,
  resetUploadWait,
  toPhotographName,
  validateWaitingFiles,
  type QueuedFile,
} from './index.js';

const DAY = 86_400_000;
const file = (key: string, more: Partial<QueuedFile> = {}): QueuedFile => ({
  key,
  takenAt: 0,
  state: 'ready',
  attempts: 0,
  nextAttemptAt: 0,
  ...more,
});

describe('what a device keeps', () => {
  it.each([
    ['just kept', 0, false],
    ['six days later', 6 * DAY, false],
    ['a moment before seven days', 7 * DAY - 1, false],
    ['after seven days', 7 * DAY, true],
    ['after a month', 30 * DAY, true],
    ['with a clock that was set back', -DAY, false],
  ])('%s', (_, age, isExpired) => {
    expect(isDeviceCopyExpired(1_000_000, 1_000_000 + age)).toBe(isExpired);
  });
});

describe('whose turn it is', () => {
  it.each([
    ['none', [], null],
    ['the oldest', [file('b', { takenAt: 2 }), file('a', { takenAt: 1 })], 'a'],
    ['of the same moment by key', [file('b'), file('a')], 'a'],
    ['one that still has to be made smaller', [file('a', { state: 'kept' })], 'a'],
    ['never a refused one', [file('a', { state: 'refused' }), file('b', { takenAt: 9 })], 'b'],
    ['not one that waits', [file('a', { nextAttemptAt: 101 }), file('b', { takenAt: 9 })], 'b'],
    ['one whose wait is over', [file('a', { nextAttemptAt: 100 })], 'a'],
    ['only refused ones', [file('a', { state: 'refused' })], null],
  ])('%s', (_, files, key) => {
    expect(findNextUpload(files, 100)?.key ?? null).toBe(key);
  });

  it.each([
    ['none', [], null],
    ['ready now', [file('a')], 0],
    ['later', [file('a', { nextAttemptAt: 150 }), file('b', { nextAttemptAt: 130 })], 30],
    ['refused ones do not count', [file('a', { state: 'refused' })], null],
  ])('waits: %s', (_, files, wait) => {
    expect(getQueueWait(files, 100)).toBe(wait);
  });
});

describe('a try that failed', () => {
  it.each([
    [0, 'retry'],
    [401, 'login'],
    [403, 'refused'],
    [404, 'refused'],
    [408, 'retry'],
    [409, 'refused'],
    [413, 'refused'],
    [415, 'refused'],
    [422, 'refused'],
    [429, 'retry'],
    [500, 'retry'],
    [503, 'retry'],
  ])('with %d means %s', (status, outcome) => {
    expect(classifyUploadFailure(status)).toBe(outcome);
  });

  it.each([
    [0, 2_000],
    [1, 2_000],
    [2, 4_000],
    [5, 32_000],
    [8, 256_000],
    [9, 300_000],
    [1_000, 300_000],
  ])('the wait after %d tries is %d ms', (attempts, ms) => {
    expect(getUploadRetryDelay(attempts)).toBe(ms);
  });

  it('waits longer each time, and starts anew when the network is back', () => {
    const once = applyUploadFailure(file('a'), 0, 1_000);
    expect(once).toMatchObject({ state: 'ready', attempts: 1, nextAttemptAt: 3_000 });
    const twice = applyUploadFailure(once, 503, 10_000);
    expect(twice).toMatchObject({ attempts: 2, nextAttemptAt: 14_000 });
    expect(resetUploadWait(twice)).toMatchObject({ attempts: 0, nextAttemptAt: 0 });
  });

  it('keeps the state of a file that was not made smaller yet, and loses none to a login', () => {
    expect(applyUploadFailure(file('a', { state: 'kept' }), 401, 0).state).toBe('kept');
  });

  it('does not try a refused one again, network or not', () => {
    const refused = applyUploadFailure(file('a'), 409, 0);
    expect(refused.state).toBe('refused');
    expect(resetUploadWait(refused)).toBe(refused);
  });
});

describe('a photograph', () => {
  it.each([
    [4_032, 3_024, 2_560, 1_920],
    [3_024, 4_032, 1_920, 2_560],
    [2_560, 100, 2_560, 100],
    [800, 600, 800, 600],
    [100_000, 10, 2_560, 1],
    [1, 1, 1, 1],
  ])('of %d × %d is sent as %d × %d', (width, height, sentWidth, sentHeight) => {
    expect(fitPhotograph({ width, height }, PHOTO_MAX_EDGE)).toEqual({
      width: sentWidth,
      height: sentHeight,
    });
  });

  it('is written smaller with every step', () => {
    for (const [index, step] of PHOTO_STEPS.entries()) {
      const before = PHOTO_STEPS[index - 1];
      if (before !== undefined)
        expect(step.edge * step.quality).toBeLessThan(before.edge * before.quality);
    }
  });

  it.each([
    ['foto.jpg', 'image/jpeg', true],
    ['foto.HEIC', '', true],
    ['foto', 'image/heic', true],
    ['schermata.png', 'image/png', true],
    ['carta.pdf', 'application/pdf', false],
    ['carta.pdf', '', false],
    ['disegno.svg', 'image/svg+xml', false],
    ['foto.jpg', 'application/pdf', false],
  ])('%s of type "%s": %s', (name, type, expected) => {
    expect(isPhotograph({ name, type })).toBe(expected);
  });

  it.each([
    ['foto.JPG', 'foto.JPG'],
    ['foto.jpeg', 'foto.jpeg'],
    ['IMG_1.HEIC', 'IMG_1.jpg'],
    ['a.b.png', 'a.b.jpg'],
    ['foto', 'foto.jpg'],
  ])('%s is called %s', (name, sent) => {
    expect(toPhotographName(name)).toBe(sent);
  });
});

it.each([
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit Mobile Safari',
    'Marco',
    'telefono di Marco',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', ' Anna ', 'telefono di Anna'],
  ['Mozilla/5.0 (Linux; Android 15; SM-X200) AppleWebKit Safari', 'Marco', 'tablet di Marco'],
  ['Mozilla/5.0 (iPad; CPU OS 18_0)', null, 'tablet'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Marco', 'computer di Marco'],
])('the device %s of %s is called %s', (userAgent, name, called) => {
  expect(describeDevice(userAgent, name)).toBe(called);
});

describe('files that wait on a device', () => {
  it.each([
    [[], null],
    [[{ deviceName: 'telefono di Marco', files: [] }], null],
    [[{ deviceName: 'telefono di Marco', files: [1] }], '1 file ancora su «telefono di Marco»'],
    [
      [
        { deviceName: 'telefono di Marco', files: [1, 2] },
        { deviceName: 'tablet', files: [3] },
      ],
      '2 file ancora su «telefono di Marco», 1 file ancora su «tablet»',
    ],
  ])('%j: %s', (devices, text) => {
    expect(describeWaitingFiles(devices)).toBe(text);
    const refusal = validateWaitingFiles(devices);
    if (text === null) expect(refusal).toBeNull();
    else expect(refusal).toContain(text);
  });
});

describe('the storage of a device', () => {
  it.each([
    [{}, false],
    [{ usage: 5 }, false],
    [{ usage: 0, quota: 0 }, false],
    [{ usage: 79, quota: 100 }, false],
    [{ usage: 80, quota: 100 }, true],
    [{ usage: 120, quota: 100 }, true],
  ])('%j is nearly full: %s', (estimate, isFull) => {
    expect(isStorageNearlyFull(estimate)).toBe(isFull);
  });
});
