import { findLogoFault } from '@pratiche/domain/settings';
import { PROFILE_TEXTS } from './texts.js';

const TEXTS = PROFILE_TEXTS.logo;

/** Longest sides that are tried; the first whose file is small enough is taken. */
const SIDES = [512, 320, 240, 160, 96, 64];

export type ReadLogo = { logo: string } | { fault: string };

/**
 * A chosen picture as a PNG that customers' pages can carry: as it is when it may stay so, made
 * smaller otherwise, because a company's logo is rarely at hand in 12 kB.
 */
export async function readLogo(file: File): Promise<ReadLogo> {
  const given = await readAsDataUrl(file);
  if (given !== null && findLogoFault(given) === null) return { logo: given };
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return { fault: TEXTS.unreadable };
  const logo = SIDES.map((side) => drawLogo(picture, side)).find(
    (drawn) => findLogoFault(drawn) === null,
  );
  picture.close();
  return logo === undefined ? { fault: TEXTS.tooHeavy } : { logo };
}

function drawLogo(picture: ImageBitmap, side: number): string {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png');
}

const readAsDataUrl = (file: File): Promise<string | null> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(file);
  });
