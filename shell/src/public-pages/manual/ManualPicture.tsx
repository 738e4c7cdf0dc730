import { MANUAL_PICTURES } from './manual-pictures.js';
import { MANUAL_TEXTS } from './texts.js';

/** In pixels of the file, so that nothing moves when it comes (`e2e/manual/take-pictures.spec.ts`). */
const SIZES = { wide: [1320, 840], phone: [720, 1280] } as const;

/** A picture of the product; opened alone it can be enlarged. */
export function ManualPicture({ name, text }: { name: string; text: string }) {
  const url = MANUAL_PICTURES[name];
  if (url === undefined) return null;
  const isPhone = name.endsWith('.phone');
  const [width, height] = isPhone ? SIZES.phone : SIZES.wide;
  return (
    <figure className={isPhone ? 'sh-picture sh-picture-phone' : 'sh-picture'}>
      <a href={url} target="_blank" rel="noreferrer" aria-label={MANUAL_TEXTS.openPicture(text)}>
        <img src={url} alt="" width={width} height={height} loading="lazy" decoding="async" />
      </a>
      <figcaption>{text}</figcaption>
    </figure>
  );
}
