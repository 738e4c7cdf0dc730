/// <reference path="./css.d.ts" />
import './layouts/layouts.css';
import './registration/registration.css';
import './library/library.css';
