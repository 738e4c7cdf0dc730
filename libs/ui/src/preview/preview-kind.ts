import { PREVIEW_TEXTS as TEXTS } from './texts.js';
/** How a file can be previewed inside the page. */
export type PreviewKind = 'image' | 'pdf' | 'none';

const IMAGES = ['image/jpeg', 'image/png'];
const PDF = 'application/pdf';

/**
 * By the type the server found in the content. Zip and signed files can only be saved; HEIC photos too, because most
 * browsers cannot draw them.
 */
export function previewKind(contentType: string): PreviewKind {
  if (IMAGES.includes(contentType)) return 'image';
  return contentType === PDF ? 'pdf' : 'none';
}

/** Why there is nothing to see, in words for people. */
export function noPreviewText(contentType: string): string {
  switch (contentType) {
    case 'image/heic':
      return TEXTS.noHeic;
    case 'application/zip':
      return TEXTS.noZip;
    case 'application/pkcs7-mime':
      return TEXTS.noP7m;
    default:
      return TEXTS.noPreview;
  }
}
