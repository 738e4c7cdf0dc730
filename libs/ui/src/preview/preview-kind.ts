/** How a file can be previewed inside the page. */
export type PreviewKind = 'image' | 'pdf' | 'none';

const IMAGES = ['image/jpeg', 'image/png'];
const PDF = 'application/pdf';

/**
 * By the type the server found in the content. Zip and signed files can only be saved; HEIC photos too, because most
 * browsers cannot draw them. `pdfViewer` is what the browser says of itself: phones often have none.
 */
export function previewKind(contentType: string, pdfViewer: boolean): PreviewKind {
  if (IMAGES.includes(contentType)) return 'image';
  return contentType === PDF && pdfViewer ? 'pdf' : 'none';
}

/** Why there is nothing to see, in words for people. */
export function noPreviewText(contentType: string): string {
  switch (contentType) {
    case PDF:
      return 'Questo browser non mostra i PDF dentro la pagina: scarica il file e aprilo.';
    case 'image/heic':
      return 'Il browser non mostra le foto HEIC: scarica il file e aprilo.';
    case 'application/zip':
      return 'È un archivio ZIP: scaricalo e aprilo.';
    case 'application/pkcs7-mime':
      return 'È un file con firma digitale (P7M): scaricalo e aprilo con un programma di firma.';
    default:
      return 'Per questo tipo di file non c’è anteprima: scarica il file e aprilo.';
  }
}
