import { fitPhotograph, PHOTO_MAX_BYTES, PHOTO_STEPS, toPhotographName } from '@pratiche/domain';

const JPEG = 'image/jpeg';

/** A photograph as it is sent. */
export interface PreparedPhotograph {
  blob: Blob;
  fileName: string;
}

/**
 * Writes a photograph anew: turned as its EXIF says, at most 2,560 px and 1.5 MB, without the place
 * where it was taken. What the browser cannot open stays as it is; the server says what it takes.
 */
export async function preparePhotograph(blob: Blob, fileName: string): Promise<PreparedPhotograph> {
  const bitmap = await createImageBitmap(blob, { imageOrientation: 'from-image' }).catch(
    () => null,
  );
  if (bitmap === null) return { blob, fileName };
  try {
    let smallest: Blob | null = null;
    for (const { edge, quality } of PHOTO_STEPS) {
      smallest = await drawAsJpeg(bitmap, edge, quality);
      if (smallest.size <= PHOTO_MAX_BYTES) break;
    }
    return smallest === null
      ? { blob, fileName }
      : { blob: smallest, fileName: toPhotographName(fileName) };
  } finally {
    bitmap.close();
  }
}

async function drawAsJpeg(bitmap: ImageBitmap, edge: number, quality: number): Promise<Blob> {
  const { width, height } = fitPhotograph(bitmap, edge);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d') as
    CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;
  if (context === null) throw new Error('This browser draws no pictures');
  // What is transparent becomes paper, not black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  if (!(canvas instanceof HTMLCanvasElement)) return canvas.convertToBlob({ type: JPEG, quality });
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (written) => (written ? resolve(written) : reject(new Error('No picture was written'))),
      JPEG,
      quality,
    );
  });
}

function createCanvas(width: number, height: number): OffscreenCanvas | HTMLCanvasElement {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  return canvas;
}

/** SHA-256 in hexadecimal. */
export async function computeContentHash(blob: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
