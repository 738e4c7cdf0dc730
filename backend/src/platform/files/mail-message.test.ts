import { describe, expect, it } from '@jest/globals';
import { isMailMessage } from './mail-message.util.js';

describe('an e-mail message', () => {
  it.each<[string, string, boolean]>([
    [
      'S/MIME of a signed message',
      'MIME-Version: 1.0\r\nContent-Type: application/pkcs7-mime; smime-type=signed-data\r\n\r\nMII',
      true,
    ],
    ['PEC as it arrived', 'Return-Path: <a@pec.it>\nReceived: from b\n\nCorpo', true],
    ['one of a mailbox', 'From a@b.it Mon Nov 23\nSubject: x\nMessage-ID: <1@b.it>\n', true],
    ['the part of one', '\nContent-Type: text/xml\n\n<a/>', true],
    ['a note', 'Oggetto: fattura\nCiao, la mando domani.', false],
    ['a note that names a header', 'Fattura\nContent-Type: x', false],
    ['XML', '<?xml version="1.0"?><a>\nContent-Type: x</a>', false],
    ['nothing', '', false],
  ])('%s', (_what, text, is) => {
    expect(isMailMessage(Buffer.from(text))).toBe(is);
  });
});
