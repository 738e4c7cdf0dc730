export { LogoRewritingService } from './logo-rewriting.service.js';
export { PictureRewritingService } from './picture-rewriting.service.js';
export type { PictureBounds, RewrittenPicture } from './picture-rewriting.types.js';
