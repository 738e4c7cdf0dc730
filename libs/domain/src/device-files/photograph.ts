/** Longest edge of a photograph that is sent, in pixels. */
export const PHOTO_MAX_EDGE = 2_560;
/** Largest photograph that is sent, in bytes. */
export const PHOTO_MAX_BYTES = 1_500_000;

/** How a photograph is written, tried in turn until it is small enough. */
export const PHOTO_STEPS: readonly { edge: number; quality: number }[] = [
  { edge: PHOTO_MAX_EDGE, quality: 0.85 },
  { edge: PHOTO_MAX_EDGE, quality: 0.7 },
  { edge: 2_048, quality: 0.7 },
  { edge: 1_600, quality: 0.6 },
];

/** Size of a picture whose longest edge is at most `edge`; a smaller one is not enlarged. */
export function fitPhotograph(
  { width, height }: { width: number; height: number },
  edge: number,
): { width: number; height: number } {
  const factor = Math.min(1, edge / Math.max(width, height, 1));
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  };
}

const PHOTO_NAME = /\.(?:jpe?g|png|heic|heif|webp)$/i;

/** Whether a file that was chosen is a picture; phones leave out the type now and then. */
export const isPhotograph = ({ name, type }: { name: string; type: string }): boolean =>
  type === '' ? PHOTO_NAME.test(name) : /^image\/(?:jpeg|png|heic|heif|webp)$/.test(type);

/** Name of the photograph once it is written as JPEG. */
export const toPhotographName = (name: string): string =>
  /\.jpe?g$/i.test(name) ? name : `${name.replace(/\.[^.]*$/, '')}.jpg`;
