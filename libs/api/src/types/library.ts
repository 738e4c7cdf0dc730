import type { LibraryKind } from '@pratiche/domain';

/** A file people may download. */
export interface LibraryFile {
  id: number;
  /** Fixed name of a file the portal brings along: links point to it. */
  slug: string | null;
  title: string;
  description: string;
  kind: LibraryKind;
  fileName: string;
  contentType: string;
  /** Bytes; null for a file that the portal generates itself. */
  size: number | null;
  updated: string;
}

/** What the back office sees of it. */
export interface AdminLibraryFile extends LibraryFile {
  position: number;
  isPublished: boolean;
  created: string;
}

/** What the back office writes about a file. */
export interface LibraryInput {
  title: string;
  description: string;
  kind: LibraryKind;
  position: number;
  isPublished: boolean;
}
