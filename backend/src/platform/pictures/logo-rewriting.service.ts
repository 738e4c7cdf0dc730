import { Injectable } from '@nestjs/common';
import { findLogoFault, LOGO_MAX_BYTES, LOGO_MAX_SIDE } from '@pratiche/domain/settings';
import { badRequest } from '../http/index.js';
import { PictureRewritingService } from './picture-rewriting.service.js';
import type { PictureBounds } from './picture-rewriting.types.js';

const PREFIX = 'data:image/png;base64,';
const BOUNDS: PictureBounds = {
  maxWidth: LOGO_MAX_SIDE,
  maxHeight: LOGO_MAX_SIDE,
  maxBytes: LOGO_MAX_BYTES,
  isOpaque: false,
};
const UNREADABLE =
  'Non riusciamo a leggere questo logo: salvalo di nuovo come immagine PNG di al massimo 12 kB e riprova.';

/** Logos of the portal and of companies, decoded whole and written anew before anybody gets them. */
@Injectable()
export class LogoRewritingService {
  constructor(private readonly pictureRewritingService: PictureRewritingService) {}

  /**
   * A logo that arrives; an empty text stays one.
   * @param caller whose logos wait for each other, and for none of another
   * @throws 400 where it cannot be decoded
   */
  async rewriteLogo(logo: string, caller = ''): Promise<string> {
    if (logo === '') return '';
    const { png } = await this.pictureRewritingService.rewritePicture(
      toBytes(logo),
      BOUNDS,
      caller,
    );
    const rewritten = png === null ? null : toLogo(png);
    if (rewritten === null)
      throw badRequest(UNREADABLE, 'invalid-data', {
        errors: [{ field: 'logo', message: UNREADABLE }],
      });
    return rewritten;
  }

  /** A logo that was stored before logos were written anew; an empty text where it cannot be. */
  async rewriteStoredLogo(logo: string): Promise<string> {
    if (logo === '') return '';
    const png = await this.pictureRewritingService.rewriteStoredPicture(toBytes(logo), BOUNDS);
    return (png === null ? null : toLogo(png)) ?? '';
  }
}

const toBytes = (logo: string): Buffer => Buffer.from(logo.slice(PREFIX.length), 'base64');

/** `null` where it is no logo any more once it is written anew. */
function toLogo(png: Buffer): string | null {
  const logo = PREFIX + png.toString('base64');
  return findLogoFault(logo) === null ? logo : null;
}
