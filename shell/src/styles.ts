/// <reference path="./css.d.ts" />
import './layouts/layouts.css';
import './dashboard/dashboard.css';
import './registration/registration.css';
import './library/library.css';
import './security/security.css';
import './profile/profile.css';
