import { expect, it } from '@jest/globals';
import { noPreviewText, previewKind } from './preview-kind.js';

it.each([
  ['image/jpeg', 'image'],
  ['image/png', 'image'],
  ['image/heic', 'none'],
  ['application/pdf', 'pdf'],
  ['application/zip', 'none'],
  ['application/pkcs7-mime', 'none'],
  ['text/html', 'none'],
  ['image/svg+xml', 'none'],
])('%s is shown as %s', (type, kind) => {
  expect(previewKind(type)).toBe(kind);
});

it('says why in words of its own for each kind it cannot show', () => {
  const texts = ['image/heic', 'application/zip', 'application/pkcs7-mime', 'text/plain'].map(
    noPreviewText,
  );
  expect(new Set(texts).size).toBe(texts.length);
});
