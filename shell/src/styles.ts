/// <reference path="./css.d.ts" />
import './layouts/layouts.css';
