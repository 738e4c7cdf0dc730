/// <reference path="./css.d.ts" />
import './layouts/auth-layout.css';
import './layouts/layouts.css';
