/** @servers */
import { describeCallsTwiceAtOnce, TWICE_THEMES } from './twice.js';

const themes = Object.values(TWICE_THEMES);

describeCallsTwiceAtOnce((name) => !themes.some((theme) => theme.test(name)));
