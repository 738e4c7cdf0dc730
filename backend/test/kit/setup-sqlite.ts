import { portalOf } from './setup.js';

export default portalOf('sqlite');
