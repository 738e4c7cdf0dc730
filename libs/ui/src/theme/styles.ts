/// <reference path="./css.d.ts" />
import './fonts.css';
import './tokens.css';
import './base.css';
import '../basic/basic.css';
import './layout.css';
import '../fields/fields.css';
import '../upload/upload.css';
import '../background-task-panel/background-task-panel.css';
import '../status/status.css';
import '../preview/preview.css';
import '../menu/menu.css';
import './print.css';
import { showKnownTypeface } from './typeface.js';

showKnownTypeface();
