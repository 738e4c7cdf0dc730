import { describe, expect, it } from '@jest/globals';
import { truncateIpAddress } from './index.js';

describe('shortAddress', () => {
  it.each([
    ['93.184.216.34', '93.184.216.x'],
    ['::ffff:10.1.2.3', '10.1.2.x'],
    ['127.0.0.1', '127.0.0.x'],
    ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::x'],
    ['2001:db8::1', '2001:db8::x'],
    ['::1', '::x'],
    ['fe80::1%eth0', 'fe80::x'],
    ['', ''],
    ['unknown', ''],
    ['<script>', ''],
  ])('%s is kept as "%s"', (address, kept) => {
    expect(truncateIpAddress(address)).toBe(kept);
  });
});
