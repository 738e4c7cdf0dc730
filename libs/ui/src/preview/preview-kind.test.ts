import { expect, it } from '@jest/globals';
import { noPreviewText, previewKind } from './preview-kind.js';

it.each([
  ['image/jpeg', true, 'image'],
  ['image/png', false, 'image'],
  ['image/heic', true, 'none'],
  ['application/pdf', true, 'pdf'],
  ['application/pdf', false, 'none'],
  ['application/zip', true, 'none'],
  ['application/pkcs7-mime', true, 'none'],
  ['text/html', true, 'none'],
  ['image/svg+xml', true, 'none'],
])('%s with a PDF viewer %s is shown as %s', (type, viewer, kind) => {
  expect(previewKind(type, viewer)).toBe(kind);
});

it('says why in words of its own for each kind it cannot show', () => {
  const texts = [
    'application/pdf',
    'image/heic',
    'application/zip',
    'application/pkcs7-mime',
    'text/plain',
  ].map(noPreviewText);
  expect(new Set(texts).size).toBe(texts.length);
});
