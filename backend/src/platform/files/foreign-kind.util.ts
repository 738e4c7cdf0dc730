import { findForeignKindByName, type ForeignKindCode } from '@pratiche/domain';

/** Kinds by the type that file-type tells, in the order in which they are tried. */
const KINDS_BY_MIME: readonly (readonly [RegExp, ForeignKindCode])[] = [
  [/wordprocessingml|msword|ms-word/, 'word'],
  [/spreadsheetml|ms-excel/, 'excel'],
  [/presentationml|ms-powerpoint/, 'powerpoint'],
  [/visio/, 'visio'],
  [/opendocument\.text/, 'openText'],
  [/opendocument\.spreadsheet/, 'openSheet'],
  [/opendocument\.presentation/, 'openSlides'],
  [/opendocument\.graphics/, 'openDrawing'],
  [/opendocument/, 'openDocument'],
  [/^application\/rtf|^text\/rtf/, 'rtf'],
  [/epub/, 'epub'],
  [/mobipocket/, 'ebook'],
  [/google-earth/, 'map'],
  [/^model\/|3mf|sketchup/, 'model'],
  [/apple\.keynote/, 'keynote'],
  // Numbers has parts that Pages has too: the name tells them apart.
  [/apple\.(?:numbers|pages)/, 'iWork'],
  [/java-archive|android\.package|xpinstall|vsix|google-chrome-extension/, 'app'],
  [/^image\/webp/, 'webp'],
  [/^image\/gif/, 'gif'],
  [/^image\/tiff/, 'tiff'],
  [/^image\/bmp/, 'bmp'],
  [/^image\/avif/, 'avif'],
  [/^image\/svg/, 'svg'],
  [/^image\/vnd\.dwg/, 'cad'],
  [/^image\/(?!jpeg|png|hei[cf])/, 'picture'],
  [/^video\/|ms-asf|rn-realmedia|mxf/, 'video'],
  [/^audio\/|\/ogg$/, 'sound'],
];
const COMPOUND_FILE = 'application/x-cfb';
/** Names of streams that old Office programs write, in UTF-16. */
const COMPOUND_STREAMS: readonly (readonly [string, ForeignKindCode])[] = [
  ['WordDocument', 'word'],
  ['Workbook', 'excel'],
  ['PowerPoint Document', 'powerpoint'],
  ['VisioDocument', 'visio'],
];
const SVG_START = /^[\s\0]*(?:<\?xml[^>]{0,200}>\s*)?(?:<!--[^>]{0,200}-->\s*)?<svg[\s>]/i;

/**
 * Which kind of file people choose by mistake the first bytes are of; `null` for other bytes. Old
 * Office files and iWork documents look alike: their names tell them apart.
 */
export async function detectForeignKind(
  head: Buffer,
  fileName: string,
): Promise<ForeignKindCode | null> {
  if (SVG_START.test(head.subarray(0, 600).toString('latin1'))) return 'svg';
  const { fileTypeFromBuffer } = await import('file-type');
  const mime = (await fileTypeFromBuffer(head))?.mime as string | undefined;
  if (mime === undefined) return null;
  if (mime === COMPOUND_FILE) return readCompoundKind(head, fileName);
  const kind = KINDS_BY_MIME.find(([pattern]) => pattern.test(mime))?.[1];
  return kind === undefined ? null : refineIWork(kind, fileName);
}

function readCompoundKind(head: Buffer, fileName: string): ForeignKindCode {
  const named = findForeignKindByName(fileName);
  const stream = COMPOUND_STREAMS.find(([name]) => head.includes(Buffer.from(name, 'utf16le')));
  return stream?.[1] ?? named ?? 'office';
}

/** Paths that tell what a package is, first match first. */
const KINDS_BY_PATH: readonly (readonly [RegExp, ForeignKindCode])[] = [
  [/^AndroidManifest\.xml$|^classes\.dex$|^Payload\/[^/]+\.app\//, 'app'],
  [/^extension\.vsixmanifest$|^AppxManifest\.xml$|^[^/]+\.nuspec$/, 'app'],
  [/^META-INF\/container\.xml$/, 'epub'],
  [/^3D\/[^/]+\.model$/i, 'model'],
  [/^Index\/Slide[^/]*\.iwa$|^index\.apxl(?:\.gz)?$/, 'keynote'],
  [/^Index\/[^/]+\.iwa$|^Index\.zip$|^buildVersionHistory\.plist$/, 'iWork'],
  [/^doc\.kml$/i, 'map'],
];
const OFFICE_PARTS: readonly (readonly [RegExp, ForeignKindCode])[] = [
  [/^word\//, 'word'],
  [/^xl\//, 'excel'],
  [/^ppt\//, 'powerpoint'],
  [/^visio\//, 'visio'],
  [/^FixedDoc(?:ument)?Seq/, 'xps'],
];
const IWORK_KINDS: readonly ForeignKindCode[] = ['pages', 'numbers', 'keynote'];

/** A ZIP as its directory shows it. */
export interface ZipOutline {
  /** Paths of all files in it, without what systems put beside them. */
  paths: readonly string[];
  /** Text of the entry that names the kind of a container. */
  mimetype: string | null;
  fileName: string;
}

/** The folder that all files are in, with its slash. */
function findCommonFolder([first = '', ...others]: readonly string[]): string {
  const folder = first.slice(0, first.indexOf('/') + 1);
  return folder !== '' && others.every((path) => path.startsWith(folder)) ? folder : '';
}

/** Which package a ZIP is by build, also under another name or in a folder; `null` for a plain ZIP. */
export function detectPackageKind({
  paths,
  mimetype,
  fileName,
}: ZipOutline): ForeignKindCode | null {
  if (mimetype !== null) {
    const kind = KINDS_BY_MIME.find(([pattern]) => pattern.test(mimetype));
    if (kind !== undefined) return kind[1];
  }
  const folder = findCommonFolder(paths);
  const has = (pattern: RegExp): boolean =>
    paths.some((path) => pattern.test(path) || pattern.test(path.slice(folder.length)));
  const findKind = (rows: readonly (readonly [RegExp, ForeignKindCode])[]) =>
    rows.find(([pattern]) => has(pattern))?.[1];
  const kind = findKind(KINDS_BY_PATH);
  if (kind !== undefined) return refineIWork(kind, fileName);
  if (has(/^\[Content_Types\]\.xml$/i)) return findKind(OFFICE_PARTS) ?? 'office';
  if (has(/^META-INF\/manifest\.xml$/) && has(/^content\.xml$/)) return 'openDocument';
  return has(/^META-INF\/MANIFEST\.MF$/) ? 'app' : null;
}

/** Pages and Numbers are built alike: the name tells which. */
function refineIWork(kind: ForeignKindCode, fileName: string): ForeignKindCode {
  const named = findForeignKindByName(fileName);
  return kind === 'iWork' && named !== null && IWORK_KINDS.includes(named) ? named : kind;
}
