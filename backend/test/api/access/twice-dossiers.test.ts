/** @servers */
import { describeCallsTwiceAtOnce, TWICE_THEMES } from './twice.js';

describeCallsTwiceAtOnce((name) => TWICE_THEMES.dossiers.test(name));
