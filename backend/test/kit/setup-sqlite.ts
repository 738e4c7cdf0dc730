import { createPortalSetup } from './setup.ts';

export default createPortalSetup('sqlite');
