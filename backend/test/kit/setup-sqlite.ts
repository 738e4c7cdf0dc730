import { createPortalSetup } from './setup.js';

export default createPortalSetup('sqlite');
