import { getFileExtension, UNSUPPORTED_FILE_MESSAGE } from './file-kinds.js';

/** A kind of file that people choose although the portal does not take it. */
export interface ForeignKind {
  /** With its article, after "Questo file è". */
  name: string;
  /** Format that its program can save it as; `null` for what is no document at all. */
  saveAs: 'PDF' | 'JPEG o PNG' | null;
  extensions: readonly string[];
}

const toPdf = (name: string, extensions: readonly string[] = []): ForeignKind => ({
  name,
  saveAs: 'PDF',
  extensions,
});
const toPicture = (name: string, extensions: readonly string[] = []): ForeignKind => ({
  name,
  saveAs: 'JPEG o PNG',
  extensions,
});
const noDocument = (name: string, extensions: readonly string[] = []): ForeignKind => ({
  name,
  saveAs: null,
  extensions,
});

export const FOREIGN_KINDS = {
  word: toPdf('un documento Word', ['docx', 'doc', 'docm', 'dotx', 'dot']),
  excel: toPdf('un foglio Excel', ['xlsx', 'xls', 'xlsm', 'xlsb', 'xltx']),
  powerpoint: toPdf('una presentazione PowerPoint', ['pptx', 'ppt', 'pptm', 'ppsx', 'pps']),
  visio: toPdf('un disegno Visio', ['vsdx', 'vsd']),
  publisher: toPdf('un documento Publisher', ['pub']),
  office: toPdf('un documento di Office'),
  openText: toPdf('un documento OpenDocument (ODT)', ['odt', 'ott', 'fodt']),
  openSheet: toPdf('un foglio OpenDocument (ODS)', ['ods', 'ots', 'fods']),
  openSlides: toPdf('una presentazione OpenDocument (ODP)', ['odp', 'otp']),
  openDrawing: toPdf('un disegno OpenDocument (ODG)', ['odg', 'otg']),
  openDocument: toPdf('un documento OpenDocument'),
  rtf: toPdf('un documento RTF', ['rtf']),
  pages: toPdf('un documento Pages', ['pages']),
  numbers: toPdf('un foglio Numbers', ['numbers']),
  keynote: toPdf('una presentazione Keynote', ['key', 'keynote']),
  iWork: toPdf('un documento di Pages, Numbers o Keynote'),
  xps: toPdf('un documento XPS', ['xps', 'oxps']),
  epub: toPdf('un libro elettronico (EPUB)', ['epub']),
  ebook: toPdf('un libro elettronico', ['mobi', 'azw', 'azw3']),
  map: toPdf('una mappa (KMZ)', ['kmz', 'kml']),
  cad: toPdf('un disegno CAD', ['dwg', 'dxf']),
  model: toPdf('un modello 3D', ['3mf', 'skp', 'stl']),
  webp: toPicture('un’immagine WebP', ['webp']),
  gif: toPicture('un’immagine GIF', ['gif']),
  tiff: toPicture('un’immagine TIFF', ['tif', 'tiff']),
  bmp: toPicture('un’immagine BMP', ['bmp']),
  avif: toPicture('un’immagine AVIF', ['avif']),
  svg: toPicture('un’immagine SVG', ['svg', 'svgz']),
  picture: toPicture('un’immagine che non tutti i programmi aprono', ['jxl', 'jp2', 'psd', 'raw']),
  app: noDocument('il pacchetto di un programma', [
    'apk',
    'ipa',
    'jar',
    'war',
    'msi',
    'vsix',
    'xpi',
    'crx',
    'appx',
    'msix',
    'nupkg',
  ]),
  video: noDocument('un video', ['mp4', 'mov', 'avi', 'mkv', '3gp']),
  sound: noDocument('una registrazione audio', ['mp3', 'm4a', 'wav', 'ogg', 'opus']),
} satisfies Record<string, ForeignKind>;

export type ForeignKindCode = keyof typeof FOREIGN_KINDS;

/** The kind that a name promises; `null` where its extension is none of them. */
export function findForeignKindByName(fileName: string): ForeignKindCode | null {
  const extension = getFileExtension(fileName);
  if (extension === null) return null;
  const entry = Object.entries<ForeignKind>(FOREIGN_KINDS).find(([, { extensions }]) =>
    extensions.includes(extension),
  );
  return (entry?.[0] as ForeignKindCode | undefined) ?? null;
}

/** Why a file of such a kind is not taken, and what to do. */
export function describeForeignFile(code: ForeignKindCode): string {
  const { name, saveAs }: ForeignKind = FOREIGN_KINDS[code];
  return saveAs === null
    ? `Questo file è ${name}, non un documento: carica al suo posto un PDF o una foto (JPEG, PNG, HEIC).`
    : `Questo file è ${name}: salvalo come ${saveAs} e caricalo di nuovo.`;
}

/** Why a file is not taken whose name is of no accepted type, before its bytes are read. */
export function describeRefusedName(fileName: string): string {
  const code = findForeignKindByName(fileName);
  return code === null ? UNSUPPORTED_FILE_MESSAGE : describeForeignFile(code);
}

/** The same of a file within a ZIP, to go on with how the ZIP is put right. */
export function describeForeignEntry(code: ForeignKindCode): string {
  const { name, saveAs }: ForeignKind = FOREIGN_KINDS[code];
  return saveAs === null ? `è ${name}` : `è ${name}: salvalo come ${saveAs}, poi`;
}
