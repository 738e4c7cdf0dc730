/// <reference path="./css.d.ts" />
import './layouts/layouts.css';
import './dashboard/dashboard.css';
import './packages/packages.css';
import './payments/payments.css';
import './register/register.css';
import './library/library.css';
import './sessions/sessions.css';
import './profile/profile.css';
