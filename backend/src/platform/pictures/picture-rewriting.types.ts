/** What a picture may be, and how it is written anew. */
export interface PictureBounds {
  maxWidth: number;
  maxHeight: number;
  /** Of the picture that is written. */
  maxBytes: number;
  /** Written on white, without an alpha channel. */
  isOpaque: boolean;
}

/** How the program that decodes ends when it does not write a picture. */
export const EXIT_CODES = { unreadable: 65 } as const;

/**
 * `unreadable`: the decoder refused it; `ended`: the decoder took too long or its process died, which
 * a machine short of memory does as well.
 */
export type RewrittenPicture =
  { png: Buffer; fault: null } | { png: null; fault: 'unreadable' | 'ended' };
