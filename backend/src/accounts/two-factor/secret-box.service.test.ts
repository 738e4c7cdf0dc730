import { tmpdir } from 'node:os';
import { describe, expect, it } from '@jest/globals';
import { AppConfig, loadConfig, type SecretKeys } from '../../platform/config/index.js';
import { generateRecoveryCodes, normaliseRecoveryCode } from './recovery-codes.util.js';
import { hashKeyedRecoveryCode, hashRecoveryCode } from './recovery-code-hash.util.js';
import { SecretBoxService } from './secret-box.service.js';

const boxWith = (...secretsKeys: SecretKeys) =>
  new SecretBoxService(
    Object.assign(Object.create(AppConfig.prototype) as AppConfig, { secretsKeys }),
  );
const box = boxWith('k'.repeat(32));

describe('SecretBox', () => {
  it('gives back what was sealed, and seals the same differently each time', () => {
    const [one, two] = [box.sealSecret('JBSWY3DP', 7), box.sealSecret('JBSWY3DP', 7)];
    expect(one).not.toBe(two);
    expect([box.openSecret(one, 7), box.openSecret(two, 7)]).toEqual(['JBSWY3DP', 'JBSWY3DP']);
    expect(one).not.toContain('JBSWY3DP');
  });

  it('opens nothing with another key, for another owner, changed, or of an unknown version', () => {
    const sealed = box.sealSecret('JBSWY3DP', 7);
    expect(() => boxWith('l'.repeat(32)).openSecret(sealed, 7)).toThrow();
    expect(() => box.openSecret(sealed, 8)).toThrow();
    // Not 'B' for 'A': the last letter of these has two bits that mean nothing.
    expect(() =>
      box.openSecret(`${sealed.slice(0, -1)}${sealed.endsWith('A') ? 'Q' : 'A'}`, 7),
    ).toThrow();
    expect(() => box.openSecret(sealed.replace('v1', 'v2'), 7)).toThrow(/unknown version/);
    // A tag cut short would be easier to guess.
    const [version = '', iv = '', tag = '', text = ''] = sealed.split('.');
    expect(() => box.openSecret([version, iv, tag.slice(0, 6), text].join('.'), 7)).toThrow();
  });

  it('marks the same code differently for different owners', async () => {
    expect(hashKeyedRecoveryCode('ABC', 1, 'A')).toBe(hashKeyedRecoveryCode('ABC', 1, 'A'));
    expect(hashKeyedRecoveryCode('ABC', 1, 'A')).not.toBe(hashKeyedRecoveryCode('ABC', 2, 'A'));
    expect(hashKeyedRecoveryCode('ABC', 1, 'A')).not.toBe(hashKeyedRecoveryCode('ABC', 1, 'B'));
    const salted = await hashRecoveryCode('ABC', 1, 'salt');
    expect(salted).toBe(await hashRecoveryCode('ABC', 1, 'salt'));
    expect(salted).not.toBe(await hashRecoveryCode('ABC', 2, 'salt'));
    expect(salted.length).toBeLessThanOrEqual(64);
  });

  it('opens with each of its keys and renews what the first did not seal', () => {
    const changed = boxWith('l'.repeat(32), 'k'.repeat(32));
    const sealed = box.sealSecret('JBSWY3DP', 7);
    expect(changed.openSecret(sealed, 7)).toBe('JBSWY3DP');
    const renewed = changed.resealWithCurrentKey(sealed, 7) ?? '';
    expect(boxWith('l'.repeat(32)).openSecret(renewed, 7)).toBe('JBSWY3DP');
    expect(() => box.openSecret(renewed, 7)).toThrow();
    expect(changed.resealWithCurrentKey(renewed, 7)).toBeNull();
    expect(() => boxWith('m'.repeat(32)).resealWithCurrentKey(sealed, 7)).toThrow();
  });
});

describe('recovery codes', () => {
  it('are ten different ones, read however they are typed', () => {
    const codes = generateRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/);
    expect(normaliseRecoveryCode(' abcde fghjk ')).toBe('ABCDEFGHJK');
  });
});

describe('the key for secrets', () => {
  const production = {
    DATABASE_URL: 'mysql://u:p@127.0.0.1:3306/portal',
    JWT_SECRET: 's'.repeat(32),
    SIGNATURE_KEYS: 's'.repeat(32),
    DATA_DIR: tmpdir(),
  };
  it('is its own where it is given, and otherwise follows from the other without being it', () => {
    expect(loadConfig({ ...production, SECRETS_KEY: 'x'.repeat(32) }).secretsKeys[0]).toBe(
      'x'.repeat(32),
    );
    const [derived, ...others] = loadConfig(production).secretsKeys;
    expect(derived).toHaveLength(43);
    expect(others).toEqual([]);
    expect(loadConfig(production).secretsKeys).toEqual([derived]);
    expect(loadConfig({ ...production, JWT_SECRET: 't'.repeat(32) }).secretsKeys[0]).not.toBe(
      derived,
    );
    expect(() => loadConfig({ ...production, SECRETS_KEY: 'short' })).toThrow(
      /SECRETS_KEY must have at least 32/,
    );
  });

  it('may be several, the first for writing; one derived before stays readable', () => {
    const [[x, y], [s, t]] = [
      ['x', 'y'].map((letter) => letter.repeat(32)),
      ['s', 't'].map((letter) => letter.repeat(32)),
    ];
    const derived = loadConfig(production).secretsKeys[0];
    expect(loadConfig({ ...production, SECRETS_KEY: `${x}, ${y}` }).secretsKeys).toEqual([
      x,
      y,
      derived,
    ]);
    const { jwtSecrets, secretsKeys } = loadConfig({ ...production, JWT_SECRET: `${t},${s}` });
    expect(jwtSecrets).toEqual([t, s]);
    expect(secretsKeys.slice(1)).toEqual([derived]);
    expect(() => loadConfig({ ...production, JWT_SECRET: `${s},short` })).toThrow(
      /JWT_SECRET must have at least 32/,
    );
    expect(() => loadConfig({ ...production, SECRETS_KEY: `${x},` })).toThrow(
      /SECRETS_KEY must have at least 32/,
    );
  });
});
