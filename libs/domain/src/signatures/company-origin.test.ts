import { expect, it } from '@jest/globals';
import { compareWithCompany, describeCompanyOrigin } from './company-origin.js';
import type { SignatureEvent } from './signature-record.js';

it.each([
  [['203.0.113.x'], ['203.0.113.x', '198.51.100.x'], false, { network: true, device: false }],
  [['192.0.2.x', '198.51.100.x'], ['198.51.100.x'], false, { network: true, device: false }],
  [['192.0.2.x'], ['198.51.100.x'], true, { network: false, device: true }],
  // Addresses that cannot be read are no network in common.
  [[''], [''], false, { network: false, device: false }],
  [[], ['198.51.100.x'], false, { network: false, device: false }],
])('compares steps from %j with logins from %j', (addresses, sessions, isKnown, expected) => {
  expect(compareWithCompany(addresses, sessions, isKnown)).toEqual(expected);
});

const eventsOf = (source: string, facts: SignatureEvent['facts']): SignatureEvent[] =>
  [
    { seq: 1, type: 'code-sent', facts: { source: 'signer' } },
    { seq: 2, type: 'code-sent', facts: { source } },
    { seq: 3, type: 'signed', facts },
    { seq: 4, type: 'code-sent', facts: { source: 'signer' } },
  ] as unknown as SignatureEvent[];

it.each([
  ['signer', true, true, 'dalla stessa rete e dallo stesso dispositivo'],
  ['signer', true, false, 'dalla stessa rete da cui'],
  ['signer', false, true, 'da un dispositivo da cui'],
  ['signer', false, false, null],
  ['link', true, true, null],
  ['account', true, true, null],
])(
  'words an address from the %s, network %s and device %s',
  (source, companyNetwork, companyDevice, words) => {
    const text = describeCompanyOrigin(eventsOf(source, { companyNetwork, companyDevice }));
    if (words === null) expect(text).toBeNull();
    else expect(text).toContain(words);
  },
);

it('says nothing of a record that does not say it, or is not signed', () => {
  expect(describeCompanyOrigin(eventsOf('signer', {}))).toBeNull();
  expect(describeCompanyOrigin(eventsOf('signer', {}).slice(0, 2))).toBeNull();
});
