// Generated from libs/api/openapi.json by "npm run openapi".
export interface paths {
    "/api/Accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the profile of the caller */
        put: operations["Profile_changeProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what is new for the caller
         * @description Unread notifications, unread messages of dossiers and background tasks; 304 while none has changed.
         */
        get: operations["Activity_getActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/adjust-credit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Correct the credits of an account */
        post: operations["AccountCredits_adjustCredits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/change-operator/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change who of the back office looks after a company */
        post: operations["Operators_changeReferenceOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the password of the caller */
        post: operations["Profile_changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/change-registration-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the address of a registration that was not confirmed yet
         * @description The answer is the same whatever the key and the address are.
         */
        post: operations["Registration_changeRegistrationAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/change-role/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the role of a person of the back office */
        post: operations["Operators_changeRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/change-sponsor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the sponsor of an account */
        post: operations["Users_changeSponsor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/check-reset-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check the link for a new password */
        post: operations["PasswordRecovery_checkResetLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/check-terms-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read whose account a link completes */
        post: operations["Terms_checkTermsLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/check-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read what a link would confirm
         * @description Confirms nothing.
         */
        post: operations["Registration_checkVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/contract-papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand in new papers after a refusal
         * @description The account then waits for a review again.
         */
        post: operations["Onboarding_replacePapers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/credit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the credits that the caller has left */
        get: operations["AccountCredits_getBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/credit-congruita-spesa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the credits that could pay energy calculations */
        get: operations["AccountCredits_getEnergyCalculationBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/data-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a copy of the data of the caller */
        post: operations["Profile_exportAccountData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/device-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the key pairs of the account for its devices */
        get: operations["DeviceKeys_listDeviceKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/download-contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Download the engagement letter with the data entered so far */
        post: operations["Registration_downloadContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/download-terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Download the conditions to accept */
        post: operations["Terms_downloadTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/download/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the documents of an account */
        get: operations["AccountDocuments_downloadDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to choose a new password
         * @description The answer is the same for known and unknown addresses.
         */
        post: operations["PasswordRecovery_forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/get-active-packages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the packages of an account */
        get: operations["AccountCredits_listActivePackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/get-all-excel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the accounts that match as a workbook
         * @description With an Accept of JSON alone a background task is started instead.
         */
        get: operations["Exports_downloadAccounts"];
        put?: never;
        /** Start a workbook of the accounts that match */
        post: operations["Exports_startAccountsExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/get-all-gird": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the accounts that match */
        get: operations["Users_listAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/get-by-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Find the account of an e-mail address */
        post: operations["Users_findByEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/held-registrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the registrations that an operator has to look at */
        get: operations["HeldRegistrations_listHeldRegistrations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/held-registrations/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the documents of a held registration */
        get: operations["HeldRegistrations_downloadDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/held-registrations/{id}/keep-first": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep the first registration and delete the held one */
        post: operations["HeldRegistrations_keepFirst"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/held-registrations/{id}/prefer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a held registration take the place of the unconfirmed one */
        post: operations["HeldRegistrations_preferHeld"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with e-mail and password
         * @description Answers the session, or a ticket where a second step was chosen; the session is renewed with a cookie.
         */
        post: operations["Login_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/login-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in with the code of the second step */
        post: operations["Login_confirmLoginCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set or remove the logo of the caller for customers */
        put: operations["CompanyLogo_changeLogo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session of the cookie */
        post: operations["Login_logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/office-waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count what waits for the back office */
        get: operations["Activity_countWaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/onboarding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read where the caller stands on the way to the portal */
        get: operations["Onboarding_readOnboarding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/own-contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the engagement letter of the caller, to sign it again */
        get: operations["Onboarding_downloadOwnContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/papers/{id}/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one document of an account */
        get: operations["AccountDocuments_readPaper"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/pre-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an account that its owner completes */
        post: operations["RegistrationBackOffice_precreateAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/recharge/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a package to an account */
        post: operations["AccountCredits_rechargeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/refresh-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renew the session with its cookie */
        post: operations["Login_refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/refuse-contract/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse the papers of an account that wait for a review
         * @description The owner learns the reason and hands in new ones.
         */
        post: operations["RegistrationBackOffice_refuseContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/refuse-deletion/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuse the request to delete an account */
        post: operations["Users_refuseDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/refuse-registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete a registration that its address did not ask for */
        post: operations["Registration_refuseRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a company
         * @description The answer is the same for known and unknown addresses.
         */
        post: operations["Registration_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/request-deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for the deletion of the account */
        post: operations["Profile_requestDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/resend-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for the e-mail of a registration again */
        post: operations["Registration_resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose a new password with a link */
        post: operations["PasswordRecovery_resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/revoke-contract/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back the confirmation of a contract */
        post: operations["RegistrationBackOffice_revokeContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the sessions of the caller */
        get: operations["Sessions_listOwnSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/sessions/end-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End every session of the caller */
        post: operations["Sessions_endAllOwnSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End a session of the caller */
        delete: operations["Sessions_endOwnSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/suspend/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Suspend an account */
        post: operations["Users_suspendAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/test-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Send a test e-mail to the caller */
        get: operations["Users_sendTestEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/two-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read how the two-step login of the caller stands */
        get: operations["TwoFactor_findTwoFactorState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/two-factor/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the accounts with two-step login */
        get: operations["TwoFactor_listTwoFactorAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/two-factor/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to set up the two-step login */
        post: operations["TwoFactor_beginTwoFactorSetup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/two-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn the two-step login on */
        post: operations["TwoFactor_confirmTwoFactorSetup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/two-factor/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn the two-step login off */
        post: operations["TwoFactor_disableTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/two-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace the recovery codes */
        post: operations["TwoFactor_renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/two-factor/reset/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn the two-step login of a colleague off */
        post: operations["TwoFactor_resetTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/unsuspend/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reactivate a suspended account */
        post: operations["Users_reactivateAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/update-terms-and-conds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Complete an account with its link */
        post: operations["Terms_acceptTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/verify-contract-account/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the contract of an account */
        post: operations["RegistrationBackOffice_verifyContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a registration with its link */
        post: operations["Registration_verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/verify-email-account/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the address of an account */
        post: operations["RegistrationBackOffice_verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/withdraw-deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back the request for deletion */
        post: operations["Profile_withdrawDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an account with what belongs to it */
        get: operations["Users_getAccountDetail"];
        put?: never;
        post?: never;
        /** Delete an account */
        delete: operations["Users_deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who did what
         * @description Latest first; without page the first one.
         */
        get: operations["Audit_listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Audit/get-all-excel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the audit entries that match as a workbook
         * @description With an Accept of JSON alone a background task is started instead.
         */
        get: operations["AuditExports_downloadAudit"];
        put?: never;
        /** Start a workbook of the audit entries that match */
        post: operations["AuditExports_startAuditExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/BrowserErrors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report an error that a page has met */
        post: operations["BrowserErrors_reportError"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Library": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all files of the library */
        get: operations["Library_listAllFiles"];
        put?: never;
        /** Add a file to the library */
        post: operations["Library_createFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Library/download/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a file of the library */
        get: operations["Library_downloadFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Library/guides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the manual and the guides */
        get: operations["Library_listGuides"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Library/guides/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the manual or a guide */
        get: operations["Library_downloadGuide"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Library/useful-documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the useful documents and the guides */
        get: operations["Library_listUsefulDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Library/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a file of the library */
        put: operations["Library_updateFile"];
        post?: never;
        /** Delete a file of the library */
        delete: operations["Library_deleteFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Mail/failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the jobs that failed
         * @description Oldest first; without page the first one.
         */
        get: operations["FailedJobs_listFailedJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Mail/failed/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Discard a failed job */
        delete: operations["FailedJobs_discardFailedJob"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Mail/failed/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try a failed job again */
        post: operations["FailedJobs_retryFailedJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save a dossier, or create one */
        put: operations["Dossier_saveDossier"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/administration/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the data of a received dossier
         * @description Steps 1 to 5 where the provider acquires the data, otherwise addresses and cadastral data. The status stays.
         */
        put: operations["OfficeEdit_editDossier"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/beneficiaryLink/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the latest link of a dossier */
        get: operations["BeneficiaryLink_findLatestLink"];
        put?: never;
        /** Make a link for the customer */
        post: operations["BeneficiaryLink_createLink"];
        /** End the link of a dossier */
        delete: operations["BeneficiaryLink_revokeLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read how the work of the back office stands */
        get: operations["WorkBoard_loadWorkBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/board/counted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what a figure of the work board counts
         * @description Latest first; without page the first one.
         */
        get: operations["CountedDossiers_listCounted"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/board/months": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what each of the last twelve months brought */
        get: operations["MonthlyFigures_listMonthlyFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/board/months/excel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the months that match as a workbook
         * @description With an Accept of JSON alone a background task is started instead.
         */
        get: operations["MonthsExports_downloadMonths"];
        put?: never;
        /** Start a workbook of the months that match */
        post: operations["MonthsExports_startMonthsExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/board/performance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read how soon and how well dossiers of 90 days were completed */
        get: operations["WorkBoard_loadPerformance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/board/reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read why dossiers of 90 days came back, of a service or an operator
         * @description The five reasons given most.
         */
        get: operations["CountedDossiers_listReasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/board/reasons/grouped": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read why dossiers of 90 days came back, by ready text
         * @description A request with the words of several ready texts counts for each of them.
         */
        get: operations["CountedDossiers_groupReasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/columns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the columns of a list */
        get: operations["ListColumns_findListColumns"];
        /** Choose the columns of a list */
        put: operations["ListColumns_saveListColumns"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/copiedFields/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the copied values of a dossier */
        get: operations["CopiedFields_listCopiedFields"];
        /**
         * Mark values of a dossier as copied
         * @description Answers with all marks, those of other operators among them.
         */
        put: operations["CopiedFields_markFieldsCopied"];
        post?: never;
        /** Take away all marks of a dossier */
        delete: operations["CopiedFields_clearCopiedFields"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the dossiers of the caller */
        get: operations["Dossier_countDossiers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/csv/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make drafts from a customer list */
        post: operations["CustomerImport_importCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/csv/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read a customer list; nothing is stored */
        post: operations["CustomerImport_previewImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/csv/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the template of a customer list */
        get: operations["CustomerImport_downloadTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/deduction-estimate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the estimate of the deduction */
        get: operations["DeductionSheet_downloadDeductionSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/documentChecks/unverified": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count the documents that are not verified
         * @description Of several dossiers, to be told before they are accepted. Changes nothing.
         */
        post: operations["DocumentChecks_countUnverifiedDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/documentChecks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a document as verified
         * @description The mark is lost when its files change. Answers all marks that hold.
         */
        put: operations["DocumentChecks_changeCheck"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/documentRequests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a document again */
        post: operations["Messages_requestDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/documentRequests/{id}/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take back a request for a document */
        delete: operations["Messages_revokeDocumentRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/documentRequests/{id}/{requestId}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that a document was uploaded again */
        post: operations["Messages_answerDocumentRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the documents of a dossier */
        get: operations["Messages_listDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/doubts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what deserves a second look
         * @description A fitter learns of other dossiers only that there is one of the same unit and person; the back office which ones.
         */
        get: operations["DossierDoubts_listDoubts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/doubts/{id}/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark doubts as seen
         * @description The mark is lost when what a doubt is about changes. Answers all doubts of the dossier.
         */
        put: operations["DossierDoubts_changeSeenDoubts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/duplicate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a draft from a dossier */
        post: operations["Dossier_duplicateDossier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/eneaReadings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare the files of CPID and receipt with the dossier
         * @description Those that the next step waits for, and the outcome of the last print of each declaration while the data are as they were.
         */
        get: operations["EneaReading_listReadings"];
        put?: never;
        /**
         * Compare a print of ENEA with the dossier
         * @description Of the draft or of the filed declaration. Only the outcome is kept, not the print.
         */
        post: operations["EneaReading_comparePrint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what the numbers of the caller’s dossiers mean */
        get: operations["OwnFigures_loadOwnFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/filingsByToken/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what ENEA answered to a dossier, with a link */
        get: operations["LinkFiling_listFilings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/finishByBeneficiary/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that the part of the customer is complete */
        post: operations["BeneficiaryForm_finishForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/getAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List dossiers
         * @description Without page and pageSize every row is answered.
         */
        get: operations["DossierList_listDossiers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/getDataFromSSN/{ssn}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what a tax code says */
        get: operations["Dossier_decodeTaxCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/getDataFromSSNByToken/{token}/{ssn}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what a tax code says, with a link */
        get: operations["BeneficiaryForm_decodeTaxCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/getModuleByToken/{id}/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open the part of a dossier that a customer fills in */
        get: operations["BeneficiaryForm_openForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/getallexcel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the dossiers that match as a workbook
         * @description With an Accept of JSON alone a background task is started instead.
         */
        get: operations["Exports_downloadDossiers"];
        put?: never;
        /** Start a workbook of the dossiers that match */
        post: operations["Exports_startDossiersExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/history/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the changes of status of a dossier */
        get: operations["Dossier_listHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/invoices/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a file is an e-invoice that can be read
         * @description Asked before a dossier is created for it, so that a refused file leaves no dossier. Nothing is kept.
         */
        post: operations["Invoices_checkInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/invoices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the e-invoices of a dossier, and what they say of it */
        get: operations["Invoices_getInvoices"];
        put?: never;
        /**
         * Add an e-invoice to an open dossier
         * @description The file becomes a file of the document FATTURA; each file of a ZIP by itself. Nothing of the dossier changes: the values are proposed.
         */
        post: operations["Invoices_addInvoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/invoices/{id}/{invoiceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an e-invoice of an open dossier
         * @description Its file goes too, with the other invoices of that file.
         */
        delete: operations["Invoices_deleteInvoice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/lastStepDraft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save a dossier and say what is missing and what sending costs */
        put: operations["Dossier_saveLastStepDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the thread of a dossier */
        get: operations["Messages_readThread"];
        put?: never;
        /** Write a message */
        post: operations["Messages_writeMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/messages/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a thread as read */
        post: operations["Messages_markThreadRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the internal notes of a dossier
         * @description With the changes of its operator. Fitters and customers never get them.
         */
        get: operations["DossierNotes_readOfficeThread"];
        put?: never;
        /**
         * Write an internal note
         * @description Colleagues called with "@" and their name are notified.
         */
        post: operations["DossierNotes_addNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/notes/{id}/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw an internal note
         * @description One’s own within a day; a SuperAdmin any. Its text is erased.
         */
        delete: operations["DossierNotes_withdrawNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/palette": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find a few dossiers and accounts by what an operator types */
        get: operations["Palette_search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/prefilled/{id}/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a paper pre-filled from a dossier */
        get: operations["PrefilledDocuments_downloadPrefilledDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/presence/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that a dossier is open, and read who else has it open */
        post: operations["DossierPresence_recordPresence"];
        /** Say that a dossier is open no more */
        delete: operations["DossierPresence_endPresence"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/queue/neighbours/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find the dossiers before and after one in a list */
        get: operations["Queue_findNeighbours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/queue/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the next or the previous dossier of a list
         * @description In the list of work it is given to no other operator for half an hour.
         */
        post: operations["Queue_takeNext"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/queue/skips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say why a dossier is left without an act */
        post: operations["Queue_recordSkip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/receiptByToken/{token}/{filing}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the receipt of ENEA, with a link */
        get: operations["LinkFiling_downloadReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/restore/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back the deletion of a draft */
        post: operations["Dossier_restoreDossier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/send/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a dossier */
        post: operations["Dossier_sendDossier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/sendToClient/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Send a link to the customer by e-mail */
        get: operations["BeneficiaryLink_sendLinkByMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/updateByBeneficiary/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save the part of a dossier that a customer fills in */
        put: operations["BeneficiaryForm_saveForm"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the saved views of a list */
        get: operations["SavedViews_listSavedViews"];
        put?: never;
        /** Save a view */
        post: operations["SavedViews_createSavedView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/views/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the dossiers behind each view */
        get: operations["SavedViews_countViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a saved view */
        put: operations["SavedViews_updateSavedView"];
        post?: never;
        /** Delete a saved view */
        delete: operations["SavedViews_deleteSavedView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/waitingFiles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the files that wait on devices */
        get: operations["WaitingFiles_listDevices"];
        /**
         * Say which files a device still has
         * @description Replaces what the device said before. The dossier is not sent while files wait.
         */
        put: operations["WaitingFiles_announceFiles"];
        post?: never;
        /** Wait for no device any more */
        delete: operations["WaitingFiles_forgetFiles"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/xml/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read a data file; nothing is stored */
        post: operations["Xml_previewXmlImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/xml/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export a dossier as data file */
        get: operations["Xml_exportDossierXml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Module/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a dossier
         * @description The back office gets more of it.
         */
        get: operations["Dossier_findDossier"];
        put?: never;
        post?: never;
        /** Delete a draft */
        delete: operations["Dossier_deleteDossier"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ModuleStatuses/getAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the statuses */
        get: operations["ModuleStatuses_listStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the latest notifications */
        get: operations["Notifications_listLatestNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Notifications/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all notifications
         * @description Without page the first one is answered.
         */
        get: operations["Notifications_listNotificationHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Notifications/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List which notifications also come by e-mail */
        get: operations["Notifications_listPreferences"];
        /** Choose whether a kind of notification also comes by e-mail */
        put: operations["Notifications_setPreference"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark all notifications up to one as read */
        post: operations["Notifications_markAllAsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Notifications/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read which e-mails a link ends */
        get: operations["Unsubscribe_getSubscription"];
        put?: never;
        /** End one kind of e-mail */
        post: operations["Unsubscribe_unsubscribeMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Notifications/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a notification as read */
        post: operations["Notifications_markAsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/PackageOrders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the orders of all accounts
         * @description Waiting ones by age, others latest first; without page the first one.
         */
        get: operations["OfficeOrders_listOrders"];
        put?: never;
        /** Say that the transfer for a package was made */
        post: operations["PackageOrders_placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/PackageOrders/bank-statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compare a bank statement with the announced transfers
         * @description CAMT.053, CBI or CSV. Nothing is stored.
         */
        post: operations["BankStatement_previewStatement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/PackageOrders/bank-statement/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the transfers of chosen lines of a bank statement
         * @description Each line is compared once more and credited in a transaction of its own; none is credited twice.
         */
        post: operations["BankStatement_creditLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/PackageOrders/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the orders of each status */
        get: operations["OfficeOrders_countOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/PackageOrders/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the orders of an account
         * @description The latest 50.
         */
        get: operations["PackageOrders_listAccountOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/PackageOrders/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a transfer and give the package */
        post: operations["OfficeOrders_confirmOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/PackageOrders/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the receipt of a transfer */
        get: operations["PackageOrders_downloadReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/PackageOrders/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reject a transfer with a reason */
        post: operations["OfficeOrders_rejectOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/PackageOrders/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back an order that waits */
        post: operations["PackageOrders_withdrawOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/PaymentLogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the movements of credits of all accounts
         * @description Without page, pageSize and filters every row is answered.
         */
        get: operations["PaymentLogs_listPaymentLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/PaymentLogs/get-all-excel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the movements that match as a workbook
         * @description With an Accept of JSON alone a background task is started instead.
         */
        get: operations["Exports_downloadPayments"];
        put?: never;
        /** Start a workbook of the movements that match */
        post: operations["Exports_startPaymentsExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/PaymentLogs/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sum the movements of credits that match
         * @description Page and sort change nothing.
         */
        get: operations["PaymentLogs_sumPaymentLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/PaymentLogs/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the movements of credits of an account
         * @description Without page and pageSize every row is answered.
         */
        get: operations["PaymentLogs_listAccountPaymentLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read how to pay for a package */
        get: operations["Payments_getPaymentInstructions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/RechargePackage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the packages on sale */
        get: operations["RechargePackage_listPackagesOnSale"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/RechargePackage/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the packages on sale with the price of each filing
         * @description For everybody: they contain nothing personal.
         */
        get: operations["RechargePackage_listPackagePrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/RechargePackage/sent-dossiers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the dossiers that the company sent in the last twelve months */
        get: operations["RechargePackage_countSentDossiers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/RechargePackage/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a package with its price */
        get: operations["RechargePackage_getPackage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/RemoteOverrides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the origins that a remote may be loaded from */
        get: operations["RemoteOverrides_listOrigins"];
        put?: never;
        /** Get a ticket for a browser that loads one remote from elsewhere */
        post: operations["RemoteOverrides_issueTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/RemoteOverrides/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read what a ticket stands for, as long as it is good */
        post: operations["RemoteOverrides_readTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the kinds of settings and how they stand */
        get: operations["Settings_listCurrentSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Settings/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings that front ends work with
         * @description They contain nothing personal or secret.
         */
        get: operations["Settings_getPublicSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Settings/manifest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the web app manifest of the front end */
        get: operations["Settings_getAppManifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Settings/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the history of a setting */
        get: operations["Settings_listSettingHistory"];
        put?: never;
        /** Change a setting from a day on */
        post: operations["Settings_changeSetting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Signatures/dossiers/{dossierId}/papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the papers of a dossier with their online signatures */
        get: operations["DossierSignatures_listPapers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Signatures/dossiers/{dossierId}/papers/{code}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prepare a paper for the signature of the company */
        post: operations["DossierSignatures_openPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Signatures/link/{token}/papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the papers that a customer may sign online */
        get: operations["LinkSignatures_listPapers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Signatures/link/{token}/papers/{code}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prepare a paper for the signature of a customer */
        post: operations["LinkSignatures_openPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Signatures/link/{token}/{signatureId}/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the certificate of a customer’s signature */
        get: operations["LinkSignatures_downloadCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Signatures/link/{token}/{signatureId}/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a customer the code for the signature */
        post: operations["LinkSignatures_sendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Signatures/link/{token}/{signatureId}/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note that a page was shown to a customer */
        post: operations["LinkSignatures_notePageShown"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Signatures/link/{token}/{signatureId}/paper": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the paper that a customer signs */
        get: operations["LinkSignatures_downloadPaper"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Signatures/link/{token}/{signatureId}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuse a paper as a customer, with a reason */
        post: operations["LinkSignatures_refusePaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Signatures/link/{token}/{signatureId}/sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign a paper as a customer */
        post: operations["LinkSignatures_signPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Signatures/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check a signed paper */
        post: operations["SignatureVerification_verifyFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Signatures/verify/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check a signature by the code of its certificate */
        get: operations["SignatureVerification_verifyByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Signatures/{signatureId}/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the certificate of a signature */
        get: operations["DossierSignatures_downloadCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Signatures/{signatureId}/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the fitter the code for the signature */
        post: operations["DossierSignatures_sendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Signatures/{signatureId}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download all that checks a signature without the portal */
        get: operations["DossierSignatures_downloadEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Signatures/{signatureId}/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note that a page was shown to the fitter */
        post: operations["DossierSignatures_notePageShown"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Signatures/{signatureId}/paper": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a paper that is signed online */
        get: operations["DossierSignatures_downloadPaper"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Signatures/{signatureId}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuse a paper of the company, with a reason */
        post: operations["DossierSignatures_refusePaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Signatures/{signatureId}/sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign a paper for the company */
        post: operations["DossierSignatures_signPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Signatures/{signatureId}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a signed paper of an open dossier back */
        post: operations["DossierSignatures_withdrawPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Upload/adminFile/{moduleId}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete the receipt, the CPID document or the calculation of a declaration to ENEA */
        delete: operations["OfficeUpload_deleteAdminFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Upload/checkAzureFile/{accountId}/{moduleId}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Say whether a dossier has its receipts or CPID documents
         * @description True when each declaration to ENEA has its own.
         */
        get: operations["OfficeUpload_checkAdminFileExists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Upload/cpid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Write the CPID of a declaration to ENEA */
        put: operations["OfficeUpload_changeCpid"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Upload/download/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a file of a dossier */
        get: operations["Upload_downloadFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Upload/energySaving": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Write the energy saving of a declaration to ENEA
         * @description Of shadings and shutters: for windows ENEA calculates it. A dossier is not sent to ENEA without it.
         */
        put: operations["OfficeUpload_changeEnergySaving"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Upload/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a document of a dossier */
        post: operations["Upload_uploadDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Upload/fileToAzure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a file of the back office to a document */
        post: operations["OfficeUpload_uploadOfficeDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Upload/fileToAzureAdmin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload the receipt, the CPID code or the calculation of the saving of a dossier
         * @description A new file replaces the old one. Each declaration to ENEA has its own: filing is required where the dossier has several. The calculation is a PDF or a picture, of shadings and shutters alone.
         */
        post: operations["OfficeUpload_uploadAdminFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Upload/filingCorrection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that a filed declaration was corrected at ENEA
         * @description Once the dossier was sent to ENEA, also when it is complete. CPID and files of before stay beside the new ones. filing is required where the dossier has several declarations.
         */
        post: operations["OfficeUpload_recordCorrection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Upload/{accountId}/{moduleId}/{fileName}/{extension}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a document of a dossier */
        delete: operations["Upload_deleteDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Works": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the background tasks of the caller */
        get: operations["BackgroundTasks_listTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Works/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read how far a background task is */
        get: operations["BackgroundTasks_getTask"];
        put?: never;
        post?: never;
        /** Remove a background task and its result */
        delete: operations["BackgroundTasks_deleteTask"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Works/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a background task */
        post: operations["BackgroundTasks_cancelTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Works/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the result of a background task */
        get: operations["BackgroundTasks_downloadResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dev/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the e-mails written to files
         * @description With SMTP there are none, and the answer is a 404.
         */
        get: operations["DevMail_showMailList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dev/mail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show an e-mail */
        get: operations["DevMail_showMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dev/mail/{id}/html": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show the HTML part of an e-mail */
        get: operations["DevMail_showHtmlPart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dev/mail/{id}/source": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the source of an e-mail */
        get: operations["DevMail_downloadSource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ask whether the process answers */
        get: operations["Health_checkLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ask whether requests can be served, and which parts are away */
        get: operations["Health_checkReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/module/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept several dossiers */
        post: operations["DossierBulk_acceptDossiers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/module/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Assign several dossiers */
        post: operations["DossierBulk_assignDossiers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/module/documentPoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what operators look at in documents */
        get: operations["DossierStatus_listDocumentPoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/module/download/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the documents of a dossier
         * @description With Prefer: respond-async a large zip becomes a background task.
         */
        get: operations["DossierArchive_downloadDossier"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/module/downloadDocsCompilatore/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download what the person who compiles the filing needs */
        get: operations["DossierArchive_downloadCompilerArchive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/module/downloads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a zip of the documents of several dossiers */
        post: operations["DossierArchive_startDownloads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/module/generate-documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Download the papers pre-filled from a dossier as given */
        post: operations["DossierArchive_generateDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/module/messageTemplates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the ready texts for messages */
        get: operations["DossierStatus_listMessageTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/module/operators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the operators */
        get: operations["DossierBulk_listOperators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/module/postpone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put dossiers off
         * @description They leave the queue until the day, or until their fitters answer.
         */
        post: operations["Postponement_postponeDossiers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/module/rejectmodule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Return a dossier to its owner */
        post: operations["DossierStatus_returnToOwner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/module/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take postponed dossiers up again before their time */
        post: operations["Postponement_resumeDossiers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/module/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for corrections of several dossiers */
        post: operations["DossierBulk_returnDossiers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/module/returnReasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the words that returns are often given */
        get: operations["DossierStatus_listReturnReasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/module/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back what the caller has just done with dossiers
         * @description Within half a minute, and while nothing else has happened to the dossier; the fitter hears nothing of it.
         */
        post: operations["Undo_undoActs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/module/updateModuleStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Advance the status of a dossier */
        patch: operations["DossierStatus_advanceStatus"];
        trace?: never;
    };
    "/api/municipalities/fromZip/{zip}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a municipality by postal code and name
         * @description The name may be shortened, in another language, or that of a hamlet. `cap` is empty where the postal code is not one of several; a name that several may mean is a 404 with `candidates`.
         */
        get: operations["Municipalities_findByZipAndName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/municipalities/getAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all municipalities
         * @description With an ETag: If-None-Match answers 304 while the list is the same.
         */
        get: operations["Municipalities_listMunicipalities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/municipalities/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the imports of municipalities */
        get: operations["MunicipalityImport_listImports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/municipalities/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the changes of an import */
        get: operations["MunicipalityImport_listImportChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/municipalities/inserimentoMassivoComuni": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the municipalities */
        get: operations["MunicipalityImport_downloadMunicipalities"];
        put?: never;
        /** Import municipalities, or say what importing would do */
        post: operations["MunicipalityImport_importMunicipalities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/municipalities/inserimentoMassivoZoneClimatiche": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the climate zones */
        get: operations["MunicipalityImport_downloadZones"];
        put?: never;
        /** Import climate zones, or say what importing would do */
        post: operations["MunicipalityImport_importZones"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AcceptRequestDto: {
            ids: number[];
            /** @description What the caller saw of each dossier; one that has changed since is left out. */
            revisions?: components["schemas"]["SeenRevisionDto"][] | null;
            /** @description Whether the operator was asked about what is still open: with `false`, dossiers that await requested documents are left. Left out by pages of before, which cannot ask. */
            isOpenConfirmed?: boolean;
        };
        AccountDetailDto: {
            /** @default null */
            firstName: string | null;
            /** @default null */
            lastName: string | null;
            /**
             * @default null
             * @example info@serramenti.example
             */
            email: string;
            /** @default null */
            phone: string | null;
            /** @default null */
            sponsor: string | null;
            /** @default null */
            businessName: string | null;
            /** @default null */
            legalForm: string | null;
            /** @default null */
            vat: string | null;
            /** @default null */
            sSNCompany: string | null;
            /** @default null */
            street: string | null;
            /** @default null */
            village: string | null;
            /** @default null */
            city: string | null;
            /** @default null */
            zip: string | null;
            /** @default null */
            province: string | null;
            /** @default null */
            region: string | null;
            /** @default null */
            pec: string | null;
            /** @default null */
            uniqueCode: string | null;
            /** @default null */
            attorneyFirstName: string | null;
            /** @default null */
            attorneyLastName: string | null;
            /** @default null */
            attorneySSN: string | null;
            /** @default null */
            attorneyMunicipality: string | null;
            /** @default null */
            attorneyCity: string | null;
            /** @default null */
            attorneyZip: string | null;
            /** @default null */
            attorneyProvince: string | null;
            /** @default null */
            attorneyRegion: string | null;
            /** @default null */
            attorneyVillage: string | null;
            /** @default null */
            attorneyIDCardType: string | null;
            /** @default null */
            attorneyIDCardNumber: string | null;
            /** @default null */
            attorneyIDCardIssuingAuthority: string | null;
            /** @default null */
            attorneyIDCardExpiryDate: string | null;
            id: number;
            role: components["schemas"]["Role"];
            /** @description Who of the back office looks after the company. */
            operatorId: number | null;
            /**
             * Format: date-time
             * @description Since when the owner has to hand in new papers; null during a review.
             */
            contractRefused: string | null;
            /** Format: date-time */
            termsAccepted: string | null;
            /** Format: date-time */
            suspended: string | null;
            /** Format: date-time */
            deletionRequested: string | null;
            /** Format: date-time */
            deleted: string | null;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            updated: string;
            /** @description Account that owns the credits: for a buyer the company, otherwise the same; null for a buyer without a company. */
            walletId: number | null;
            /** @description SuperAdmins who can log in, this account left out: one must always remain. null for callers who are none. */
            otherSuperAdmins: number | null;
            /** @description Which files there are. */
            files: components["schemas"]["RegistrationFile"][];
            /** @description Sum of the residual credits; for a buyer, those of the company. */
            credits: number;
            /** @description Name of who of the back office looks after the company. */
            operatorName: string | null;
            counts: components["schemas"]["ServiceCountsDto"][];
            /** @description The same files, contract first. */
            papers: components["schemas"]["AccountPaperDto"][];
            /** @description Logo for customers: a PNG as a data address. */
            logo: string | null;
            /** @description Edition of the contract that was offered for signing when the signed one came; null when it is not known. */
            contractEdition: string | null;
            /** @description The company, as the view of the back office names it. */
            companyName: string | null;
            /** @description Name of the account: company, person, or the e-mail address. */
            name: string;
            /** @description Created by the back office, and no password chosen yet. */
            isInvited: boolean;
            isVerified: boolean;
            isContractVerified: boolean;
            /** @description The same, as the view of the back office names it. */
            sellerContractVerified: boolean;
            /** @description Edition of the conditions accepted by a tick; null when it is not known. */
            termsEdition: string | null;
        };
        AccountDto: {
            /** @default null */
            firstName: string | null;
            /** @default null */
            lastName: string | null;
            /**
             * @default null
             * @example info@serramenti.example
             */
            email: string;
            /** @default null */
            phone: string | null;
            /** @default null */
            sponsor: string | null;
            /** @default null */
            businessName: string | null;
            /** @default null */
            legalForm: string | null;
            /** @default null */
            vat: string | null;
            /** @default null */
            sSNCompany: string | null;
            /** @default null */
            street: string | null;
            /** @default null */
            village: string | null;
            /** @default null */
            city: string | null;
            /** @default null */
            zip: string | null;
            /** @default null */
            province: string | null;
            /** @default null */
            region: string | null;
            /** @default null */
            pec: string | null;
            /** @default null */
            uniqueCode: string | null;
            /** @default null */
            attorneyFirstName: string | null;
            /** @default null */
            attorneyLastName: string | null;
            /** @default null */
            attorneySSN: string | null;
            /** @default null */
            attorneyMunicipality: string | null;
            /** @default null */
            attorneyCity: string | null;
            /** @default null */
            attorneyZip: string | null;
            /** @default null */
            attorneyProvince: string | null;
            /** @default null */
            attorneyRegion: string | null;
            /** @default null */
            attorneyVillage: string | null;
            /** @default null */
            attorneyIDCardType: string | null;
            /** @default null */
            attorneyIDCardNumber: string | null;
            /** @default null */
            attorneyIDCardIssuingAuthority: string | null;
            /** @default null */
            attorneyIDCardExpiryDate: string | null;
            id: number;
            role: components["schemas"]["Role"];
            /** @description Who of the back office looks after the company. */
            operatorId: number | null;
            /**
             * Format: date-time
             * @description Since when the owner has to hand in new papers; null during a review.
             */
            contractRefused: string | null;
            /** Format: date-time */
            termsAccepted: string | null;
            /** Format: date-time */
            suspended: string | null;
            /** Format: date-time */
            deletionRequested: string | null;
            /** Format: date-time */
            deleted: string | null;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            updated: string;
            /** @description The company, as the view of the back office names it. */
            companyName: string | null;
            /** @description Name of the account: company, person, or the e-mail address. */
            name: string;
            /** @description Created by the back office, and no password chosen yet. */
            isInvited: boolean;
            isVerified: boolean;
            isContractVerified: boolean;
            /** @description The same, as the view of the back office names it. */
            sellerContractVerified: boolean;
            /** @description Edition of the conditions accepted by a tick; null when it is not known. */
            termsEdition: string | null;
        };
        AccountEmailDto: {
            /** @example info@serramentibianchi.example */
            Email: string;
        };
        /** @enum {string} */
        AccountGroup: "companies" | "operators";
        AccountPaperDto: {
            id: number;
            purpose: components["schemas"]["RegistrationFile"];
            fileName: string;
            /** @description Type of the content, whatever the name says. */
            contentType: string;
        };
        AccountRowDto: {
            id: number;
            role: components["schemas"]["Role"];
            /**
             * Format: date-time
             * @description Since when the owner has to hand in new papers; null during a review.
             */
            contractRefused: string | null;
            /** Format: date-time */
            suspended: string | null;
            /** Format: date-time */
            deletionRequested: string | null;
            /** Format: date-time */
            created: string;
            /** @description Name of the account: company, person, or the e-mail address. */
            name: string;
            email: string;
            phone: string | null;
            businessName: string | null;
            vat: string | null;
            sSNCompany: string | null;
            sponsor: string | null;
            /** @description Created by the back office, and no password chosen yet. */
            isInvited: boolean;
            isVerified: boolean;
            isContractVerified: boolean;
        };
        /** @enum {string} */
        AccountSort: "id" | "-id" | "email" | "-email" | "phone" | "-phone" | "businessName" | "-businessName" | "vat" | "-vat" | "sSNCompany" | "-sSNCompany" | "sponsor" | "-sponsor" | "created" | "-created";
        /** @enum {string} */
        AccountState: "toVerify" | "contractRefused" | "active" | "suspended" | "invited" | "deletionRequested";
        ActivePackageDto: {
            id: number;
            /** Format: date-time */
            created: string;
            rechargePackage: components["schemas"]["BoughtPackageDto"];
            initialCredits: number;
            residualCredits: number;
            /** @description Euro without VAT of the credits left, at the price of the package. */
            residualValue: number;
        };
        ActivityDto: {
            /** @description Unread notifications, those of one dossier and day counted once, up to 50. */
            unread: number;
            /**
             * Format: date-time
             * @description When the latest notification came.
             */
            latestNotificationAt: string | null;
            /** @description Dossiers with unread messages; null for who is not of the back office. */
            officeUnread: components["schemas"]["UnreadDossiersDto"] | null;
            /** @description Background tasks, latest first. */
            works: components["schemas"]["WorkDto"][];
        };
        AdminDossierDto: {
            serviceType: components["schemas"]["ServiceType"] | null;
            annoRiferimento: number | null;
            isCompany: boolean;
            acquisizioneBeneficiario: boolean;
            beneficiaryCompanyType: components["schemas"]["CompanyType"] | null;
            beneficiaryCompanyName: string | null;
            beneficiarySsn: string | null;
            beneficiaryFirstName: string | null;
            beneficiaryLastName: string | null;
            beneficiaryGender: components["schemas"]["Gender"] | null;
            /** Format: date */
            beneficiaryBirthDate: string | null;
            beneficiaryBirthMunicipality: string | null;
            beneficiaryBirthProvince: string | null;
            beneficiaryBirthNation: string | null;
            beneficiaryIdentificationDocNumber: string | null;
            /** Format: date */
            beneficiaryIdentificationDocDate: string | null;
            beneficiaryPhone: string | null;
            beneficiaryAttorneyFirstName: string | null;
            beneficiaryAttorneyLastName: string | null;
            beneficiaryAttorneySsn: string | null;
            beneficiaryAttorneyGender: components["schemas"]["Gender"] | null;
            /** Format: date */
            beneficiaryAttorneyBirthDate: string | null;
            beneficiaryAttorneyBirthMunicipality: string | null;
            beneficiaryAttorneyBirthProvince: string | null;
            beneficiaryAttorneyBirthNation: string | null;
            otherBeneficiaries: components["schemas"]["OtherBeneficiaryDto"][];
            beneficiaryExpenseShare: number | null;
            beneficiaryResidentialAddress: string | null;
            beneficiaryResidentialAddressNumber: string | null;
            beneficiaryResidentialMunicipality: string | null;
            beneficiaryResidentialProvince: string | null;
            beneficiaryResidentialZip: string | null;
            beneficiaryResidentialClimateZone: components["schemas"]["ClimateZone"] | null;
            beneficiaryResidentialNation: string | null;
            immovableAddress: string | null;
            immovableAddressNumber: string | null;
            immovableMunicipality: string | null;
            immovableProvince: string | null;
            immovableZip: string | null;
            immovableStair: string | null;
            immovableInterior: string | null;
            immovableClimateZone: components["schemas"]["ClimateZone"] | null;
            immovableMunicipalityCode: string | null;
            immovableCadastralCode: components["schemas"]["CadastralCategory"] | null;
            cadastralSection: string | null;
            cadastralSheet: string | null;
            cadastralParcel: string | null;
            cadastralSubordinate: string | null;
            immovableEstimatedYearOfConstruction: string | null;
            immovableSurfaceArea: number | null;
            immovableUnitNumber: number | null;
            immovableMergeUnits: boolean;
            immovablePossessionTitle: components["schemas"]["PossessionTitle"] | null;
            immovableRealRight: boolean | null;
            immovablePossessionType: components["schemas"]["PossessionType"] | null;
            immovableGeneralUse: components["schemas"]["GeneralUse"] | null;
            immovableParticularUse: components["schemas"]["ParticularUse"] | null;
            immovableParticularUseHardAttribution: components["schemas"]["HardAttributionCategory"] | null;
            immovableBuildingTypology: components["schemas"]["BuildingTypology"] | null;
            interventionOnImmovableType: components["schemas"]["ImmovableType"] | null;
            interventionImmovableUnitNumber: number | null;
            /** Format: date */
            interventionStartDate: string | null;
            /** Format: date */
            interventionEstimatedEndDate: string | null;
            /** Format: date */
            interventionEndDate: string | null;
            manufatti: components["schemas"]["ManufattiDto"];
            tipoImpianto: components["schemas"]["TipoImpianto"] | null;
            tipoTerminaleErogazione: components["schemas"]["TerminaleErogazione"] | null;
            tipoDistribuzione: components["schemas"]["TipoDistribuzione"] | null;
            tipoRegolazione: components["schemas"]["TipoRegolazione"] | null;
            vettoreEnergetico: components["schemas"]["VettoreEnergetico"] | null;
            generatori: components["schemas"]["GeneratoreDto"][];
            impiantoClimatizzazioneEstiva: boolean;
            valoreEer: number | null;
            marcaImpiantoTermico: string | null;
            modelloImpiantoTermico: string | null;
            spese: components["schemas"]["SpeseDto"];
            id: number;
            /** @description Counts saves; a save names the version it started from. */
            version: number;
            /** @description Counts saves and acts; an act names the one that was seen. */
            revision: number;
            /** @description Account of its owner. */
            accountId: number;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            updated: string;
            /** Format: date-time */
            sentDate: string | null;
            /** Format: date-time */
            receivedDate: string | null;
            /** Format: date-time */
            completedDate: string | null;
            /**
             * Format: date
             * @description Last day to send.
             */
            deadlineDate: string | null;
            status: components["schemas"]["DossierStatusDto"];
            rejectReason: string | null;
            /** @description Data and documents that the last return points at. */
            returnPoints: components["schemas"]["ReturnPointDto"][];
            /** @description Operator it is assigned to. */
            operatoreName: string | null;
            /** @description Frozen when the dossier was sent. */
            moduleCredits: components["schemas"]["ModuleCreditsDto"] | null;
            /** @description Euro, frozen when it was sent. */
            totalCost: number | null;
            history: components["schemas"]["StatusChangeDto"][];
            /** @description Company of its owner. */
            businessName: string | null;
            accountEmail: string;
            /** @description Account of its operator. */
            operatorId: number | null;
            /** @description null while it waits for nothing. */
            postponement: components["schemas"]["PostponementDto"] | null;
            documents: components["schemas"]["DocumentSetItemDto"][];
            /** @description Credits that a return gives back; null where there are none. */
            chargedCredits: number | null;
            /** @description Documents that an operator has looked at as they are now. */
            documentChecks: components["schemas"]["DocumentCheckDto"][];
            /** @description CodiceCpid and Ricevuta of each declaration to ENEA. */
            adminFiles: components["schemas"]["AdminFileDto"][];
            /** @description Data that the stored ones are compared with. */
            previousSubmission: components["schemas"]["SubmissionDto"] | null;
            /** @description The last submission, where the back office has changed the data since. */
            editedSubmission: components["schemas"]["SubmissionDto"] | null;
        };
        AdminFileDto: {
            name: components["schemas"]["AdminFileName"];
            filing: components["schemas"]["EneaFiling"];
            /** @description False when the dossier was changed since and no longer has the declaration. */
            isRequired: boolean;
            /** @description Text of the CPID; always null of a receipt. */
            cpid: string | null;
            file: components["schemas"]["UploadedFileDto"] | null;
            /** @description With the CPID of a declaration whose saving ENEA asks for; null until it is written. */
            energySaving?: components["schemas"]["EnergySavingDto"] | null;
            /** @description The calculation of the saving, where an operator attached it; present where energySaving is. */
            savingFile?: components["schemas"]["UploadedFileDto"] | null;
            /** @description Corrections of the declaration, newest first; of a CPID alone, absent without any. */
            corrections?: components["schemas"]["FilingCorrectionDto"][];
        };
        AdminFileFormDto: {
            /**
             * @description Folder of the dossier: account/dossier.
             * @example 12/34
             */
            dir: string;
            /** @description Number of the dossier; must agree with dir. */
            moduleId?: string;
            /**
             * Format: binary
             * @description After the other fields.
             */
            file: File;
            /**
             * @description Ricevuta, CodiceCpid or Risparmio.
             * @example Ricevuta
             */
            id: string;
            /** @description Declaration to ENEA; may be left out where the dossier has only one. */
            filing?: components["schemas"]["EneaFiling"];
            /**
             * @description Text of the CPID, beside its file; may also be written with PUT Upload/cpid.
             * @example 2026-0123456789
             */
            cpid?: string | null;
        };
        /** @enum {string} */
        AdminFileName: "Ricevuta" | "CodiceCpid";
        AdminLibraryFileDto: {
            id: number;
            /** @description manual and guide are open to all; document needs a first package. */
            kind: components["schemas"]["LibraryKind"];
            /** @description Bytes; null for a file that the portal generates itself. */
            size: number | null;
            /** Format: date-time */
            updated: string;
            /** @description Place in the list. */
            position: number;
            /** Format: date-time */
            created: string;
            isPublished: boolean;
            /** @description Fixed name of a file the portal brings along: links point to it. */
            slug: string | null;
            title: string;
            description: string;
            fileName: string;
            contentType: string;
        };
        /** @enum {number} */
        AliquotaIva: 22 | 10 | 4 | 0;
        AppManifestDto: {
            id: string;
            name: string;
            short_name: string;
            description: string;
            lang: string;
            start_url: string;
            scope: string;
            display: string;
            background_color: string;
            theme_color: string;
            icons: components["schemas"]["AppManifestIconDto"][];
            shortcuts: components["schemas"]["AppManifestShortcutDto"][];
        };
        AppManifestIconDto: {
            src: string;
            sizes: string;
            type: string;
            purpose: string;
        };
        AppManifestShortcutDto: {
            name: string;
            url: string;
        };
        ArchiveRequestDto: {
            ids: number[];
        };
        AssignRequestDto: {
            ids: number[];
            /** @description What the caller saw of each dossier; one that has changed since is left out. */
            revisions?: components["schemas"]["SeenRevisionDto"][] | null;
            /** @description null removes the operator. */
            operatorId: number | null;
            /** @description Skips dossiers of another operator. */
            onlyFree?: boolean;
        };
        AttoTextsDto: {
            basis: string;
            awareness: string;
            estate: string;
            mainHome?: string;
            otherHome?: string;
            realRight?: string;
            noRealRight?: string;
            heating: string;
            expense: string;
            sharedExpense: string;
            further: string;
            others: string;
            closing: string;
            note: string;
        };
        /** @enum {string} */
        AuditAction: "login" | "login-refused" | "login-code-refused" | "password-reset" | "password-change" | "session-ended" | "sessions-ended" | "session-stolen" | "two-factor-on" | "two-factor-off" | "two-factor-reset" | "recovery-code-used" | "status-change" | "assignment" | "charge-taken" | "charge-returned" | "act-undone" | "postponement" | "postponement-ended" | "dossier-skipped" | "dossier-edit" | "dossier-read" | "account-read" | "document-download" | "archive-download" | "download-link" | "identity-read" | "message" | "note" | "note-withdrawn" | "document-added" | "cpid-change" | "energy-saving-change" | "enea-reading" | "filing-difference" | "filing-correction" | "document-request" | "document-request-withdrawn" | "document-request-answered" | "client-link-made" | "client-link-ended" | "customer-import" | "library-added" | "library-changed" | "library-removed" | "call-refused" | "settings-change" | "data-export" | "remote-override" | "municipalities-import" | "package-change" | "registration-refusal" | "email-verification" | "contract-verification" | "contract-revocation" | "contract-refusal" | "contract-resubmission" | "registration-preferred" | "registration-dropped" | "account-precreation" | "profile-change" | "sponsor-change" | "role-change" | "reference-operator-change" | "account-suspension" | "account-reactivation" | "account-data-export" | "deletion-request" | "deletion-withdrawal" | "deletion-refusal" | "account-deletion" | "recharge" | "order-placed" | "order-withdrawn" | "order-confirmed" | "order-rejected" | "job-retry" | "job-discard" | "paper-signed" | "signature-event" | "adjustment" | "retention" | "malware-refused" | "malware-withdrawn";
        /** @enum {string} */
        AuditActionGroup: "access" | "reading" | "dossiers" | "accounts" | "credits" | "portal";
        AuditEntryDto: {
            id: number;
            /** Format: date-time */
            at: string;
            /** @description Account that did it; null for the portal itself. */
            actorId: number | null;
            role: components["schemas"]["Role"] | null;
            action: components["schemas"]["AuditAction"];
            subjectKind: components["schemas"]["AuditSubject"] | null;
            /** @description Names of the accounts that subject and details speak of, by their number. */
            accountNames: {
                [key: string]: string;
            };
            /** @description What else is known; the action says which members there are. */
            details: {
                [key: string]: (string | number | boolean) | null;
            };
            actorEmail: string | null;
            /** @description Name of the account that did it. */
            actorName: string | null;
            /** @description Network address, shortened. */
            address: string;
            subjectId: string | null;
        };
        /** @enum {string} */
        AuditSubject: "account" | "dossier" | "file" | "library" | "setting" | "package" | "job" | "signature";
        BankLineCreditDto: {
            orderId: number;
            reference: string;
            isCredited: boolean;
            /** @description Why it was not credited, Italian. */
            message: string | null;
        };
        /** @enum {string} */
        BankLineState: "sure" | "likely" | "check" | "credited" | "none" | "out";
        BankStatementCreditDto: {
            results: components["schemas"]["BankLineCreditDto"][];
        };
        BankStatementCreditFormDto: {
            /**
             * @description Reference and order of each line, `reference:order`, by commas.
             * @example f3Qb1xYk0mTz7wLr2uVn9A:12
             */
            lines: string;
            /**
             * Format: binary
             * @description The statement that was read.
             */
            file: File;
        };
        BankStatementDto: {
            /** @description Movements with money that went out, which are left out of the lines. */
            outgoing: number;
            lines: components["schemas"]["BankStatementLineDto"][];
        };
        BankStatementFileDto: {
            /**
             * Format: binary
             * @description CAMT.053 (XML), CBI (RH) or CSV.
             */
            file: File;
        };
        BankStatementLineDto: {
            /** Format: date */
            day: string;
            state: components["schemas"]["BankLineState"];
            /** @description What agrees with the order. */
            matches: components["schemas"]["OrderMatch"][];
            /** @description Number of the order that fits. */
            orderId: number | null;
            /** @description Number of the account whose order it is. */
            accountId: number | null;
            /** @description Names the line when it is credited. */
            reference: string;
            /** @description Euro. */
            amount: number;
            payer: string;
            text: string;
            /** @description Why the line is not proposed, Italian. */
            reason: string;
            businessName: string | null;
            packageName: string | null;
            /** @description Credits that the order gives. */
            credits: number | null;
        };
        BankTransferDto: {
            holder: string;
            iban: string;
            bic: string;
            bank: string;
        };
        BeneficiaryContextDto: {
            serviceType: components["schemas"]["ServiceType"] | null;
            isCompany: boolean;
            /** @description The heating system is required in full. */
            hasWindows: boolean;
            /** @description Summer cooling requires its EER. */
            hasShadings: boolean;
        };
        BeneficiaryDossierDto: {
            serviceType?: components["schemas"]["ServiceType"] | null;
            annoRiferimento?: number | null;
            isCompany?: boolean;
            acquisizioneBeneficiario?: boolean;
            beneficiaryCompanyType?: components["schemas"]["CompanyType"] | null;
            beneficiaryCompanyName?: string | null;
            beneficiarySsn?: string | null;
            beneficiaryFirstName?: string | null;
            beneficiaryLastName?: string | null;
            beneficiaryGender?: components["schemas"]["Gender"] | null;
            /** Format: date */
            beneficiaryBirthDate?: string | null;
            beneficiaryBirthMunicipality?: string | null;
            beneficiaryBirthProvince?: string | null;
            beneficiaryBirthNation?: string | null;
            beneficiaryIdentificationDocNumber?: string | null;
            /** Format: date */
            beneficiaryIdentificationDocDate?: string | null;
            beneficiaryPhone?: string | null;
            beneficiaryAttorneyFirstName?: string | null;
            beneficiaryAttorneyLastName?: string | null;
            beneficiaryAttorneySsn?: string | null;
            beneficiaryAttorneyGender?: components["schemas"]["Gender"] | null;
            /** Format: date */
            beneficiaryAttorneyBirthDate?: string | null;
            beneficiaryAttorneyBirthMunicipality?: string | null;
            beneficiaryAttorneyBirthProvince?: string | null;
            beneficiaryAttorneyBirthNation?: string | null;
            otherBeneficiaries?: components["schemas"]["OtherBeneficiaryDto"][];
            beneficiaryExpenseShare?: number | null;
            beneficiaryResidentialAddress?: string | null;
            beneficiaryResidentialAddressNumber?: string | null;
            beneficiaryResidentialMunicipality?: string | null;
            beneficiaryResidentialProvince?: string | null;
            beneficiaryResidentialZip?: string | null;
            beneficiaryResidentialClimateZone?: components["schemas"]["ClimateZone"] | null;
            beneficiaryResidentialNation?: string | null;
            immovableAddress?: string | null;
            immovableAddressNumber?: string | null;
            immovableMunicipality?: string | null;
            immovableProvince?: string | null;
            immovableZip?: string | null;
            immovableStair?: string | null;
            immovableInterior?: string | null;
            immovableClimateZone?: components["schemas"]["ClimateZone"] | null;
            immovableMunicipalityCode?: string | null;
            immovableCadastralCode?: components["schemas"]["CadastralCategory"] | null;
            cadastralSection?: string | null;
            cadastralSheet?: string | null;
            cadastralParcel?: string | null;
            cadastralSubordinate?: string | null;
            immovableEstimatedYearOfConstruction?: string | null;
            immovableSurfaceArea?: number | null;
            immovableUnitNumber?: number | null;
            immovableMergeUnits?: boolean;
            immovablePossessionTitle?: components["schemas"]["PossessionTitle"] | null;
            immovableRealRight?: boolean | null;
            immovablePossessionType?: components["schemas"]["PossessionType"] | null;
            immovableGeneralUse?: components["schemas"]["GeneralUse"] | null;
            immovableParticularUse?: components["schemas"]["ParticularUse"] | null;
            immovableParticularUseHardAttribution?: components["schemas"]["HardAttributionCategory"] | null;
            immovableBuildingTypology?: components["schemas"]["BuildingTypology"] | null;
            interventionOnImmovableType?: components["schemas"]["ImmovableType"] | null;
            interventionImmovableUnitNumber?: number | null;
            /** Format: date */
            interventionStartDate?: string | null;
            /** Format: date */
            interventionEstimatedEndDate?: string | null;
            /** Format: date */
            interventionEndDate?: string | null;
            manufatti?: components["schemas"]["ManufattiDto"];
            tipoImpianto?: components["schemas"]["TipoImpianto"] | null;
            tipoTerminaleErogazione?: components["schemas"]["TerminaleErogazione"] | null;
            tipoDistribuzione?: components["schemas"]["TipoDistribuzione"] | null;
            tipoRegolazione?: components["schemas"]["TipoRegolazione"] | null;
            vettoreEnergetico?: components["schemas"]["VettoreEnergetico"] | null;
            generatori?: components["schemas"]["GeneratoreDto"][];
            impiantoClimatizzazioneEstiva?: boolean;
            valoreEer?: number | null;
            marcaImpiantoTermico?: string | null;
            modelloImpiantoTermico?: string | null;
            spese?: components["schemas"]["SpeseDto"];
            id: number;
            version: number;
            /** @description Where the dossier stands. */
            stage: components["schemas"]["LinkStage"];
            context: components["schemas"]["BeneficiaryContextDto"];
            /**
             * @deprecated
             * @description The fields of the six steps once more, for pages of the release before; empty while the dossier is handed in.
             */
            values: components["schemas"]["DossierChangesDto"];
            /** @description Company that asks. */
            requestedBy: string;
            requester: components["schemas"]["LinkRequesterDto"];
            /** Format: date-time */
            expires: string;
            /** Format: date-time */
            savedAt: string | null;
            /**
             * Format: date-time
             * @description When the customer said that everything is there.
             */
            finishedAt: string | null;
            /**
             * Format: date-time
             * @description Last sending to the back office.
             */
            sentAt: string | null;
        };
        BeneficiaryRequestDto: {
            serviceType?: components["schemas"]["ServiceType"] | null;
            annoRiferimento?: number | null;
            isCompany?: boolean;
            acquisizioneBeneficiario?: boolean;
            beneficiaryCompanyType?: components["schemas"]["CompanyType"] | null;
            beneficiaryCompanyName?: string | null;
            beneficiarySsn?: string | null;
            beneficiaryFirstName?: string | null;
            beneficiaryLastName?: string | null;
            beneficiaryGender?: components["schemas"]["Gender"] | null;
            /** Format: date */
            beneficiaryBirthDate?: string | null;
            beneficiaryBirthMunicipality?: string | null;
            beneficiaryBirthProvince?: string | null;
            beneficiaryBirthNation?: string | null;
            beneficiaryIdentificationDocNumber?: string | null;
            /** Format: date */
            beneficiaryIdentificationDocDate?: string | null;
            beneficiaryPhone?: string | null;
            beneficiaryAttorneyFirstName?: string | null;
            beneficiaryAttorneyLastName?: string | null;
            beneficiaryAttorneySsn?: string | null;
            beneficiaryAttorneyGender?: components["schemas"]["Gender"] | null;
            /** Format: date */
            beneficiaryAttorneyBirthDate?: string | null;
            beneficiaryAttorneyBirthMunicipality?: string | null;
            beneficiaryAttorneyBirthProvince?: string | null;
            beneficiaryAttorneyBirthNation?: string | null;
            otherBeneficiaries?: components["schemas"]["OtherBeneficiaryDto"][];
            beneficiaryExpenseShare?: number | null;
            beneficiaryResidentialAddress?: string | null;
            beneficiaryResidentialAddressNumber?: string | null;
            beneficiaryResidentialMunicipality?: string | null;
            beneficiaryResidentialProvince?: string | null;
            beneficiaryResidentialZip?: string | null;
            beneficiaryResidentialClimateZone?: components["schemas"]["ClimateZone"] | null;
            beneficiaryResidentialNation?: string | null;
            immovableAddress?: string | null;
            immovableAddressNumber?: string | null;
            immovableMunicipality?: string | null;
            immovableProvince?: string | null;
            immovableZip?: string | null;
            immovableStair?: string | null;
            immovableInterior?: string | null;
            immovableClimateZone?: components["schemas"]["ClimateZone"] | null;
            immovableMunicipalityCode?: string | null;
            immovableCadastralCode?: components["schemas"]["CadastralCategory"] | null;
            cadastralSection?: string | null;
            cadastralSheet?: string | null;
            cadastralParcel?: string | null;
            cadastralSubordinate?: string | null;
            immovableEstimatedYearOfConstruction?: string | null;
            immovableSurfaceArea?: number | null;
            immovableUnitNumber?: number | null;
            immovableMergeUnits?: boolean;
            immovablePossessionTitle?: components["schemas"]["PossessionTitle"] | null;
            immovableRealRight?: boolean | null;
            immovablePossessionType?: components["schemas"]["PossessionType"] | null;
            immovableGeneralUse?: components["schemas"]["GeneralUse"] | null;
            immovableParticularUse?: components["schemas"]["ParticularUse"] | null;
            immovableParticularUseHardAttribution?: components["schemas"]["HardAttributionCategory"] | null;
            immovableBuildingTypology?: components["schemas"]["BuildingTypology"] | null;
            interventionOnImmovableType?: components["schemas"]["ImmovableType"] | null;
            interventionImmovableUnitNumber?: number | null;
            /** Format: date */
            interventionStartDate?: string | null;
            /** Format: date */
            interventionEstimatedEndDate?: string | null;
            /** Format: date */
            interventionEndDate?: string | null;
            manufatti?: components["schemas"]["ManufattiDto"];
            tipoImpianto?: components["schemas"]["TipoImpianto"] | null;
            tipoTerminaleErogazione?: components["schemas"]["TerminaleErogazione"] | null;
            tipoDistribuzione?: components["schemas"]["TipoDistribuzione"] | null;
            tipoRegolazione?: components["schemas"]["TipoRegolazione"] | null;
            vettoreEnergetico?: components["schemas"]["VettoreEnergetico"] | null;
            generatori?: components["schemas"]["GeneratoreDto"][];
            impiantoClimatizzazioneEstiva?: boolean;
            valoreEer?: number | null;
            marcaImpiantoTermico?: string | null;
            modelloImpiantoTermico?: string | null;
            spese?: components["schemas"]["SpeseDto"];
            id: number;
            /** @description The version that was read. */
            version: number;
            /** @description The same fields, as the link answers them; they count where the field beside was not changed. */
            values?: components["schemas"]["DossierChangesDto"];
        };
        BoughtPackageDto: {
            /** @description Credits. */
            costEcobonus: number;
            /** @description Credits. */
            costBonusCasa: number;
            /** @description Credits. */
            costCalcoloEnergetico: number;
            id: number;
            name: string;
        };
        BrandDto: {
            name: string;
            colour: string;
            logo: string;
        };
        BrowserErrorDto: {
            kind: components["schemas"]["BrowserErrorKind"];
            /** @description Release of the shell. */
            release: string;
            /**
             * @description Path of the page; what is no plain word in it is ":part".
             * @example /modules/edit/:part
             */
            page: string;
            /** @description Name of the error: TypeError. */
            name: string;
            message: string;
            stack: string;
            /**
             * @description Remote whose page did not come or failed.
             * @example mfe-lists
             */
            remote?: string;
            /**
             * @description Release of that remote.
             * @example 1.0.0-0123456789
             */
            remoteRelease?: string;
            /**
             * @description Code that the page shows for support.
             * @example K7M2QX
             */
            reference?: string;
        };
        /** @enum {string} */
        BrowserErrorKind: "error" | "rejection" | "boundary" | "load" | "start";
        /** @enum {number} */
        BuildingTypology: 0 | 1 | 2 | 3 | 4;
        BulkResultDto: {
            rows: components["schemas"]["BulkRowDto"][];
        };
        BulkRowDto: {
            id: number;
            /** @description Revision that the act left; null where it was not done. */
            revision: number | null;
            isDone: boolean;
            /** @description Why not, in Italian. */
            message: string | null;
        };
        /** @enum {string} */
        CadastralCategory: "A1" | "A2" | "A3" | "A4" | "A5" | "A6" | "A7" | "A8" | "A9" | "A10" | "A11" | "B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "C1" | "C2" | "C3" | "C4" | "C5" | "C6" | "D1" | "D2" | "D3" | "D4" | "D5" | "D6" | "D7" | "D8" | "D9" | "D10" | "E7" | "altro";
        /** @enum {string} */
        ChargeEvent: "assignment" | "charge-taken" | "charge-returned";
        ChiusuraDto: {
            /**
             * @description Chiusura prima
             * @default null
             */
            tipologiaPre: components["schemas"]["ChiusuraTipologiaPre"] | null;
            /**
             * @description Chiusura dopo
             * @default null
             */
            tipologiaPost: components["schemas"]["ChiusuraTipologiaPost"] | null;
            /**
             * @description Installazione
             * @default null
             */
            installazione: components["schemas"]["ChiusuraInstallazione"] | null;
            /**
             * @description Superficie della chiusura
             * @default null
             */
            superficieChiusura: number | null;
            /**
             * @description Superficie finestrata protetta
             * @default null
             */
            superficieFinestrata: number | null;
            /**
             * @description Esposizione
             * @default null
             */
            esposizione: components["schemas"]["ChiusuraEsposizione"] | null;
            /**
             * @description Tipologia di vetrata
             * @default null
             */
            tipologiaVetrata: components["schemas"]["ChiusuraTipologiaVetrata"] | null;
            /**
             * @description Permeabilità all’aria
             * @default null
             */
            permeabilitaAria: components["schemas"]["ChiusuraPermeabilitaAria"] | null;
            /**
             * @description Resistenza prima
             * @default null
             */
            resistenzaTermicaIniziale: number | null;
            /**
             * @description Resistenza dopo
             * @default null
             */
            resistenzaTermicaFinale: number | null;
            /**
             * @description Calcolo della resistenza
             * @default null
             */
            modalitaCalcoloResistenzaTermica: components["schemas"]["ChiusuraModalitaCalcoloResistenzaTermica"] | null;
            /**
             * @description Fattore di trasmissione solare (gtot)
             * @default null
             */
            trasmissioneSolare: number | null;
            /**
             * @description Uw dell’infisso dietro la chiusura
             * @default null
             */
            uwInfissoChiusura: number | null;
            /**
             * @description Materiale
             * @default null
             */
            materialeChiusura: components["schemas"]["ChiusuraMaterialeChiusura"] | null;
            /**
             * @description Regolazione
             * @default null
             */
            meccanismoRegolazione: components["schemas"]["ChiusuraMeccanismoRegolazione"] | null;
        };
        /**
         * @description Esposizione
         * @enum {string}
         */
        ChiusuraEsposizione: "nord" | "nordEst" | "est" | "sudEst" | "sud" | "sudOvest" | "ovest" | "nordOvest";
        /**
         * @description Installazione
         * @enum {string}
         */
        ChiusuraInstallazione: "esterna" | "interna";
        /**
         * @description Materiale
         * @enum {string}
         */
        ChiusuraMaterialeChiusura: "pvc" | "legno" | "metallo" | "misto" | "plastica" | "tessuto";
        /**
         * @description Regolazione
         * @enum {string}
         */
        ChiusuraMeccanismoRegolazione: "manuale" | "motorizzato" | "automatizzato";
        /**
         * @description Calcolo della resistenza
         * @enum {string}
         */
        ChiusuraModalitaCalcoloResistenzaTermica: "fornitore" | "tabellaEnea" | "norma";
        /**
         * @description Permeabilità all’aria
         * @enum {string}
         */
        ChiusuraPermeabilitaAria: "media" | "bassa";
        /**
         * @description Chiusura dopo
         * @enum {number}
         */
        ChiusuraTipologiaPost: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
        /**
         * @description Chiusura prima
         * @enum {number}
         */
        ChiusuraTipologiaPre: 0 | 1 | 2 | 3 | 4 | 5 | 6;
        /**
         * @description Tipologia di vetrata
         * @enum {string}
         */
        ChiusuraTipologiaVetrata: "singola" | "doppia" | "doppiaBassoEmissiva" | "triplaBassoEmissiva";
        ClientLinkDto: {
            state: components["schemas"]["ClientLinkState"];
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            expires: string;
            /** Format: date-time */
            openedAt: string | null;
            /** Format: date-time */
            lastOpenedAt: string | null;
            /** Format: date-time */
            savedAt: string | null;
            /** Format: date-time */
            finishedAt: string | null;
            /** Format: date-time */
            revokedAt: string | null;
            /** @description null when it was shared without e-mail. */
            email: string | null;
        };
        /** @enum {string} */
        ClientLinkState: "working" | "expired" | "revoked";
        /** @enum {string} */
        ClimateZone: "A" | "B" | "C" | "D" | "E" | "F";
        ClosureLabelsDto: {
            0: string;
            1: string;
            2: string;
            3: string;
            4: string;
            5: string;
            6: string;
            7: string;
            8: string;
        };
        /** @enum {string} */
        ColumnList: "RECEIVED" | "ELABORATED" | "USERS" | "PAYMENTS" | "TRANSFERS";
        CompanyLogoDto: {
            /** @description PNG as a data address; an empty text removes the logo. */
            logo: string;
        };
        /** @enum {number} */
        CompanyType: 0 | 1;
        ComparedRegistrationDto: {
            /**
             * Format: date-time
             * @description When it was sent.
             */
            created: string;
            /** @description Which files there are. */
            files: components["schemas"]["RegistrationFile"][];
            email: string;
            businessName: string | null;
            legalForm: string | null;
            firstName: string | null;
            lastName: string | null;
            phone: string | null;
            pec: string | null;
            street: string | null;
            zip: string | null;
            city: string | null;
            province: string | null;
            attorneyFirstName: string | null;
            attorneyLastName: string | null;
        };
        ComparedValueDto: {
            outcome: components["schemas"]["PrintOutcome"];
            key: string;
            /** @description Part of the PDF that it stands in. */
            title: string;
            label: string;
            ours: string | null;
            theirs: string | null;
            /** @description A difference has to be confirmed with a reason. */
            isWeighty: boolean;
        };
        CongrTextsDto: {
            declaration: string;
            closing: string;
            note: string;
        };
        ContractClauseDto: {
            title: string;
            text: string;
            points: string;
        };
        ContractPapersFormDto: {
            /** Format: binary */
            contract?: File;
            /** Format: binary */
            ciFront?: File;
            /** Format: binary */
            ciRear?: File;
        };
        /** @enum {string} */
        ContractReason: "unsigned" | "incomplete" | "identity" | "company" | "other" | "ended" | "mistake";
        /** @enum {string} */
        ContractRefusal: "unsigned" | "incomplete" | "identity" | "company" | "other";
        ContractRefusalDto: {
            reason: components["schemas"]["ContractRefusal"];
            /** @description For the owner alone, beside the reason. */
            note?: string | null;
        };
        ContractRefusalInfoDto: {
            reason: components["schemas"]["ContractReason"];
            /** Format: date-time */
            decided: string;
            /** @description Files that must come anew; none where any one of them will do. */
            requestedFiles: components["schemas"]["RegistrationFile"][];
            /** @description The reason in the words that people read. */
            reasonLabel: string;
            /** @description Text of the back office beside it. */
            note: string | null;
        };
        /** @enum {string} */
        ContractRevocation: "incomplete" | "identity" | "company" | "ended" | "mistake";
        ContractRevocationDto: {
            reason: components["schemas"]["ContractRevocation"];
            /** @description For the owner alone, beside the reason. */
            note?: string | null;
        };
        /** @enum {string} */
        ContractState: "inReview" | "refused" | "verified";
        ContractTextsDto: {
            edition: string;
            clauses: components["schemas"]["ContractClauseDto"][];
            closing: string;
            approval: string;
        };
        ControlTermTableDto: {
            source: string;
            /**
             * Format: date
             * @description Last day for which the table was checked; null until the next one.
             */
            validTo?: string | null;
            values: components["schemas"]["ControlTermsDto"];
        };
        ControlTermsDto: {
            yearsAfterLastReturn: number;
        };
        CopiedFieldDto: {
            /** @description Key of the question in the sheet. */
            key: string;
            /** @description Fingerprint of the value as it was copied; another one now means: copy again. */
            fingerprint: string;
        };
        CopiedFieldsRequestDto: {
            fields: components["schemas"]["CopiedFieldDto"][];
        };
        CorrectionReasonDto: {
            /** @description Requests that gave it. */
            total: number;
            /** @description At most its first 200 characters. */
            reason: string;
        };
        CostCeilingTableDto: {
            source: string;
            /**
             * Format: date
             * @description Last day for which the table was checked; null until the next one.
             */
            validTo?: string | null;
            values: components["schemas"]["CostCeilingsDto"];
        };
        CostCeilingsDto: {
            window: components["schemas"]["ZoneCostsDto"];
            windowWithShutter: components["schemas"]["ZoneCostsDto"];
            shading: number;
        };
        CostLineDto: {
            kind: components["schemas"]["FilingKind"];
            label: string;
            packageName: string;
            credits: number;
            euro: number;
        };
        CountedDossierDto: {
            /** @description Number of the dossier; it may be counted several times. */
            id: number;
            /**
             * Format: date-time
             * @description When what is counted happened.
             */
            at: string;
            /** @description Service. */
            serviceType: number | null;
            status: components["schemas"]["StatusCode"];
            /** @description Words that were given: of the request, or of the skip. */
            reason: string | null;
            /** @description True where it is in a list of the back office. */
            isListed: boolean;
            /** @description Client; null once it is in no list of the back office. */
            client: string | null;
            /** @description Company that sent it. */
            businessName: string | null;
            /** @description Operator. */
            operatorName: string | null;
        };
        /** @enum {string} */
        CountedFigure: "received" | "returned" | "week-received" | "week-filed" | "week-completed" | "month-received" | "month-filed" | "month-completed" | "month-fitters" | "correction" | "skip";
        CpidRequestDto: {
            id: number;
            /** @description Declaration to ENEA; may be left out where the dossier has only one. */
            filing?: components["schemas"]["EneaFiling"];
            /**
             * @description As ENEA writes it; null takes it away.
             * @example 2026-0123456789
             */
            cpid: string | null;
        };
        CreditAdjustmentRequestDto: {
            activePackageId: number;
            /**
             * @description Credits to add, or negative to take away; at most two decimals.
             * @example -2.5
             */
            credits: number;
            reason: string;
        };
        CurrentSettingsDto: {
            purchases: components["schemas"]["PurchaseSwitchDto"];
            vatRate: components["schemas"]["VatRateDto"];
            provider: components["schemas"]["ServiceProviderDto"];
            publicContacts: components["schemas"]["PublicContactsDto"];
            brand: components["schemas"]["BrandDto"];
            supportContacts: components["schemas"]["SupportContactDto"][];
            statusNames: components["schemas"]["StatusNamesDto"];
            closureLabels: components["schemas"]["ClosureLabelsDto"];
            heatingLabels: components["schemas"]["HeatingLabelsDto"];
            interventionMatrix: components["schemas"]["InterventionMatrixDto"];
            eneaOpenings: components["schemas"]["EneaOpeningDto"][];
            eneaSite: components["schemas"]["EneaSiteDto"];
        };
        CustomerDuplicateDto: {
            dossierId: number | null;
            line: number | null;
        };
        CustomerFileDto: {
            /**
             * Format: binary
             * @description CSV as the template.
             */
            file: File;
        };
        CustomerImportDto: {
            ids: number[];
        };
        CustomerImportFormDto: {
            /**
             * @description Confirmation of the preview.
             * @example q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6
             */
            confirmation: string;
            duplicates?: components["schemas"]["DuplicateHandling"];
            /**
             * Format: binary
             * @description The same file as before.
             */
            file: File;
        };
        CustomerPreviewDto: {
            /** @description Sent back to confirm exactly this. */
            confirmation: string;
            lines: components["schemas"]["CustomerPreviewLineDto"][];
            unknownColumns: string[];
            /** @description Rows that are no customers: titles, and headings once more. */
            titleRows?: string[];
        };
        CustomerPreviewLineDto: {
            /** @description In the file, counted from 1. */
            line: number;
            client: string;
            /** @description Values that the draft would hold. */
            summary: string[];
            /** @description Values that were not understood and are left out. */
            notes: string[];
            /** @description Values that were read otherwise than they are written. */
            changes?: string[];
            /** @description Why the line cannot become a draft. */
            problem: string | null;
            duplicateOf: components["schemas"]["CustomerDuplicateDto"] | null;
        };
        DatedControlTermTableDto: {
            source: string;
            /**
             * Format: date
             * @description Last day for which the table was checked; null until the next one.
             */
            validTo?: string | null;
            values: components["schemas"]["ControlTermsDto"];
            /** Format: date */
            validFrom: string;
        };
        DatedCostCeilingTableDto: {
            source: string;
            /**
             * Format: date
             * @description Last day for which the table was checked; null until the next one.
             */
            validTo?: string | null;
            values: components["schemas"]["CostCeilingsDto"];
            /** Format: date */
            validFrom: string;
        };
        DatedDeductionRateTableDto: {
            source: string;
            /**
             * Format: date
             * @description Last day for which the table was checked; null until the next one.
             */
            validTo?: string | null;
            values: components["schemas"]["DeductionRatesDto"];
            /** Format: date */
            validFrom: string;
        };
        DatedSettingsDto: {
            uLimits: components["schemas"]["DatedTransmittanceLimitsDto"][];
            uLimitsEcobonus: components["schemas"]["DatedTransmittanceLimitsDto"][];
            solarTransmission: components["schemas"]["DatedSolarTransmissionDto"][];
            costCeilings: components["schemas"]["DatedCostCeilingTableDto"][];
            deductionRates: components["schemas"]["DatedDeductionRateTableDto"][];
            controlTerms: components["schemas"]["DatedControlTermTableDto"][];
        };
        DatedSolarTransmissionDto: {
            source: string;
            /**
             * Format: date
             * @description Last day for which the table was checked; null until the next one.
             */
            validTo?: string | null;
            values: components["schemas"]["SolarLimitDto"];
            /** Format: date */
            validFrom: string;
        };
        DatedTransmittanceLimitsDto: {
            source: string;
            /**
             * Format: date
             * @description Last day for which the table was checked; null until the next one.
             */
            validTo?: string | null;
            values: components["schemas"]["ZoneLimitsDto"];
            /** Format: date */
            validFrom: string;
        };
        DeadlineCountsDto: {
            past: number;
            /** @description Within 3 days. */
            red: number;
            /** @description Within 14 days. */
            amber: number;
        };
        DeductionRateTableDto: {
            source: string;
            /**
             * Format: date
             * @description Last day for which the table was checked; null until the next one.
             */
            validTo?: string | null;
            values: components["schemas"]["DeductionRatesDto"];
        };
        DeductionRatesDto: {
            mainHome: number;
            other: number;
            ecobonusDeductionMax: number;
            homeExpenseMax: number;
            years: number;
            higherRate: components["schemas"]["HigherRateDto"];
        };
        DelegaTextsDto: {
            mandate: string;
            delegation: string;
            powers: string;
            acquisition: string;
            declaration: string;
            privacy: string;
            receipt: string;
            note: string;
        };
        DeletionRefusalDto: {
            reason: string;
        };
        DeletionRequestDto: {
            password: string;
        };
        DeviceKeyDto: {
            /** @description Names the pair. */
            id: string;
            /** @description Public half; a device may keep it. */
            x: string;
            /** @description Public half; a device may keep it. */
            y: string;
            /** @description Private half, for memory alone. */
            d: string;
        };
        DifferenceConfirmationDto: {
            filing: components["schemas"]["EneaFiling"];
            /** @description Key of the difference. */
            key: string;
            reason: string;
        };
        /** @enum {string} */
        DiskFolder: "data" | "files" | "database" | "temporary" | "log";
        DocumentAnswerDto: {
            text?: string;
        };
        DocumentCheckDto: {
            /** @description Id of the document in the list of the dossier. */
            itemId: number;
            /** Format: date-time */
            at: string;
            /** @description The files that were looked at: all it has now. */
            fileIds: number[];
            /** @description Operator as they were called then. */
            who: string;
        };
        DocumentCheckRequestDto: {
            itemId: number;
            isVerified?: boolean;
            /** @description The files that the operator saw. */
            fileIds: number[];
        };
        /**
         * @description Needed where a service asks for the document on a condition.
         * @enum {string}
         */
        DocumentCondition: "acquisition" | "windows" | "shadings" | "shutters" | "summerCooling" | "holder" | "cohabitant" | "buyer" | "company" | "condominium";
        DocumentFormDto: {
            /**
             * @description Folder of the dossier: account/dossier. Without it the dossier is that of moduleId, or the only one that waits for the document.
             * @example 12/34
             */
            dir?: string;
            /** @description Number of the dossier; must agree with dir. */
            moduleId?: string;
            /**
             * @description Number of the document.
             * @example 3
             */
            id: string;
            /** @description SHA-256 of the file, in hexadecimal. A file that the document already has is then not stored again, and one that came damaged is refused. */
            contentHash?: string;
            /** @description Key under which a device announced the file (`Module/waitingFiles`). */
            fileKey?: string;
            /**
             * @description Number of the file of the same document that the new one replaces; it is deleted in the same transaction. One that is gone replaces nothing.
             * @example 51
             */
            replaces?: string;
            /**
             * Format: binary
             * @description After the other fields.
             */
            file: File;
        };
        /** @enum {string} */
        DocumentNeed: "M" | "O" | "C";
        DocumentNeedDto: {
            1: components["schemas"]["DocumentNeed"] | null;
            2: components["schemas"]["DocumentNeed"] | null;
            3: components["schemas"]["DocumentNeed"] | null;
        };
        /**
         * @description Of every dossier without it.
         * @enum {string}
         */
        DocumentPointCondition: "severalBeneficiaries" | "security" | "twoYears" | "landRegister";
        DocumentPointDto: {
            /**
             * @description Code of the document.
             * @example FATTURA
             */
            code: string;
            text: string;
            /** @description Of every dossier without it. */
            condition?: components["schemas"]["DocumentPointCondition"] | null;
        };
        DocumentRequestDto: {
            itemId: number;
            text: string;
        };
        DocumentRowDto: {
            code: string;
            name: string;
            need: components["schemas"]["DocumentNeedDto"];
            /** @description Needed where a service asks for the document on a condition. */
            condition?: components["schemas"]["DocumentCondition"];
            /** @description Optional while the condition does not hold. */
            isOptionalOtherwise?: boolean;
            /** @description A pre-filled copy is offered to sign. */
            isPrefilled?: boolean;
        };
        DocumentSetDto: {
            documentsDocumentsSetResponse: components["schemas"]["DocumentSetItemDto"][];
            noLongerAsked: components["schemas"]["FormerDocumentDto"][];
        };
        DocumentSetItemDto: {
            id: number;
            /**
             * @description The back office asked for the document again; present only when true.
             * @enum {boolean}
             */
            isAskedAgain?: true;
            document: components["schemas"]["RequiredDocumentDto"];
            toBeUploaded: boolean;
            isMandatory: boolean;
            /** @description Why the document is required, in Italian. */
            why: string;
            /** @description A copy pre-filled from the dossier can be downloaded. */
            isPrefilled: boolean;
        };
        DossierChangesDto: {
            serviceType?: components["schemas"]["ServiceType"] | null;
            annoRiferimento?: number | null;
            isCompany?: boolean;
            acquisizioneBeneficiario?: boolean;
            beneficiaryCompanyType?: components["schemas"]["CompanyType"] | null;
            beneficiaryCompanyName?: string | null;
            beneficiarySsn?: string | null;
            beneficiaryFirstName?: string | null;
            beneficiaryLastName?: string | null;
            beneficiaryGender?: components["schemas"]["Gender"] | null;
            /** Format: date */
            beneficiaryBirthDate?: string | null;
            beneficiaryBirthMunicipality?: string | null;
            beneficiaryBirthProvince?: string | null;
            beneficiaryBirthNation?: string | null;
            beneficiaryIdentificationDocNumber?: string | null;
            /** Format: date */
            beneficiaryIdentificationDocDate?: string | null;
            beneficiaryPhone?: string | null;
            beneficiaryAttorneyFirstName?: string | null;
            beneficiaryAttorneyLastName?: string | null;
            beneficiaryAttorneySsn?: string | null;
            beneficiaryAttorneyGender?: components["schemas"]["Gender"] | null;
            /** Format: date */
            beneficiaryAttorneyBirthDate?: string | null;
            beneficiaryAttorneyBirthMunicipality?: string | null;
            beneficiaryAttorneyBirthProvince?: string | null;
            beneficiaryAttorneyBirthNation?: string | null;
            otherBeneficiaries?: components["schemas"]["OtherBeneficiaryDto"][];
            beneficiaryExpenseShare?: number | null;
            beneficiaryResidentialAddress?: string | null;
            beneficiaryResidentialAddressNumber?: string | null;
            beneficiaryResidentialMunicipality?: string | null;
            beneficiaryResidentialProvince?: string | null;
            beneficiaryResidentialZip?: string | null;
            beneficiaryResidentialClimateZone?: components["schemas"]["ClimateZone"] | null;
            beneficiaryResidentialNation?: string | null;
            immovableAddress?: string | null;
            immovableAddressNumber?: string | null;
            immovableMunicipality?: string | null;
            immovableProvince?: string | null;
            immovableZip?: string | null;
            immovableStair?: string | null;
            immovableInterior?: string | null;
            immovableClimateZone?: components["schemas"]["ClimateZone"] | null;
            immovableMunicipalityCode?: string | null;
            immovableCadastralCode?: components["schemas"]["CadastralCategory"] | null;
            cadastralSection?: string | null;
            cadastralSheet?: string | null;
            cadastralParcel?: string | null;
            cadastralSubordinate?: string | null;
            immovableEstimatedYearOfConstruction?: string | null;
            immovableSurfaceArea?: number | null;
            immovableUnitNumber?: number | null;
            immovableMergeUnits?: boolean;
            immovablePossessionTitle?: components["schemas"]["PossessionTitle"] | null;
            immovableRealRight?: boolean | null;
            immovablePossessionType?: components["schemas"]["PossessionType"] | null;
            immovableGeneralUse?: components["schemas"]["GeneralUse"] | null;
            immovableParticularUse?: components["schemas"]["ParticularUse"] | null;
            immovableParticularUseHardAttribution?: components["schemas"]["HardAttributionCategory"] | null;
            immovableBuildingTypology?: components["schemas"]["BuildingTypology"] | null;
            interventionOnImmovableType?: components["schemas"]["ImmovableType"] | null;
            interventionImmovableUnitNumber?: number | null;
            /** Format: date */
            interventionStartDate?: string | null;
            /** Format: date */
            interventionEstimatedEndDate?: string | null;
            /** Format: date */
            interventionEndDate?: string | null;
            manufatti?: components["schemas"]["ManufattiDto"];
            tipoImpianto?: components["schemas"]["TipoImpianto"] | null;
            tipoTerminaleErogazione?: components["schemas"]["TerminaleErogazione"] | null;
            tipoDistribuzione?: components["schemas"]["TipoDistribuzione"] | null;
            tipoRegolazione?: components["schemas"]["TipoRegolazione"] | null;
            vettoreEnergetico?: components["schemas"]["VettoreEnergetico"] | null;
            generatori?: components["schemas"]["GeneratoreDto"][];
            impiantoClimatizzazioneEstiva?: boolean;
            valoreEer?: number | null;
            marcaImpiantoTermico?: string | null;
            modelloImpiantoTermico?: string | null;
            spese?: components["schemas"]["SpeseDto"];
        };
        DossierChargeEventDto: {
            id: number;
            /** Format: date-time */
            at: string;
            event: components["schemas"]["ChargeEvent"];
            /** @description Name of who did it. */
            who: string;
            /** @description Name of the operator who has the dossier since; null for nobody. */
            to: string | null;
        };
        DossierCountDto: {
            drafts: number;
            sent: number;
            completed: number;
            /** @description Little room is left for drafts or their files; absent while there is plenty. */
            warning?: string;
        };
        DossierDocumentListDto: {
            documents: components["schemas"]["DocumentSetItemDto"][];
            /** @description CodiceCpid and Ricevuta of each declaration to ENEA. */
            adminFiles: components["schemas"]["AdminFileDto"][];
        };
        DossierDoubtDto: {
            /** @description Whether the form alone says it, holding its e-invoices against it, or comparing it with other dossiers and files. */
            origin: components["schemas"]["DoubtOrigin"];
            /** @description Name of the rule, where it has one. */
            code: string | null;
            /** @description Path in the form, or `documenti.` and the code of a document. */
            field: string;
            message: string;
            /** @description The rule, in Italian. */
            rule: string;
            /** @description Usual value with its unit; empty where there is no limit. */
            limit: string;
            /** @description Decree, norm or decision behind the rule. */
            source: string;
            /** @description Names the doubt with the value it is about. */
            fingerprint: string;
            /** @description Who has looked at it; only the back office reads it. */
            seen: components["schemas"]["DoubtMarkDto"] | null;
        };
        DossierDoubtsDto: {
            doubts: components["schemas"]["DossierDoubtDto"][];
            /** @description Dossiers that match; always empty for a fitter. */
            others: components["schemas"]["OtherDossierDto"][];
        };
        DossierDto: {
            serviceType: components["schemas"]["ServiceType"] | null;
            annoRiferimento: number | null;
            isCompany: boolean;
            acquisizioneBeneficiario: boolean;
            beneficiaryCompanyType: components["schemas"]["CompanyType"] | null;
            beneficiaryCompanyName: string | null;
            beneficiarySsn: string | null;
            beneficiaryFirstName: string | null;
            beneficiaryLastName: string | null;
            beneficiaryGender: components["schemas"]["Gender"] | null;
            /** Format: date */
            beneficiaryBirthDate: string | null;
            beneficiaryBirthMunicipality: string | null;
            beneficiaryBirthProvince: string | null;
            beneficiaryBirthNation: string | null;
            beneficiaryIdentificationDocNumber: string | null;
            /** Format: date */
            beneficiaryIdentificationDocDate: string | null;
            beneficiaryPhone: string | null;
            beneficiaryAttorneyFirstName: string | null;
            beneficiaryAttorneyLastName: string | null;
            beneficiaryAttorneySsn: string | null;
            beneficiaryAttorneyGender: components["schemas"]["Gender"] | null;
            /** Format: date */
            beneficiaryAttorneyBirthDate: string | null;
            beneficiaryAttorneyBirthMunicipality: string | null;
            beneficiaryAttorneyBirthProvince: string | null;
            beneficiaryAttorneyBirthNation: string | null;
            otherBeneficiaries: components["schemas"]["OtherBeneficiaryDto"][];
            beneficiaryExpenseShare: number | null;
            beneficiaryResidentialAddress: string | null;
            beneficiaryResidentialAddressNumber: string | null;
            beneficiaryResidentialMunicipality: string | null;
            beneficiaryResidentialProvince: string | null;
            beneficiaryResidentialZip: string | null;
            beneficiaryResidentialClimateZone: components["schemas"]["ClimateZone"] | null;
            beneficiaryResidentialNation: string | null;
            immovableAddress: string | null;
            immovableAddressNumber: string | null;
            immovableMunicipality: string | null;
            immovableProvince: string | null;
            immovableZip: string | null;
            immovableStair: string | null;
            immovableInterior: string | null;
            immovableClimateZone: components["schemas"]["ClimateZone"] | null;
            immovableMunicipalityCode: string | null;
            immovableCadastralCode: components["schemas"]["CadastralCategory"] | null;
            cadastralSection: string | null;
            cadastralSheet: string | null;
            cadastralParcel: string | null;
            cadastralSubordinate: string | null;
            immovableEstimatedYearOfConstruction: string | null;
            immovableSurfaceArea: number | null;
            immovableUnitNumber: number | null;
            immovableMergeUnits: boolean;
            immovablePossessionTitle: components["schemas"]["PossessionTitle"] | null;
            immovableRealRight: boolean | null;
            immovablePossessionType: components["schemas"]["PossessionType"] | null;
            immovableGeneralUse: components["schemas"]["GeneralUse"] | null;
            immovableParticularUse: components["schemas"]["ParticularUse"] | null;
            immovableParticularUseHardAttribution: components["schemas"]["HardAttributionCategory"] | null;
            immovableBuildingTypology: components["schemas"]["BuildingTypology"] | null;
            interventionOnImmovableType: components["schemas"]["ImmovableType"] | null;
            interventionImmovableUnitNumber: number | null;
            /** Format: date */
            interventionStartDate: string | null;
            /** Format: date */
            interventionEstimatedEndDate: string | null;
            /** Format: date */
            interventionEndDate: string | null;
            manufatti: components["schemas"]["ManufattiDto"];
            tipoImpianto: components["schemas"]["TipoImpianto"] | null;
            tipoTerminaleErogazione: components["schemas"]["TerminaleErogazione"] | null;
            tipoDistribuzione: components["schemas"]["TipoDistribuzione"] | null;
            tipoRegolazione: components["schemas"]["TipoRegolazione"] | null;
            vettoreEnergetico: components["schemas"]["VettoreEnergetico"] | null;
            generatori: components["schemas"]["GeneratoreDto"][];
            impiantoClimatizzazioneEstiva: boolean;
            valoreEer: number | null;
            marcaImpiantoTermico: string | null;
            modelloImpiantoTermico: string | null;
            spese: components["schemas"]["SpeseDto"];
            id: number;
            /** @description Counts saves; a save names the version it started from. */
            version: number;
            /** @description Counts saves and acts; an act names the one that was seen. */
            revision: number;
            /** @description Account of its owner. */
            accountId: number;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            updated: string;
            /** Format: date-time */
            sentDate: string | null;
            /** Format: date-time */
            receivedDate: string | null;
            /** Format: date-time */
            completedDate: string | null;
            /**
             * Format: date
             * @description Last day to send.
             */
            deadlineDate: string | null;
            status: components["schemas"]["DossierStatusDto"];
            rejectReason: string | null;
            /** @description Data and documents that the last return points at. */
            returnPoints: components["schemas"]["ReturnPointDto"][];
            /** @description Operator it is assigned to. */
            operatoreName: string | null;
            /** @description Frozen when the dossier was sent. */
            moduleCredits: components["schemas"]["ModuleCreditsDto"] | null;
            /** @description Euro, frozen when it was sent. */
            totalCost: number | null;
        };
        DossierFieldsDto: {
            serviceType: components["schemas"]["ServiceType"] | null;
            annoRiferimento: number | null;
            isCompany: boolean;
            acquisizioneBeneficiario: boolean;
            beneficiaryCompanyType: components["schemas"]["CompanyType"] | null;
            beneficiaryCompanyName: string | null;
            beneficiarySsn: string | null;
            beneficiaryFirstName: string | null;
            beneficiaryLastName: string | null;
            beneficiaryGender: components["schemas"]["Gender"] | null;
            /** Format: date */
            beneficiaryBirthDate: string | null;
            beneficiaryBirthMunicipality: string | null;
            beneficiaryBirthProvince: string | null;
            beneficiaryBirthNation: string | null;
            beneficiaryIdentificationDocNumber: string | null;
            /** Format: date */
            beneficiaryIdentificationDocDate: string | null;
            beneficiaryPhone: string | null;
            beneficiaryAttorneyFirstName: string | null;
            beneficiaryAttorneyLastName: string | null;
            beneficiaryAttorneySsn: string | null;
            beneficiaryAttorneyGender: components["schemas"]["Gender"] | null;
            /** Format: date */
            beneficiaryAttorneyBirthDate: string | null;
            beneficiaryAttorneyBirthMunicipality: string | null;
            beneficiaryAttorneyBirthProvince: string | null;
            beneficiaryAttorneyBirthNation: string | null;
            otherBeneficiaries: components["schemas"]["OtherBeneficiaryDto"][];
            beneficiaryExpenseShare: number | null;
            beneficiaryResidentialAddress: string | null;
            beneficiaryResidentialAddressNumber: string | null;
            beneficiaryResidentialMunicipality: string | null;
            beneficiaryResidentialProvince: string | null;
            beneficiaryResidentialZip: string | null;
            beneficiaryResidentialClimateZone: components["schemas"]["ClimateZone"] | null;
            beneficiaryResidentialNation: string | null;
            immovableAddress: string | null;
            immovableAddressNumber: string | null;
            immovableMunicipality: string | null;
            immovableProvince: string | null;
            immovableZip: string | null;
            immovableStair: string | null;
            immovableInterior: string | null;
            immovableClimateZone: components["schemas"]["ClimateZone"] | null;
            immovableMunicipalityCode: string | null;
            immovableCadastralCode: components["schemas"]["CadastralCategory"] | null;
            cadastralSection: string | null;
            cadastralSheet: string | null;
            cadastralParcel: string | null;
            cadastralSubordinate: string | null;
            immovableEstimatedYearOfConstruction: string | null;
            immovableSurfaceArea: number | null;
            immovableUnitNumber: number | null;
            immovableMergeUnits: boolean;
            immovablePossessionTitle: components["schemas"]["PossessionTitle"] | null;
            immovableRealRight: boolean | null;
            immovablePossessionType: components["schemas"]["PossessionType"] | null;
            immovableGeneralUse: components["schemas"]["GeneralUse"] | null;
            immovableParticularUse: components["schemas"]["ParticularUse"] | null;
            immovableParticularUseHardAttribution: components["schemas"]["HardAttributionCategory"] | null;
            immovableBuildingTypology: components["schemas"]["BuildingTypology"] | null;
            interventionOnImmovableType: components["schemas"]["ImmovableType"] | null;
            interventionImmovableUnitNumber: number | null;
            /** Format: date */
            interventionStartDate: string | null;
            /** Format: date */
            interventionEstimatedEndDate: string | null;
            /** Format: date */
            interventionEndDate: string | null;
            manufatti: components["schemas"]["ManufattiDto"];
            tipoImpianto: components["schemas"]["TipoImpianto"] | null;
            tipoTerminaleErogazione: components["schemas"]["TerminaleErogazione"] | null;
            tipoDistribuzione: components["schemas"]["TipoDistribuzione"] | null;
            tipoRegolazione: components["schemas"]["TipoRegolazione"] | null;
            vettoreEnergetico: components["schemas"]["VettoreEnergetico"] | null;
            generatori: components["schemas"]["GeneratoreDto"][];
            impiantoClimatizzazioneEstiva: boolean;
            valoreEer: number | null;
            marcaImpiantoTermico: string | null;
            modelloImpiantoTermico: string | null;
            spese: components["schemas"]["SpeseDto"];
        };
        DossierListItemDto: {
            id: number;
            /** @description Counts saves and acts; an act names the one that was seen. */
            revision: number;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            updated: string;
            serviceType: components["schemas"]["ServiceType"] | null;
            /**
             * Format: date
             * @description Last day to send.
             */
            deadlineDate: string | null;
            /** @description How it last came back, also once it is a draft again; null of one that did not, and for the back office. */
            returnKind: components["schemas"]["ReturnKind"] | null;
            /** @description How much of what was asked is changed: `points-changed` where the reason also asks in words that point at nothing; null as above. */
            returnProgress: components["schemas"]["ReturnProgress"] | null;
            /** Format: date-time */
            sentDate: string | null;
            /** Format: date-time */
            receivedDate: string | null;
            /** Format: date-time */
            completedDate: string | null;
            /** @description Account of the operator it is assigned to. */
            operatorId: number | null;
            /** @description Messages of the other side not seen yet. */
            unreadMessages: number;
            /** @description Documents asked for again and still missing. */
            openRequests: number;
            /** @description How often it was sent: 2 and more after corrections. */
            submissions: number;
            /** @description What deserves a second look, as far as the caller may know it. */
            doubts: number;
            /** @description Name of the beneficiary; empty while there is none. */
            client: string;
            rejectReason: string | null;
            status: components["schemas"]["DossierStatusDto"];
            operatoreName: string | null;
            /** @description Company of its owner. */
            businessName: string | null;
            /** @description Empty until the back office files it. */
            cpids: components["schemas"]["FilingCpidItemDto"][];
            /** @description Names of the other operators who have it open; empty for fitters. */
            presentOperators: string[];
            /** @description Why CPIDs, receipts or data hold up its filing or completion; null where they do not, and for fitters. */
            filingRefusal: string | null;
            /** @description Credits that a return gives back; null where there are none, and for fitters. */
            chargedCredits: number | null;
            /** @description True where there are documents to download. */
            hasFiles: boolean;
            /** @description null while it waits for nothing, and for fitters. */
            postponement: components["schemas"]["PostponementDto"] | null;
        };
        DossierMessageDto: {
            id: number;
            /** Format: date-time */
            at: string;
            side: components["schemas"]["MessageSide"];
            kind: components["schemas"]["MessageKind"];
            requestId: number | null;
            /** @description Name people recognise: company or operator. */
            who: string;
            text: string;
            /** @description Document it is about; null for plain messages. */
            documentName: string | null;
            attachment: components["schemas"]["UploadedFileDto"] | null;
            /** @description The other side has seen it. */
            isRead: boolean;
        };
        DossierNoteDto: {
            id: number;
            /** Format: date-time */
            at: string;
            /**
             * Format: date-time
             * @description When it was withdrawn.
             */
            withdrawn: string | null;
            /** @description Operator as they were called then. */
            who: string;
            /** @description Empty once withdrawn. */
            text: string;
            /** @description Names of the colleagues that it calls. */
            mentions: string[];
            /** @description The caller is called. */
            isForCaller: boolean;
            /** @description Name of the operator who withdrew it. */
            withdrawnBy: string | null;
            /** @description The caller may withdraw it now. */
            canWithdraw: boolean;
        };
        DossierRequestDto: {
            serviceType?: components["schemas"]["ServiceType"] | null;
            annoRiferimento?: number | null;
            isCompany?: boolean;
            acquisizioneBeneficiario?: boolean;
            beneficiaryCompanyType?: components["schemas"]["CompanyType"] | null;
            beneficiaryCompanyName?: string | null;
            beneficiarySsn?: string | null;
            beneficiaryFirstName?: string | null;
            beneficiaryLastName?: string | null;
            beneficiaryGender?: components["schemas"]["Gender"] | null;
            /** Format: date */
            beneficiaryBirthDate?: string | null;
            beneficiaryBirthMunicipality?: string | null;
            beneficiaryBirthProvince?: string | null;
            beneficiaryBirthNation?: string | null;
            beneficiaryIdentificationDocNumber?: string | null;
            /** Format: date */
            beneficiaryIdentificationDocDate?: string | null;
            beneficiaryPhone?: string | null;
            beneficiaryAttorneyFirstName?: string | null;
            beneficiaryAttorneyLastName?: string | null;
            beneficiaryAttorneySsn?: string | null;
            beneficiaryAttorneyGender?: components["schemas"]["Gender"] | null;
            /** Format: date */
            beneficiaryAttorneyBirthDate?: string | null;
            beneficiaryAttorneyBirthMunicipality?: string | null;
            beneficiaryAttorneyBirthProvince?: string | null;
            beneficiaryAttorneyBirthNation?: string | null;
            otherBeneficiaries?: components["schemas"]["OtherBeneficiaryDto"][];
            beneficiaryExpenseShare?: number | null;
            beneficiaryResidentialAddress?: string | null;
            beneficiaryResidentialAddressNumber?: string | null;
            beneficiaryResidentialMunicipality?: string | null;
            beneficiaryResidentialProvince?: string | null;
            beneficiaryResidentialZip?: string | null;
            beneficiaryResidentialClimateZone?: components["schemas"]["ClimateZone"] | null;
            beneficiaryResidentialNation?: string | null;
            immovableAddress?: string | null;
            immovableAddressNumber?: string | null;
            immovableMunicipality?: string | null;
            immovableProvince?: string | null;
            immovableZip?: string | null;
            immovableStair?: string | null;
            immovableInterior?: string | null;
            immovableClimateZone?: components["schemas"]["ClimateZone"] | null;
            immovableMunicipalityCode?: string | null;
            immovableCadastralCode?: components["schemas"]["CadastralCategory"] | null;
            cadastralSection?: string | null;
            cadastralSheet?: string | null;
            cadastralParcel?: string | null;
            cadastralSubordinate?: string | null;
            immovableEstimatedYearOfConstruction?: string | null;
            immovableSurfaceArea?: number | null;
            immovableUnitNumber?: number | null;
            immovableMergeUnits?: boolean;
            immovablePossessionTitle?: components["schemas"]["PossessionTitle"] | null;
            immovableRealRight?: boolean | null;
            immovablePossessionType?: components["schemas"]["PossessionType"] | null;
            immovableGeneralUse?: components["schemas"]["GeneralUse"] | null;
            immovableParticularUse?: components["schemas"]["ParticularUse"] | null;
            immovableParticularUseHardAttribution?: components["schemas"]["HardAttributionCategory"] | null;
            immovableBuildingTypology?: components["schemas"]["BuildingTypology"] | null;
            interventionOnImmovableType?: components["schemas"]["ImmovableType"] | null;
            interventionImmovableUnitNumber?: number | null;
            /** Format: date */
            interventionStartDate?: string | null;
            /** Format: date */
            interventionEstimatedEndDate?: string | null;
            /** Format: date */
            interventionEndDate?: string | null;
            manufatti?: components["schemas"]["ManufattiDto"];
            tipoImpianto?: components["schemas"]["TipoImpianto"] | null;
            tipoTerminaleErogazione?: components["schemas"]["TerminaleErogazione"] | null;
            tipoDistribuzione?: components["schemas"]["TipoDistribuzione"] | null;
            tipoRegolazione?: components["schemas"]["TipoRegolazione"] | null;
            vettoreEnergetico?: components["schemas"]["VettoreEnergetico"] | null;
            generatori?: components["schemas"]["GeneratoreDto"][];
            impiantoClimatizzazioneEstiva?: boolean;
            valoreEer?: number | null;
            marcaImpiantoTermico?: string | null;
            modelloImpiantoTermico?: string | null;
            spese?: components["schemas"]["SpeseDto"];
            id?: number | null;
            /** @description The version that was read; needed with an id. */
            version?: number | null;
        };
        /** @enum {string} */
        DossierSort: "id" | "-id" | "created" | "-created" | "updated" | "-updated" | "client" | "-client" | "serviceType" | "-serviceType" | "deadlineDate" | "-deadlineDate" | "sentDate" | "-sentDate" | "receivedDate" | "-receivedDate" | "completedDate" | "-completedDate" | "operatoreName" | "-operatoreName" | "businessName" | "-businessName" | "status" | "-status" | "work" | "-work" | "urgency" | "-urgency";
        DossierStateDto: {
            /** @description Counts saves and acts; an act names the one that was seen. */
            revision: number;
            /** @description Counts saves. */
            version: number;
            status: components["schemas"]["DossierStatusDto"];
            lastAct: components["schemas"]["LastActDto"] | null;
        };
        DossierStatusDto: {
            code: components["schemas"]["StatusCode"];
            name: string;
            /** @description Progress of the dossier, 0 to 100. */
            statusPercentage: number;
        };
        DoubtMarkDto: {
            /** Format: date-time */
            at: string;
            /** @description Operator as they were called then. */
            who: string;
        };
        /**
         * @description Whether the form alone says it, holding its e-invoices against it, or comparing it with other dossiers and files.
         * @enum {string}
         */
        DoubtOrigin: "form" | "invoice" | "comparison";
        DownloadLinkDto: {
            /**
             * Format: uri
             * @description Opens this one file to everybody who has it.
             */
            url: string;
            /**
             * Format: date-time
             * @description The link is refused from then on.
             */
            expiresAt: string;
        };
        DraftQuotaDto: {
            drafts: number;
            megabytes: number;
        };
        DrawnSignatureDto: {
            /**
             * @description Width of the box that it was drawn in.
             * @example 600
             */
            width: number;
            /**
             * @description Height of the box.
             * @example 200
             */
            height: number;
            /**
             * @description Lines of the pen, each a list of [x, y] within the box, without times; 2000 points at most.
             * @example [
             *       [
             *         [
             *           20,
             *           120
             *         ],
             *         [
             *           90,
             *           60
             *         ],
             *         [
             *           160,
             *           130
             *         ]
             *       ]
             *     ]
             */
            strokes: number[][][];
        };
        /** @enum {string} */
        DuplicateHandling: "skip" | "create";
        /** @enum {string} */
        EneaFiling: "serramenti" | "schermature" | "bonusCasa";
        EneaIntermediaryDto: {
            name: string;
            ssn: string;
        };
        EneaOpeningDto: {
            /** Format: date */
            worksEndedFrom: string;
            /** Format: date */
            worksEndedTo: string;
            /**
             * Format: date
             * @description First day on which the works began; null for works begun at any time.
             */
            worksBegunFrom?: string | null;
            /**
             * @description Year of the expense; null for every year.
             * @default null
             */
            expenseYear: number | null;
            /** Format: date */
            opensOn: string;
            source?: string | null;
        };
        EneaPrintFormDto: {
            /** @description Declaration to ENEA; left out, it is that of the comma in the print. */
            filing?: components["schemas"]["EneaFiling"];
            /**
             * Format: binary
             * @description After the other fields.
             */
            file: File;
        };
        EneaReadingDto: {
            filing: components["schemas"]["EneaFiling"];
            /** @description The stored file that was read; null of a print, which is not kept. */
            document: components["schemas"]["AdminFileName"] | null;
            kind: components["schemas"]["EneaReadingKind"];
            doubt: components["schemas"]["FilingFileDoubt"] | null;
            /**
             * Format: date-time
             * @description When the print was compared; null of a stored file.
             */
            at: string | null;
            /** @description A draft has no CPID yet. */
            isDraft: boolean;
            /** @description The CPID that the PDF of this dossier names. */
            cpid: string | null;
            /** @description Says of the PDF of another dossier whose it is, as far as it can be read. */
            owner: string | null;
            /** @description In ENEA's order; empty of a PDF that was not compared, and of a print compared earlier. */
            values: components["schemas"]["ComparedValueDto"][];
            /** @description To be confirmed before the next step. */
            differences: components["schemas"]["WeightyDifferenceDto"][];
        };
        /** @enum {string} */
        EneaReadingKind: "compared" | "unreadable" | "otherPaper" | "otherDossier" | "severalCpids";
        EneaSiteDto: {
            fields: components["schemas"]["SiteFieldChangeDto"][];
            choices: components["schemas"]["SiteChoiceChangeDto"][];
        };
        EnergySavingDto: {
            origin: components["schemas"]["EnergySavingOrigin"];
            /** Format: date-time */
            recorded: string;
            /** @description In a year; at most two decimals. */
            kwh: number;
        };
        /** @enum {string} */
        EnergySavingOrigin: "chiusureOscuranti" | "shadoWindow" | "tecnico";
        EnergySavingRequestDto: {
            id: number;
            /** @description Declaration to ENEA; may be left out where the dossier has only one. */
            filing?: components["schemas"]["EneaFiling"];
            /** @description In a year, as ENEA asks for it; null takes it away. */
            kwh: number | null;
            /** @description Where the number was calculated; null with a saving that is taken away. */
            origin: components["schemas"]["EnergySavingOrigin"] | null;
        };
        FailedJobDto: {
            state: components["schemas"]["FailedJobState"];
            attempts: number;
            /** Format: date-time */
            created: string;
            /**
             * Format: date-time
             * @description Next attempt, or when it was given up.
             */
            next: string | null;
            id: string;
            /** @description E-mail, or which other kind of work. */
            kind: string;
            /** @description Account and kind of notification of an e-mail, where it has them. */
            about: components["schemas"]["FailedJobSubjectDto"] | null;
            /** @description Type and place of the error, or answer of the mail server, without personal data. */
            error: string;
            /** @description True where it ended its process twice, the second time alone. */
            endedProcess: boolean;
            /** @description True while its data is stored. */
            canRetry: boolean;
        };
        /** @enum {string} */
        FailedJobState: "dead" | "retrying";
        FailedJobSubjectDto: {
            accountId: number;
            /** @description Number of the dossier that the e-mail is about. */
            dossierId: number | null;
            /** @description Name of the account, or its address. */
            name: string | null;
            /** @description Kind of notification. */
            kind: string;
        };
        FilingCorrectionDto: {
            id: number;
            /** Format: date-time */
            at: string;
            /** @description Name of the operator. */
            who: string;
            reason: string;
            /** @description The CPID that ENEA annulled. */
            formerCpid: string | null;
            receipt: components["schemas"]["UploadedFileDto"] | null;
            /** @description The document of the annulled CPID. */
            document: components["schemas"]["UploadedFileDto"] | null;
        };
        FilingCorrectionFormDto: {
            /**
             * @description Folder of the dossier: account/dossier.
             * @example 12/34
             */
            dir: string;
            /** @description Number of the dossier; must agree with dir. */
            moduleId?: string;
            /**
             * Format: binary
             * @description After the other fields.
             */
            file: File;
            /** @description Declaration to ENEA; may be left out where the dossier has only one. */
            filing?: components["schemas"]["EneaFiling"];
            /**
             * @description The new CPID.
             * @example 2026-0123456789
             */
            cpid: string;
            /** @description Why the declaration was corrected; its fitter reads it too. */
            reason: string;
            /**
             * Format: binary
             * @description Document of the new CPID, where the receipt is another file.
             */
            cpidFile?: File;
        };
        FilingCpidDto: {
            filing: components["schemas"]["EneaFiling"];
            /** @description Revision of the dossier that the change left. */
            revision: number;
            cpid: string | null;
        };
        FilingCpidItemDto: {
            filing: components["schemas"]["EneaFiling"];
            cpid: string;
        };
        /** @enum {string} */
        FilingFileDoubt: "unreadable" | "unrelated" | "otherNumber";
        /** @enum {string} */
        FilingKind: "ecobonus" | "bonusCasa" | "calcoloEnergetico";
        FilingSavingDto: {
            filing: components["schemas"]["EneaFiling"];
            origin: components["schemas"]["EnergySavingOrigin"] | null;
            /** @description Revision of the dossier that the change left. */
            revision: number;
            kwh: number | null;
        };
        FirstCodeDto: {
            /** @example 123456 */
            code: string;
        };
        /**
         * @description Municipalities may disappear.
         * @enum {string}
         */
        FlagText: "true" | "false";
        ForgottenPasswordDto: {
            /** @example info@serramentibianchi.example */
            email: string;
        };
        FormerDocumentDto: {
            id: number;
            name: string;
            files: components["schemas"]["UploadedFileDto"][];
        };
        FoundMunicipalityDto: {
            climateZone: components["schemas"]["ClimateZone"] | null;
            /**
             * @description Belfiore code, in capitals.
             * @example A794
             */
            code: string;
            /**
             * @description In the other language.
             * @example Bozen
             */
            otherLanguageName?: string;
            name: string;
            /** @description The first postal code, or the one that was asked for. */
            cap: string;
            /** @description All postal codes. */
            caps: string[];
            province: string;
            /** @description The climate zone was derived, not read from the decree. */
            zoneToVerify: boolean;
            /** @description Hamlets and usual short names. */
            otherNames?: string[];
            /** @description In Italian: what was written and is not so, such as its postal code. */
            doubts: string[];
        };
        /** @enum {string} */
        Gender: "M" | "F";
        /** @enum {number} */
        GeneralUse: 0 | 1 | 2;
        GeneratoreDto: {
            /** @default null */
            tipoGeneratore: components["schemas"]["TipoGeneratore"] | null;
            /** @default null */
            numeroGeneratore: number | null;
            /** @default null */
            rendimentoMaxPotenza: number | null;
            /** @default null */
            pea: number | null;
            nome?: string | null;
            /** @default null */
            potenzaUtileNominale: number | null;
        };
        GroupedReasonsDto: {
            /** @description Requests without the words of any ready text. */
            others: number;
            /** @description Most used first, without those that were not used. */
            templates: components["schemas"]["TemplateReasonDto"][];
            /** @description The five most given of these, most first. */
            otherReasons: components["schemas"]["CorrectionReasonDto"][];
        };
        /** @enum {string} */
        HardAttributionCategory: "B3" | "B8" | "C7" | "D9" | "E1" | "E2" | "E3" | "E4" | "E5" | "E6" | "E8" | "E9" | "F1" | "F2" | "F3" | "F4" | "F5";
        HealthDto: {
            status: components["schemas"]["HealthStatus"];
            away?: components["schemas"]["HealthPart"][];
            fullDisks?: components["schemas"]["DiskFolder"][];
            /** @description Tables whose rows the database lets be changed, because it lacks their triggers. */
            unprotectedTables?: string[];
        };
        /** @enum {string} */
        HealthPart: "database" | "files" | "redis";
        /** @enum {string} */
        HealthStatus: "ok";
        HeatingLabelsDto: {
            colonneAmbientiRiscaldati?: string;
            colonneNonIsolate?: string;
            colonneIsolate?: string;
            orizzontale: string;
            verticale: string;
            climaticaCentralizzata: string;
            valvoleTermostatiche: string;
            termostatoAmbiente: string;
            nessuna: string;
        };
        HeldRegistrationDto: {
            id: number;
            /**
             * Format: date-time
             * @description When its address was confirmed: only then it may be preferred.
             */
            confirmed: string | null;
            /** @description Account of the first one; null when it is gone. */
            firstAccountId: number | null;
            vat: string;
            /** @description The first one was confirmed meanwhile, so it can only be kept. */
            isFirstConfirmed: boolean;
            held: components["schemas"]["ComparedRegistrationDto"];
            first: components["schemas"]["ComparedRegistrationDto"] | null;
        };
        HigherRateDto: {
            owner: boolean;
            bareOwner: boolean;
            realRight: boolean;
            mereHolder: boolean;
            cohabitingRelative: boolean;
            futureBuyer: boolean;
        };
        /**
         * @description A change of status, an edit, a new CPID of a filed declaration, an acceptance taken back, a dossier left with a reason, put off, or back from that; the last four for the back office alone.
         * @enum {string}
         */
        HistoryEvent: "status" | "edit" | "correction" | "undo" | "skip" | "postpone" | "resume";
        /** @enum {number} */
        ImmovableType: 0 | 1 | 2;
        ImportProblemDto: {
            /** @description In the file, counted from 1. */
            line: number;
            message: string;
        };
        InterventionMatrixDto: {
            /** @description The server gives each change a new one. */
            version: number;
            /** @description The first row that applies counts. */
            rows: components["schemas"]["InterventionMatrixRowDto"][];
        };
        InterventionMatrixRowDto: {
            services: components["schemas"]["ServiceType"][];
            /** @description null where it does not matter. */
            hasWindows: boolean | null;
            /** @description null where it does not matter. */
            hasShadings: boolean | null;
            products: string;
            ecobonus: number;
            bonusCasa: number;
            calcoloEnergetico: number;
        };
        InvoiceAttachmentDto: {
            /** @description Bytes. */
            size: number;
            name: string;
        };
        /** @enum {string} */
        InvoiceCheck: "intestatario" | "fornitore" | "somme" | "acconto" | "notaDiCredito" | "iva" | "date" | "norma" | "descrizione" | "quantita" | "massimale" | "altriLavori" | "altraPratica" | "firma";
        InvoiceCheckFormDto: {
            /**
             * Format: binary
             * @description FatturaPA as XML, as XML signed in P7M, or several of them in a ZIP. After the other fields.
             */
            file: File;
        };
        InvoiceDifferenceDto: {
            inDossier: (string | number | boolean | {
                [key: string]: unknown;
            }[]) | null;
            inInvoice: (string | number | boolean | {
                [key: string]: unknown;
            }[]) | null;
            /** @description Path in the form. */
            field: string;
            /** @description In Italian. */
            message: string;
        };
        InvoiceDoubtDto: {
            check: components["schemas"]["InvoiceCheck"];
            /** @description Empty where the invoices as a whole are meant. */
            invoiceId: number | null;
            /** @description Only told: it was reckoned with. */
            isNote: boolean;
            /** @description Path in the form. */
            field: string | null;
            /** @description In Italian. */
            message: string;
        };
        InvoiceDto: {
            /** Format: date */
            date: string;
            id: number;
            /** @description File of the document FATTURA that it was read from. */
            fileId: number;
            fileName: string;
            /** @description Repairs made while reading, in Italian. */
            repairs: string[];
            signer: components["schemas"]["InvoiceSignerDto"] | null;
            number: string;
            /** @description TD01, TD02, TD04 … */
            documentType: string;
            supplier: components["schemas"]["InvoicePartyDto"];
            customer: components["schemas"]["InvoicePartyDto"];
            /** @description Texts of Causale: the first ten, each at most 160 characters. */
            causes: string[];
            lines: components["schemas"]["InvoiceLineDto"][];
            vatSummary: components["schemas"]["InvoiceVatSummaryDto"][];
            /** @description Euro. */
            taxable: number;
            /** @description Euro. */
            vat: number;
            /** @description Euro. */
            total: number;
            payments: components["schemas"]["InvoicePaymentDto"][];
            /** @description DatiFattureCollegate, the first ten. */
            relatedInvoices: components["schemas"]["RelatedInvoiceDto"][];
            attachments: components["schemas"]["InvoiceAttachmentDto"][];
            /** @description Euro. */
            discountOnInvoice: number | null;
            /** @description Code of Divisa; absent means euro. */
            currency?: string;
            fundContributions?: components["schemas"]["InvoiceFundContributionDto"][];
            /** @description Euro; in the total only where it is charged. */
            stampDuty?: number;
            /** @description Arrotondamento of the document, in euro. */
            rounding?: number;
            /** @description Ritenute, in euro; part of the total. */
            withholding?: number;
        };
        InvoiceFormDto: {
            /**
             * Format: binary
             * @description FatturaPA as XML, as XML signed in P7M, or several of them in a ZIP. After the other fields.
             */
            file: File;
            /**
             * @description Number of the file of the same document that the new one replaces; it is deleted in the same transaction. One that is gone replaces nothing.
             * @example 51
             */
            replaces?: string;
        };
        InvoiceFundContributionDto: {
            /** @description Euro. */
            amount: number;
            /** @description Percent. */
            vatRate: number;
        };
        InvoiceLineDto: {
            kind: components["schemas"]["InvoiceLineKind"];
            /** @description At most 160 characters. */
            description: string;
            quantity: number | null;
            unit: string | null;
            /** @description Euro without VAT, after discounts; may be negative. */
            net: number;
            /** @description The same with all its decimals, where it has more than cents. */
            exactNet?: number;
            /** @description Percent. */
            vatRate: number;
            references: string[];
        };
        /** @enum {string} */
        InvoiceLineKind: "fornitura" | "posa" | "professionale" | "altro";
        InvoicePartyDto: {
            name: string;
            /** @description Absent for companies. */
            person?: components["schemas"]["InvoicePersonNameDto"];
            vatNumber: string | null;
            taxCode: string | null;
            address: string | null;
            zip: string | null;
            municipality: string | null;
            province: string | null;
        };
        InvoicePaymentDto: {
            /** Format: date */
            dueDate: string | null;
            /** @description Euro. */
            amount: number | null;
            iban: string | null;
            /** @description Code of ModalitaPagamento. */
            method: string | null;
        };
        InvoicePersonNameDto: {
            firstName: string;
            lastName: string;
        };
        InvoiceProposalDto: {
            /**
             * @description Path in the form.
             * @example spese.posaSerramenti
             */
            field: string;
            value: (string | number | boolean | {
                [key: string]: unknown;
            }[]) | null;
            invoiceId: number;
            /** @description Origin, in Italian: invoice, line, amount. */
            reason: string;
        };
        /** @enum {string} */
        InvoiceSignatureValidity: "valid" | "tampered" | "unknown";
        InvoiceSignerDto: {
            validity: components["schemas"]["InvoiceSignatureValidity"];
            name: string | null;
            taxCode: string | null;
            message: string | null;
        };
        InvoiceVatSummaryDto: {
            /** @description Percent. */
            rate: number;
            taxable: number;
            tax: number;
            splitPayment: boolean;
            nature: string | null;
            /** @description SpeseAccessorie. */
            accessoryCosts?: number;
            /** @description Arrotondamento of the rate. */
            rounding?: number;
        };
        InvoicesDto: {
            invoices: components["schemas"]["InvoiceDto"][];
            /** @description Fields that they would change. */
            proposals: components["schemas"]["InvoiceProposalDto"][];
            differences: components["schemas"]["InvoiceDifferenceDto"][];
            doubts: components["schemas"]["InvoiceDoubtDto"][];
            /** @description After an upload: which of its invoices the dossier had before, in Italian. */
            messages: string[];
        };
        LastActDto: {
            /** @description Account of who did it; null for the customer. */
            accountId: number | null;
            /** Format: date-time */
            at: string;
            /**
             * @description Who did what, in Italian.
             * @example Anna Verdi ha chiesto correzioni adesso
             */
            text: string;
        };
        LastStepDto: {
            moduleId: number;
            version: number;
            hasEnoughCredits: boolean;
            moduleCredits: components["schemas"]["ModuleCreditsDto"];
            /** @description Euro. */
            totalCost: number;
            costLines: components["schemas"]["CostLineDto"][];
            /** @description Credits of the account now. */
            creditsBefore: number;
            /** @description Credits after sending. */
            creditsAfter: number | null;
            documentSet: components["schemas"]["DocumentSetDto"];
        };
        LatestLinkDto: {
            link: components["schemas"]["ClientLinkDto"] | null;
        };
        LibraryChangeFormDto: {
            /**
             * Format: binary
             * @description PDF or ZIP.
             */
            file?: File;
            /** @description As JSON, before the file. */
            data: components["schemas"]["LibraryRequestDto"];
        };
        LibraryFileDto: {
            id: number;
            /** @description manual and guide are open to all; document needs a first package. */
            kind: components["schemas"]["LibraryKind"];
            /** @description Bytes; null for a file that the portal generates itself. */
            size: number | null;
            /** Format: date-time */
            updated: string;
            /** @description Fixed name of a file the portal brings along: links point to it. */
            slug: string | null;
            title: string;
            description: string;
            fileName: string;
            contentType: string;
        };
        LibraryFormDto: {
            /**
             * Format: binary
             * @description PDF or ZIP.
             */
            file: File;
            /** @description As JSON, before the file. */
            data: components["schemas"]["LibraryRequestDto"];
        };
        /**
         * @description manual and guide are open to all; document needs a first package.
         * @enum {string}
         */
        LibraryKind: "manual" | "guide" | "document";
        LibraryRequestDto: {
            title: string;
            description: string | null;
            kind: components["schemas"]["LibraryKind"];
            /** @description Place in the list; null is 0. */
            position: number | null;
            isPublished: boolean;
        };
        LinkCorrectionDto: {
            id: number;
            /** Format: date-time */
            at: string;
            formerCpid: string | null;
            /** @description True where the annulled receipt can be downloaded. */
            hasReceipt: boolean;
        };
        LinkFilingDto: {
            filing: components["schemas"]["EneaFiling"];
            /** @description CPID as ENEA writes it. */
            cpid: string | null;
            /** @description True where the receipt can be downloaded. */
            hasReceipt: boolean;
            /** @description Corrections of the declaration, newest first; absent without any. */
            corrections?: components["schemas"]["LinkCorrectionDto"][];
        };
        LinkRequesterDto: {
            name: string;
            phone: string | null;
            /** @description Town of the company. */
            city: string | null;
            province: string | null;
            /** @description Number of VAT. */
            vat: string | null;
            /** @description PNG as a data address, when the link is opened; a save answers null. */
            logo: string | null;
        };
        /**
         * @description Where the dossier stands.
         * @enum {string}
         */
        LinkStage: "collecting" | "collected" | "correcting" | "checking" | "accepted" | "filed" | "completed";
        ListColumnsDto: {
            list: components["schemas"]["ColumnList"];
            /** @description In their order. */
            columns: components["schemas"]["OfficeColumn"][];
        };
        /** @enum {string} */
        ListFilter: "DRAFT" | "PROCESSING" | "RECEIVED" | "ELABORATED";
        LoginCodeDto: {
            /** @description What the first step answered as secondStep. */
            ticket: string;
            /** @example 123456 */
            code: string;
        };
        LoginDto: {
            /** @example info@serramentibianchi.example */
            Email: string;
            Password: string;
        };
        ManufattiDto: {
            /** @default [] */
            serramenti: components["schemas"]["SerramentoDto"][];
            /** @default [] */
            schermature: components["schemas"]["SchermaturaDto"][];
            /** @default [] */
            chiusure: components["schemas"]["ChiusuraDto"][];
        };
        MessageFormDto: {
            text?: string;
            /** Format: binary */
            attachedFile?: File;
        };
        /** @enum {string} */
        MessageKind: "text" | "request" | "answer" | "revoke";
        /** @enum {string} */
        MessageSide: "fitter" | "office";
        MessageTemplateDto: {
            title: string;
            text: string;
        };
        MessageThreadDto: {
            /** @description Messages of the other side that the caller has not seen. */
            unread: number;
            /** @description Oldest first. */
            messages: components["schemas"]["DossierMessageDto"][];
            requests: components["schemas"]["OpenDocumentRequestDto"][];
            /** @description Why writing is not allowed; null when it is. */
            closedBecause: string | null;
        };
        ModuleCreditsDto: {
            numEcobonus: number;
            numBonusCasa: number;
            numCalcoloEnergetico: number;
        };
        MonthlyFiguresDto: {
            /**
             * Format: date
             * @description First day of the month.
             */
            month: string;
            /** @description Sendings of dossiers, second ones included. */
            received: number;
            /** @description Dossiers sent to ENEA. */
            filed: number;
            /** @description Dossiers completed. */
            completed: number;
            /** @description Fitters who sent at least one dossier. */
            activeFitters: number;
            /** @description Euro without VAT, of packages that were recharged. */
            revenue: number;
            /** @description Credits recharged. */
            creditsSold: number;
            /** @description Credits debited for dossiers, less refunds. */
            creditsUsed: number;
        };
        /** @enum {string} */
        MovementFilter: "recharge" | "debit" | "refund" | "adjustment" | "used";
        /** @enum {string} */
        MovementType: "recharge" | "debit" | "refund" | "adjustment";
        MunicipalityDifferenceDto: {
            kind: components["schemas"]["MunicipalityDifferenceKind"];
            /** @description Belfiore code. */
            code: string;
            name: string;
            province: string;
            /** @description Changed fields of a municipality that is kept. */
            fields: components["schemas"]["MunicipalityFieldChangeDto"][];
        };
        /** @enum {string} */
        MunicipalityDifferenceKind: "added" | "changed" | "removed";
        MunicipalityDto: {
            climateZone: components["schemas"]["ClimateZone"] | null;
            /**
             * @description Belfiore code, in capitals.
             * @example A794
             */
            code: string;
            /**
             * @description In the other language.
             * @example Bozen
             */
            otherLanguageName?: string;
            name: string;
            /** @description The first postal code, or the one that was asked for. */
            cap: string;
            /** @description All postal codes. */
            caps: string[];
            province: string;
            /** @description The climate zone was derived, not read from the decree. */
            zoneToVerify: boolean;
            /** @description Hamlets and usual short names. */
            otherNames?: string[];
        };
        MunicipalityFieldChangeDto: {
            /** @description Name of the field, in Italian. */
            label: string;
            before: string;
            after: string;
        };
        MunicipalityImportEntryDto: {
            id: number;
            kind: components["schemas"]["MunicipalityImportKind"];
            added: number;
            changed: number;
            removed: number;
            /** Format: date-time */
            createdAt: string;
            /** @description E-mail address; null for the command on the server. */
            author: string | null;
            fileName: string;
        };
        MunicipalityImportFormDto: {
            /** @description Confirmation of the report; without it nothing is changed. */
            confirmation?: string;
            /** @description Municipalities may disappear. */
            allowsRemovals?: components["schemas"]["FlagText"];
            /**
             * Format: binary
             * @description CSV as the download.
             */
            file: File;
        };
        /** @enum {string} */
        MunicipalityImportKind: "comuni" | "zone";
        MunicipalityReportDto: {
            lines: number;
            added: number;
            changed: number;
            removed: number;
            problemCount: number;
            /** @description Sent back to confirm exactly this file on top of exactly this table. */
            confirmation: string;
            /** @description The first 200. */
            differences: components["schemas"]["MunicipalityDifferenceDto"][];
            /** @description The first 100. */
            problems: components["schemas"]["ImportProblemDto"][];
            /** @description True once it has been done. */
            isApplied: boolean;
        };
        NewClientLinkDto: {
            /** Format: date-time */
            expires: string;
            url: string;
        };
        /** @enum {string} */
        NoTemplateFilter: "yes";
        NoteRequestDto: {
            /**
             * @description Only the back office reads it.
             * @example @Anna Bianchi, la visura è del 2024: la accettiamo?
             */
            text: string;
        };
        NotificationDto: {
            id: number;
            kind: components["schemas"]["NotificationKind"];
            /** Format: date-time */
            created: string;
            /** @description Dossier it speaks of, if any. */
            moduleId: number | null;
            title: string;
            text: string;
            read: boolean;
            /** @description Page of the portal that shows it, if any. */
            path: string | null;
        };
        /** @enum {string} */
        NotificationKind: "status" | "message" | "document" | "deadline" | "credits" | "beneficiary" | "edit" | "signature" | "mention";
        NotificationPreferenceDto: {
            kind: components["schemas"]["NotificationKind"];
            email: boolean;
        };
        NotificationsReadDto: {
            lastId: number;
        };
        OfferedPackageDto: {
            /** @description null for a new package. */
            id: number | null;
            name: string;
            color: string | null;
            description: string | null;
            price: number;
            numberOfCredits: number;
            costEcobonus: number;
            costBonusCasa: number;
            costCalcoloEnergetico: number;
            isIncrementable: boolean;
            onSale: boolean;
        };
        /**
         * @description In their order.
         * @enum {string}
         */
        OfficeColumn: "id" | "client" | "businessName" | "serviceType" | "receivedDate" | "deadlineDate" | "operatoreName" | "attention" | "status" | "cpids" | "completedDate" | "state" | "email" | "phone" | "vat" | "sSNCompany" | "sponsor" | "created" | "type" | "emailAccount" | "vatAccount" | "ssnAccount" | "description" | "amount" | "transferDay" | "company" | "package" | "reason" | "note" | "receipt";
        OfficeEditRequestDto: {
            serviceType?: components["schemas"]["ServiceType"] | null;
            annoRiferimento?: number | null;
            isCompany?: boolean;
            acquisizioneBeneficiario?: boolean;
            beneficiaryCompanyType?: components["schemas"]["CompanyType"] | null;
            beneficiaryCompanyName?: string | null;
            beneficiarySsn?: string | null;
            beneficiaryFirstName?: string | null;
            beneficiaryLastName?: string | null;
            beneficiaryGender?: components["schemas"]["Gender"] | null;
            /** Format: date */
            beneficiaryBirthDate?: string | null;
            beneficiaryBirthMunicipality?: string | null;
            beneficiaryBirthProvince?: string | null;
            beneficiaryBirthNation?: string | null;
            beneficiaryIdentificationDocNumber?: string | null;
            /** Format: date */
            beneficiaryIdentificationDocDate?: string | null;
            beneficiaryPhone?: string | null;
            beneficiaryAttorneyFirstName?: string | null;
            beneficiaryAttorneyLastName?: string | null;
            beneficiaryAttorneySsn?: string | null;
            beneficiaryAttorneyGender?: components["schemas"]["Gender"] | null;
            /** Format: date */
            beneficiaryAttorneyBirthDate?: string | null;
            beneficiaryAttorneyBirthMunicipality?: string | null;
            beneficiaryAttorneyBirthProvince?: string | null;
            beneficiaryAttorneyBirthNation?: string | null;
            otherBeneficiaries?: components["schemas"]["OtherBeneficiaryDto"][];
            beneficiaryExpenseShare?: number | null;
            beneficiaryResidentialAddress?: string | null;
            beneficiaryResidentialAddressNumber?: string | null;
            beneficiaryResidentialMunicipality?: string | null;
            beneficiaryResidentialProvince?: string | null;
            beneficiaryResidentialZip?: string | null;
            beneficiaryResidentialClimateZone?: components["schemas"]["ClimateZone"] | null;
            beneficiaryResidentialNation?: string | null;
            immovableAddress?: string | null;
            immovableAddressNumber?: string | null;
            immovableMunicipality?: string | null;
            immovableProvince?: string | null;
            immovableZip?: string | null;
            immovableStair?: string | null;
            immovableInterior?: string | null;
            immovableClimateZone?: components["schemas"]["ClimateZone"] | null;
            immovableMunicipalityCode?: string | null;
            immovableCadastralCode?: components["schemas"]["CadastralCategory"] | null;
            cadastralSection?: string | null;
            cadastralSheet?: string | null;
            cadastralParcel?: string | null;
            cadastralSubordinate?: string | null;
            immovableEstimatedYearOfConstruction?: string | null;
            immovableSurfaceArea?: number | null;
            immovableUnitNumber?: number | null;
            immovableMergeUnits?: boolean;
            immovablePossessionTitle?: components["schemas"]["PossessionTitle"] | null;
            immovableRealRight?: boolean | null;
            immovablePossessionType?: components["schemas"]["PossessionType"] | null;
            immovableGeneralUse?: components["schemas"]["GeneralUse"] | null;
            immovableParticularUse?: components["schemas"]["ParticularUse"] | null;
            immovableParticularUseHardAttribution?: components["schemas"]["HardAttributionCategory"] | null;
            immovableBuildingTypology?: components["schemas"]["BuildingTypology"] | null;
            interventionOnImmovableType?: components["schemas"]["ImmovableType"] | null;
            interventionImmovableUnitNumber?: number | null;
            /** Format: date */
            interventionStartDate?: string | null;
            /** Format: date */
            interventionEstimatedEndDate?: string | null;
            /** Format: date */
            interventionEndDate?: string | null;
            manufatti?: components["schemas"]["ManufattiDto"];
            tipoImpianto?: components["schemas"]["TipoImpianto"] | null;
            tipoTerminaleErogazione?: components["schemas"]["TerminaleErogazione"] | null;
            tipoDistribuzione?: components["schemas"]["TipoDistribuzione"] | null;
            tipoRegolazione?: components["schemas"]["TipoRegolazione"] | null;
            vettoreEnergetico?: components["schemas"]["VettoreEnergetico"] | null;
            generatori?: components["schemas"]["GeneratoreDto"][];
            impiantoClimatizzazioneEstiva?: boolean;
            valoreEer?: number | null;
            marcaImpiantoTermico?: string | null;
            modelloImpiantoTermico?: string | null;
            spese?: components["schemas"]["SpeseDto"];
            /** @description The version that was read. */
            version: number;
            /** @description Why; needed once the dossier was sent to ENEA. */
            reason?: string | null;
        };
        OfficeFileFormDto: {
            /**
             * @description Folder of the dossier: account/dossier.
             * @example 12/34
             */
            dir: string;
            /** @description Number of the dossier; must agree with dir. */
            moduleId?: string;
            /**
             * Format: binary
             * @description After the other fields.
             */
            file: File;
            /**
             * @description Number of the document.
             * @example 3
             */
            id: string;
        };
        /** @enum {string} */
        OfficeList: "RECEIVED" | "ELABORATED";
        OfficeOrderDto: {
            id: number;
            /** @description Account whose credits it buys. */
            accountId: number;
            packageId: number;
            /** Format: date */
            transferDay: string;
            status: components["schemas"]["OrderStatus"];
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            decided: string | null;
            /** @description What agrees with the text that was searched. */
            matches: components["schemas"]["OrderMatch"][];
            businessName: string | null;
            /** @description E-mail of who ordered. */
            email: string;
            /** @description Name of the operator who decided. */
            decidedByName: string | null;
            /** @description The text that was searched names another amount. */
            hasOtherAmount: boolean;
            packageName: string;
            credits: number;
            /** @description Euro with VAT: what was transferred, as the company says. */
            amount: number;
            /** @description Euro with VAT: what the package costs. */
            amountDue: number;
            /** @description Reason of the transfer, as it was proposed. */
            reason: string;
            /** @description Name of the file of the receipt. */
            receipt: string | null;
            /** @description Why the back office rejected it. */
            decisionReason: string | null;
        };
        OfficeThreadDto: {
            notes: components["schemas"]["DossierNoteDto"][];
            charges: components["schemas"]["DossierChargeEventDto"][];
        };
        OfficeWaitingDto: {
            /** @description Dossiers to be worked on. */
            dossiers: number;
            /** @description Accounts of companies whose address or contract is not verified. */
            contracts: number;
            /** @description Registrations of a known company with a confirmed address. */
            registrations: number;
            /** @description Bank transfers to confirm. */
            transfers: number;
            /** @description E-mails and other jobs that were given up. */
            failedJobs: number;
        };
        OnboardingDto: {
            state: components["schemas"]["ContractState"];
            /** Format: date-time */
            registered: string;
            /** @description Middle of the last reviews in hours; null where there are too few to tell. */
            usualHours: number | null;
            files: components["schemas"]["OnboardingFileDto"][];
            refusal: components["schemas"]["ContractRefusalInfoDto"] | null;
        };
        OnboardingFileDto: {
            purpose: components["schemas"]["RegistrationFile"];
            /** Format: date-time */
            created: string;
            fileName: string;
        };
        OnlineSignaturesDto: {
            /** @description Engagement, delegation and privacy, signed by the customer. */
            DELEGA: boolean;
            /** @description Declaration in place of an affidavit, signed by the customer. */
            ATTO: boolean;
            /** @description Technical requirements, signed by the company. */
            REQ: boolean;
            /** @description Congruity of the expense, signed by the company. */
            CONGR: boolean;
        };
        OpenDocumentRequestDto: {
            id: number;
            itemId: number;
            /** Format: date-time */
            asked: string;
            /** @description Files that answer it, uploaded since. */
            newFileIds: number[];
            documentName: string;
            /** @description Text of the operator with it. */
            text: string;
        };
        OpenDossiersDto: {
            status: components["schemas"]["StatusCode"];
            /** @description By age, youngest first. */
            ages: number[];
        };
        OperatorChargeDto: {
            hours: number;
        };
        OperatorDto: {
            id: number;
            name: string;
        };
        OperatorFiguresDto: {
            /** @description Art. 4 of law 300/1970 asks for an agreement before the work of people is measured. */
            isOn: boolean;
        };
        OperatorLoadDto: {
            id: number;
            total: number;
            name: string;
        };
        OperatorPerformanceDto: {
            /** @description Received in the period. */
            received: number;
            /** @description Of these, sent back for corrections at least once. */
            returned: number;
            /** @description Of these, completed by now. */
            completed: number;
            /** @description Days from the last sending within which half were completed. */
            median: number | null;
            /** @description The same for nine of ten. */
            ninth: number | null;
            /** @description Account; null for dossiers without an operator. */
            operatorId: number | null;
            /** @description Name; null for dossiers without an operator. */
            name: string | null;
            /** @description Times of the steps that the operator ended, in their order. */
            steps?: components["schemas"]["StepTimeDto"][];
        };
        /**
         * @description Role that the caller saw: another one is a conflict.
         * @enum {string}
         */
        OperatorRole: "Admin" | "SuperAdmin";
        OrderCountDto: {
            pending: number;
            confirmed: number;
            rejected: number;
            withdrawn: number;
        };
        /**
         * @description What agrees with the order.
         * @enum {string}
         */
        OrderMatch: "reason" | "email" | "company" | "words" | "amount";
        OrderRejectionDto: {
            reason: string;
        };
        /** @enum {string} */
        OrderStatus: "pending" | "confirmed" | "rejected" | "withdrawn";
        OtherBeneficiaryDto: {
            /** @default false */
            isCompany: boolean;
            /** @default null */
            beneficiaryCompanyName: string | null;
            /** @default null */
            beneficiaryFirstName: string | null;
            /** @default null */
            beneficiaryLastName: string | null;
            /** @default null */
            beneficiarySsn: string | null;
            /** @default null */
            beneficiaryPossessionTitle: components["schemas"]["PossessionTitle"] | null;
            /** @default null */
            beneficiaryRealRight: boolean | null;
            /** @default null */
            beneficiaryExpenseShare: number | null;
        };
        OtherDossierDto: {
            id: number;
            serviceType: components["schemas"]["ServiceType"] | null;
            /** Format: date */
            worksFrom: string | null;
            /** Format: date */
            worksTo: string | null;
            /** @description Name of the beneficiary. */
            client: string;
            /** @description Company of its owner. */
            businessName: string | null;
            status: components["schemas"]["DossierStatusDto"];
            isSameUnit: boolean;
            isSamePerson: boolean;
            /** @description The works share a day. */
            isOverlapping: boolean;
        };
        /** @enum {string} */
        OverridableRemote: "mfe-wizard" | "mfe-lists" | "mfe-admin";
        OwnDossiersDto: {
            status: components["schemas"]["StatusCode"];
            total: number;
            /** @description Those near their deadline. */
            atRisk: number;
        };
        OwnFiguresDto: {
            /** @description Drafts that were last saved more than 30 days ago. */
            staleDrafts: number;
            /** @description Days from sending within which half of the last completed dossiers were filed; null for fewer than three. */
            usualDays: number | null;
            /** @description Completed since 1 January. */
            completedThisYear: number;
            /** @description Completed last year until the same day. */
            completedLastYear: number;
        };
        OwnSessionDto: {
            id: number;
            /** @example Chrome su Windows */
            device: string;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            lastUsed: string;
            /** @description Shortened network address; empty when not known. */
            address: string;
            /** @description The session of this request. */
            isCurrent: boolean;
        };
        PackageOrderDto: {
            id: number;
            /** @description Account whose credits it buys. */
            accountId: number;
            packageId: number;
            /** Format: date */
            transferDay: string;
            status: components["schemas"]["OrderStatus"];
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            decided: string | null;
            packageName: string;
            credits: number;
            /** @description Euro with VAT: what was transferred, as the company says. */
            amount: number;
            /** @description Euro with VAT: what the package costs. */
            amountDue: number;
            /** @description Reason of the transfer, as it was proposed. */
            reason: string;
            /** @description Name of the file of the receipt. */
            receipt: string | null;
            /** @description Why the back office rejected it. */
            decisionReason: string | null;
        };
        PackageOrderFormDto: {
            packageId: number;
            /** @description For a package that is sold by the credit. */
            numCredits?: number;
            /** @description Euro that were transferred. */
            amount: number;
            /**
             * Format: date
             * @description Day of the transfer.
             */
            transferDay: string;
            /**
             * Format: binary
             * @description Receipt of the transfer: PDF, JPEG or PNG.
             */
            receipt?: File;
        };
        PackagePriceDto: {
            /** @description Credits. */
            costEcobonus: number;
            /** @description Credits. */
            costBonusCasa: number;
            /** @description Credits. */
            costCalcoloEnergetico: number;
            id: number;
            name: string;
            description: string | null;
            credits: number;
            /** @description Euro, without VAT. */
            price: number;
            /** @description Euro. */
            priceWithVat: number;
            /** @description Euro of a filing, without VAT. */
            priceEcobonus: number;
            /** @description Euro of a filing, without VAT. */
            priceBonusCasa: number;
            /** @description Euro, without VAT. */
            priceCalcoloEnergetico: number;
            /** @description Sold by the credit: the buyer chooses how many. */
            isIncrementable: boolean;
        };
        PageShownDto: {
            /** @description Number of the page, from 1. */
            page: number;
        };
        PaletteAccountDto: {
            id: number;
            role: components["schemas"]["Role"];
            /** @description Name of the account: company, person, or the e-mail address. */
            name: string;
            email: string;
            vat: string | null;
            /** @description Why it was found, where number, name, e-mail and VAT do not show it. */
            match?: components["schemas"]["PaletteMatchDto"];
        };
        PaletteDossierDto: {
            id: number;
            /** @description Name of the beneficiary; empty while there is none. */
            client: string;
            businessName: string | null;
            status: components["schemas"]["DossierStatusDto"];
            /** @description Why it was found, where number, client and company do not show it. */
            match?: components["schemas"]["PaletteMatchDto"];
        };
        PaletteMatchDto: {
            kind: components["schemas"]["SearchMatchKind"];
            /** @description As it was written. */
            text: string;
        };
        PaletteResultDto: {
            dossiers: components["schemas"]["PaletteDossierDto"][];
            accounts: components["schemas"]["PaletteAccountDto"][];
        };
        /** @enum {string} */
        PaperCode: "DELEGA" | "ATTO" | "REQ" | "CONGR";
        PaperSignatureDto: {
            id: number;
            code: components["schemas"]["PaperCode"];
            state: components["schemas"]["SignatureState"];
            /** @description Pages of the file; each has to be shown before it is signed. */
            pages: number;
            /** Format: date-time */
            openedAt: string;
            /** Format: date-time */
            signedAt: string | null;
            /**
             * Format: date-time
             * @description When it was refused, voided or expired.
             */
            endedAt: string | null;
            timestamp: components["schemas"]["SignatureTimestampState"];
            /** Format: date-time */
            codeExpiresAt: string | null;
            codeTriesLeft: number | null;
            title: string;
            signer: components["schemas"]["PaperSignerDto"];
            /** @description SHA-256 of the file that is shown; sent back when signing. */
            documentSha256: string;
            /** @description Pages that were shown. */
            pagesShown: number[];
            fileName: string;
            /** @description Edition of the wording. */
            edition: string;
            /** @description Why it ended, Italian. */
            reason: string | null;
            /** @description The signature came from network or device of the company, Italian. */
            companyOrigin: string | null;
            /** @description Opens the verification page; null until signed. */
            verificationCode: string | null;
            verificationUrl: string | null;
            /** @description Masked address that the last code went to. */
            codeSentTo: string | null;
        };
        /** @enum {string} */
        PaperSigner: "beneficiary" | "company";
        PaperSignerDto: {
            /** @example beneficiario */
            role: string;
            name: string;
        };
        PaperTextsDto: {
            edition: string;
            delega: components["schemas"]["DelegaTextsDto"];
            atto: components["schemas"]["AttoTextsDto"];
            req: components["schemas"]["ReqTextsDto"];
            congr: components["schemas"]["CongrTextsDto"];
        };
        /** @enum {number} */
        ParticularUse: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
        PasswordAndCodeDto: {
            password: string;
            /** @example 123456 */
            code: string;
        };
        PasswordChangeDto: {
            currentPassword: string;
            password?: string | null;
            confirmPassword?: string | null;
        };
        PasswordResetDto: {
            /** @example q1w2e3r4t5 */
            token: string;
            password?: string | null;
            confirmPassword?: string | null;
        };
        PaymentInstructionsDto: {
            packageId: number;
            packageName: string;
            credits: number;
            net: number;
            vatPercent: number;
            /** @description With VAT: what to transfer. */
            amount: number;
            /** @description null while the back office has not entered a bank account. */
            transfer: components["schemas"]["PaymentTransferDto"] | null;
        };
        PaymentLogDto: {
            id: number;
            type: components["schemas"]["MovementType"];
            /** @description Number of the account that owns the credits. */
            accountId: number;
            /** Format: date-time */
            created: string;
            /**
             * @description gg/mm/aaaa, Italian time.
             * @example 22/11/2026
             */
            createdString: string;
            /** @description Number of the dossier. */
            moduleId: number | null;
            moduleServiceType: components["schemas"]["ServiceType"] | null;
            emailAccount: string;
            businessName: string | null;
            vatAccount: string | null;
            ssnAccount: string | null;
            description: string;
            /** @description Credits; negative for debits. */
            amount: number;
            /** @description Package the movement is on. */
            packageName: string;
            /** @description Credits of the account after the movement; only where the movements of one account are answered. */
            balance: number | null;
        };
        /** @enum {string} */
        PaymentSort: "created" | "-created" | "amount" | "-amount";
        PaymentTotalsDto: {
            /** @description Credits; negative for debits. */
            recharge: number;
            /** @description Credits; negative for debits. */
            debit: number;
            /** @description Credits; negative for debits. */
            refund: number;
            /** @description Credits; negative for debits. */
            adjustment: number;
            /** @description Sum of all of them. */
            total: number;
        };
        PaymentTransferDto: {
            holder: string;
            iban: string;
            bic: string;
            bank: string;
            reason: string;
            /** @description Content of the QR code for the app of the bank (EPC069-12). */
            qr: string;
        };
        PendingRegistrationDto: {
            /**
             * Format: date-time
             * @description When it was sent.
             */
            created: string;
            /** @description The address that would be confirmed. */
            email: string;
            businessName: string | null;
            firstName: string | null;
            lastName: string | null;
        };
        PerformanceFiguresDto: {
            /** @description Received in the period. */
            received: number;
            /** @description Of these, sent back for corrections at least once. */
            returned: number;
            /** @description Of these, completed by now. */
            completed: number;
            /** @description Days from the last sending within which half were completed. */
            median: number | null;
            /** @description The same for nine of ten. */
            ninth: number | null;
        };
        /** @enum {number} */
        PossessionTitle: 0 | 1 | 2 | 3 | 4;
        /** @enum {number} */
        PossessionType: 0 | 1;
        PostponeRequestDto: {
            ids: number[];
            /** @description What the caller saw of each dossier; one that has changed since is left out. */
            revisions?: components["schemas"]["SeenRevisionDto"][] | null;
            /**
             * Format: date
             * @description The day they come back; null until their fitters answer.
             */
            until: string | null;
            /** @description For the other operators. */
            note?: string | null;
        };
        /** @enum {string} */
        PostponedFilter: "yes" | "no";
        PostponementDto: {
            /**
             * Format: date
             * @description The day it comes back; null until its fitter answers.
             */
            until: string | null;
            /** Format: date-time */
            at: string;
            /** @description Name of the operator. */
            who: string;
            note: string | null;
        };
        PrecreatedDto: {
            id: number;
            email: string;
        };
        PrecreationDto: {
            email?: string | null;
            businessName?: string | null;
            vat?: string | null;
            sSNCompany?: string | null;
            firstName?: string | null;
            lastName?: string | null;
            phone?: string | null;
            legalForm?: string | null;
            street?: string | null;
            village?: string | null;
            city?: string | null;
            zip?: string | null;
            province?: string | null;
            region?: string | null;
            pec?: string | null;
            uniqueCode?: string | null;
            sponsor?: string | null;
            attorneyFirstName?: string | null;
            attorneyLastName?: string | null;
            role?: components["schemas"]["PrecreationRole"];
            /** @description The contract was signed on paper already. */
            isContractVerified?: boolean;
            /** @description Confirms that a second account for a known company is intended. */
            isKnownCompany?: boolean;
        };
        /** @enum {string} */
        PrecreationRole: "User" | "Buyer" | "Admin" | "SuperAdmin";
        PreferredRegistrationDto: {
            accountId: number;
        };
        PresenceDto: {
            /** @description Names of the other operators. */
            others: string[];
            /** @description State of the dossier now. */
            current: components["schemas"]["DossierStateDto"];
        };
        /** @enum {string} */
        PrintOutcome: "equal" | "different" | "missing" | "notComparable";
        /**
         * @description Stable, for programs.
         * @enum {string}
         */
        ProblemCode: "account-changed" | "account-in-review" | "account-not-verified" | "account-suspended" | "account-without-credits" | "address-not-confirmed" | "address-refused" | "already-assigned" | "already-requested" | "assignment-forbidden" | "back-office-account" | "bad-request" | "buyer-without-company" | "code-expired" | "company-known" | "conflict" | "consent-changed" | "content-gone" | "contract-not-in-review" | "contract-not-verified" | "corrections-needed" | "cpid-taken" | "csv-columns" | "csv-empty" | "csv-problems" | "csv-too-large" | "csv-too-long" | "csv-unreadable" | "customers-changed" | "data-missing" | "document-frozen" | "document-missing" | "dossier-changed" | "dossier-frozen" | "dossier-full" | "dossier-incomplete" | "dossier-never-sent" | "dossier-open" | "dossier-refused" | "dossiers-in-progress" | "drafts-full" | "drawing-refused" | "email-taken" | "energy-saving-missing" | "file-damaged" | "file-empty" | "file-incomplete" | "file-infected" | "file-locked" | "file-missing" | "file-not-scannable" | "file-too-heavy" | "file-too-large" | "file-type-refused" | "file-unscanned" | "files-waiting" | "filing-differences" | "filing-frozen" | "first-package-needed" | "forbidden" | "foreign-page" | "headers-too-large" | "idempotency-key-reused" | "insufficient-credits" | "internal-error" | "invalid-data" | "invalid-idempotency-key" | "invalid-if-match" | "invoice-exists" | "invoice-refused" | "invoices-full" | "last-super-admin" | "link-invalid" | "link-not-valid" | "locked" | "login-step-over" | "method-not-allowed" | "municipalities-changed" | "no-bank-account" | "no-company" | "no-compiler-documents" | "no-deduction" | "no-documents" | "no-expense" | "no-operator" | "no-service" | "no-space" | "not-acceptable" | "not-filed" | "not-found" | "not-multipart" | "not-postponed" | "not-received" | "not-to-be-prefetched" | "nothing-to-import" | "order-ended" | "order-open" | "own-account" | "page-outdated" | "pages-not-shown" | "paper-already-signed" | "paper-changed" | "paper-contradicts-itself" | "paper-incomplete" | "paper-unsigned" | "papers-not-asked" | "postponement-forbidden" | "prefilled-not-offered" | "purchases-closed" | "reason-required" | "remote-not-permitted" | "remote-override-over" | "removals-not-allowed" | "request-closed" | "request-open" | "request-refused" | "role-changed" | "scanner-away" | "second-step-needed" | "second-step-required" | "second-step-unreadable" | "session-over" | "setting-changed" | "sheet-changed" | "signature-ended" | "signature-not-found" | "signed-paper-changed" | "signing-not-enabled" | "signing-not-possible" | "statement-refused" | "tax-code-not-recognised" | "timeout" | "too-large" | "too-many-attempts" | "too-many-codes" | "too-many-links" | "too-many-requests" | "too-many-views" | "too-many-works" | "transition-forbidden" | "two-factor-not-begun" | "two-factor-off" | "two-factor-on" | "two-factor-own" | "unauthorized" | "unavailable" | "undo-refused" | "unexpected-file" | "unknown-document" | "unknown-operator" | "unprocessable" | "unsupported-media-type" | "upload-unreadable" | "uri-too-long" | "version-conflict" | "view-exists" | "work-not-done" | "works-ended-too-long-ago" | "wrong-code" | "wrong-credentials" | "wrong-document" | "wrong-password" | "xml-encoding" | "xml-refused" | "xml-too-large" | "xml-unreadable" | "zip-refused";
        ProblemDto: {
            status: number;
            /** @description Stable, for programs. */
            code: components["schemas"]["ProblemCode"];
            /** @description Seconds to wait. */
            retryAfter?: number;
            /** @description Of a wrong code: how often another may be tried. */
            triesLeft?: number;
            /** @description Of a conflict of versions: the dossier as it is stored. */
            stored?: {
                [key: string]: unknown;
            };
            /** @description Of an act on a dossier that has changed: how it is now. */
            current?: components["schemas"]["DossierStateDto"];
            /**
             * @description Of a health check: the parts that do not answer.
             * @example [
             *       "database"
             *     ]
             */
            away?: string[];
            /** @description Of a name of a municipality: those that it may mean, none or several. */
            candidates?: components["schemas"]["MunicipalityDto"][];
            /** @description In Italian, for people: what happened, what to do. */
            message: string;
            errors?: components["schemas"]["ProblemFieldDto"][];
            /** @description Finds an unexpected error in the logs. */
            requestId?: string;
        };
        ProblemFieldDto: {
            /** @description Path of the field; empty for the whole request. */
            field: string;
            /** @description In Italian, to show beside the field. */
            message: string;
        };
        ProfileChangeDto: {
            firstName?: string | null;
            lastName?: string | null;
            email?: string | null;
            phone?: string | null;
            sponsor?: string | null;
            businessName?: string | null;
            legalForm?: string | null;
            vat?: string | null;
            sSNCompany?: string | null;
            street?: string | null;
            village?: string | null;
            city?: string | null;
            zip?: string | null;
            province?: string | null;
            region?: string | null;
            pec?: string | null;
            uniqueCode?: string | null;
            attorneyFirstName?: string | null;
            attorneyLastName?: string | null;
            attorneySSN?: string | null;
            attorneyMunicipality?: string | null;
            attorneyCity?: string | null;
            attorneyZip?: string | null;
            attorneyProvince?: string | null;
            attorneyRegion?: string | null;
            attorneyVillage?: string | null;
            attorneyIDCardType?: string | null;
            attorneyIDCardNumber?: string | null;
            attorneyIDCardIssuingAuthority?: string | null;
            attorneyIDCardExpiryDate?: string | null;
            /**
             * Format: date-time
             * @description updated of the account, as it was read.
             */
            updated?: string;
        };
        ProfileFormDto: {
            /** @description JSON text of a ProfileChangeDto. */
            user: string;
            /** Format: binary */
            ciFront?: File;
            /** Format: binary */
            ciRear?: File;
        };
        PublicContactsDto: {
            email: string;
            phone: string;
            hours: string;
            accessibilityEmail: string;
        };
        PublicSettingsDto: {
            /** @description Grows with every change. */
            version: number;
            current: components["schemas"]["CurrentSettingsDto"];
            dated: components["schemas"]["DatedSettingsDto"];
        };
        PurchaseSwitchDto: {
            isEnabled: boolean;
            /**
             * Format: date
             * @description Last day without purchases, if known.
             */
            disabledUntil: string | null;
            notice: string | null;
        };
        /** @enum {string} */
        QueueDirection: "next" | "previous";
        QueueDossierDto: {
            id: number;
            /** @description Name of the beneficiary; empty while there is none. */
            client: string;
        };
        QueueNeighboursDto: {
            previous: components["schemas"]["QueueDossierDto"] | null;
            next: components["schemas"]["QueueDossierDto"] | null;
        };
        QueueNextDto: {
            /** @description null when none is left. */
            next: components["schemas"]["QueueDossierDto"] | null;
            /** @description Nothing was given: say first why the dossier is left. */
            isReasonMissing: boolean;
        };
        RechargePackageDto: {
            /** @description Credits. */
            costEcobonus: number;
            /** @description Credits. */
            costBonusCasa: number;
            /** @description Credits. */
            costCalcoloEnergetico: number;
            id: number;
            name: string;
            color: string | null;
            description: string | null;
            /** @description Euro, without VAT. */
            price: number;
            /** @description Euro. */
            priceWithVat: number;
            numberOfCredits: number;
            /** @description The same, as the screen of payments names it. */
            credits: number;
            /** @description Sold by the credit: the buyer chooses how many. */
            isIncrementable: boolean;
        };
        RechargeRequestDto: {
            id: number;
            /** @description How many credits of a package that is sold by the credit. */
            numCredits?: number;
        };
        RecoveryCodesDto: {
            recoveryCodes: string[];
        };
        ReferenceOperatorDto: {
            /** @description Number of the account; null takes the operator away. */
            operatorId: number | null;
        };
        RefuseSignatureDto: {
            reason: string;
        };
        RegistrationAddressDto: {
            key: string;
            Email: string;
        };
        /** @enum {string} */
        RegistrationFile: "ciFront" | "ciRear" | "contract";
        RegistrationFormDto: {
            /** @description JSON text of a RegistrationRequestDto. */
            user: string;
            /** Format: binary */
            ciFront?: File;
            /** Format: binary */
            ciRear?: File;
            /** Format: binary */
            contract?: File;
            /** @description Random key by which the sender may change the address later: 43 characters. */
            addressKey?: string;
        };
        RegistrationRequestDto: {
            firstName?: string | null;
            lastName?: string | null;
            email?: string | null;
            phone?: string | null;
            password?: string | null;
            confirmPassword?: string | null;
            sponsor?: string | null;
            businessName?: string | null;
            legalForm?: string | null;
            vat?: string | null;
            sSNCompany?: string | null;
            street?: string | null;
            village?: string | null;
            city?: string | null;
            zip?: string | null;
            province?: string | null;
            region?: string | null;
            pec?: string | null;
            uniqueCode?: string | null;
            attorneyFirstName?: string | null;
            attorneyLastName?: string | null;
            attorneySSN?: string | null;
            attorneyMunicipality?: string | null;
            attorneyCity?: string | null;
            attorneyZip?: string | null;
            attorneyProvince?: string | null;
            attorneyRegion?: string | null;
            attorneyVillage?: string | null;
            attorneyIDCardType?: string | null;
            attorneyIDCardNumber?: string | null;
            attorneyIDCardIssuingAuthority?: string | null;
            attorneyIDCardExpiryDate?: string | null;
            privacyAndConditionsAccepted?: boolean;
        };
        RejectionFormDto: {
            moduleId: number;
            rejectReason: string;
            /** @description JSON list of `{ field, itemId, text }`: what is to be corrected. */
            points?: string;
            statusCode: components["schemas"]["ReturnStatusCode"];
            /** Format: binary */
            attachedFile?: File;
        };
        RelatedInvoiceDto: {
            /** Format: date */
            date: string | null;
            number: string;
        };
        RemoteOverrideDto: {
            remote: components["schemas"]["OverridableRemote"];
            /** Format: date-time */
            until: string;
            address: string;
        };
        RemoteOverrideOriginsDto: {
            /** @description As REMOTE_OVERRIDE_ORIGINS lists them; none in production. */
            origins: string[];
        };
        RemoteOverrideRequestDto: {
            remote: components["schemas"]["OverridableRemote"];
            /** @description Of its remoteEntry.js, on one of the origins. */
            address: string;
            /** @description Whether the browser keeps it when this person logs out. */
            staysAfterLogout: boolean;
        };
        RemoteOverrideTicketDto: {
            /** @description Signed by the server. */
            ticket: string;
        };
        ReqTextsDto: {
            declaration: string;
            closing: string;
            note: string;
        };
        RequiredDocumentDto: {
            code: string;
            name: string;
            isUploaded: boolean;
            files: components["schemas"]["UploadedFileDto"][];
        };
        ResetLinkDto: {
            /** @example q1w2e3r4t5 */
            token: string;
        };
        ResumeRequestDto: {
            ids: number[];
            /** @description What the caller saw of each dossier; one that has changed since is left out. */
            revisions?: components["schemas"]["SeenRevisionDto"][] | null;
        };
        RetentionPeriodsDto: {
            /** @description Drafts never sent, from their last change. */
            drafts: number;
            deletedDossiers: number;
            /** @description Snapshots of earlier sendings, from the completion of the dossier. */
            snapshots: number;
            notifications: number;
            /** @description From the day they ended. */
            beneficiaryLinks: number;
            audit: number;
        };
        /**
         * @description How it last came back, also once it is a draft again; null of one that did not, and for the back office.
         * @enum {string}
         */
        ReturnKind: "corrections" | "rejection";
        ReturnPointDto: {
            /** @description Field of the form. */
            field: string | null;
            /** @description Document in the list of the dossier. */
            itemId: number | null;
            /** @description Text of the operator. */
            text: string;
            /** @description Value of the field then, as JSON with sorted keys. */
            value: string | null;
            /** @description Files of the document then. */
            fileIds: number[];
        };
        /**
         * @description How much of what was asked is changed: `points-changed` where the reason also asks in words that point at nothing; null as above.
         * @enum {string}
         */
        ReturnProgress: "open" | "points-changed" | "changed";
        ReturnReasonDto: {
            title: string;
            text: string;
            isForRejection: boolean;
            /**
             * @description Names of fields of the dossier, and codes of documents.
             * @example [
             *       "manufatti",
             *       "FATTURA"
             *     ]
             */
            points?: string[];
        };
        ReturnRequestDto: {
            ids: number[];
            /** @description What the caller saw of each dossier; one that has changed since is left out. */
            revisions?: components["schemas"]["SeenRevisionDto"][] | null;
            /** @description What is to be corrected; every fitter reads it. */
            reason: string;
        };
        /** @enum {string} */
        ReturnStatusCode: "WAITING" | "REJECTED";
        /** @enum {string} */
        ReviewFilter: "yes" | "no";
        /** @enum {string} */
        Role: "User" | "Buyer" | "Admin" | "SuperAdmin";
        RoleChangeDto: {
            /** @description Role that the caller saw: another one is a conflict. */
            from: components["schemas"]["OperatorRole"];
            /** @description New role. */
            to: components["schemas"]["OperatorRole"];
        };
        SaidDto: {
            /**
             * @description In Italian, for people.
             * @example E-mail inviata.
             */
            message: string;
        };
        SavedViewDto: {
            list: components["schemas"]["OfficeList"];
            name: string;
            query: components["schemas"]["SavedViewQueryDto"];
            /** @description The list opens with it. */
            isDefault: boolean;
            /**
             * @description Every operator finds it.
             * @default false
             */
            isShared: boolean;
            id: number;
            /** @description The caller may change it. */
            isOwn: boolean;
        };
        SavedViewQueryDto: {
            q?: string;
            sort?: string;
            pageSize?: string;
            company?: string;
            client?: string;
            operatorId?: string;
            status?: string;
            serviceType?: string;
            review?: string;
            unread?: string;
            postponed?: string;
            dateFrom?: string;
            dateTo?: string;
            deadlineFrom?: string;
            deadlineTo?: string;
        };
        SavedViewRequestDto: {
            list: components["schemas"]["OfficeList"];
            name: string;
            query: components["schemas"]["SavedViewQueryDto"];
            /** @description The list opens with it. */
            isDefault: boolean;
            /** @description Every operator finds it. */
            isShared?: boolean;
        };
        SchermaturaAggettiOstruzioniDto: {
            orizzontali: components["schemas"]["SchermaturaAggettiOstruzioniOrizzontaliDto"];
            verticali: components["schemas"]["SchermaturaAggettiOstruzioniVerticaliDto"];
            ostruzioni: components["schemas"]["SchermaturaAggettiOstruzioniOstruzioniDto"];
        };
        /**
         * @description Altezza del soffitto
         * @enum {string}
         */
        SchermaturaAggettiOstruzioniOrizzontaliAltezzaSoffitto: "fino270" | "oltre270";
        SchermaturaAggettiOstruzioniOrizzontaliDto: {
            /**
             * @description Altezza del soffitto
             * @default null
             */
            altezzaSoffitto: components["schemas"]["SchermaturaAggettiOstruzioniOrizzontaliAltezzaSoffitto"] | null;
            /**
             * @description Profondità dell’aggetto orizzontale
             * @default null
             */
            profonditaAggetto: components["schemas"]["SchermaturaAggettiOstruzioniOrizzontaliProfonditaAggetto"] | null;
        };
        /**
         * @description Profondità dell’aggetto orizzontale
         * @enum {string}
         */
        SchermaturaAggettiOstruzioniOrizzontaliProfonditaAggetto: "fino100" | "da100a150" | "oltre150";
        /**
         * @description Piani in più dell’edificio
         * @enum {number}
         */
        SchermaturaAggettiOstruzioniOstruzioniDifferenzaPiani: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
        /**
         * @description Distanza dell’edificio
         * @enum {number}
         */
        SchermaturaAggettiOstruzioniOstruzioniDistanza: 10 | 20 | 30;
        SchermaturaAggettiOstruzioniOstruzioniDto: {
            /**
             * @description Distanza dell’edificio
             * @default null
             */
            distanza: components["schemas"]["SchermaturaAggettiOstruzioniOstruzioniDistanza"] | null;
            /**
             * @description Piani in più dell’edificio
             * @default null
             */
            differenzaPiani: components["schemas"]["SchermaturaAggettiOstruzioniOstruzioniDifferenzaPiani"] | null;
        };
        SchermaturaAggettiOstruzioniVerticaliDto: {
            /**
             * @description Posizione dell’aggetto verticale
             * @default null
             */
            posizione: components["schemas"]["SchermaturaAggettiOstruzioniVerticaliPosizione"] | null;
            /**
             * @description Distanza dalla finestra
             * @default null
             */
            distanza: number | null;
            /**
             * @description Profondità dell’aggetto verticale
             * @default null
             */
            profondita: components["schemas"]["SchermaturaAggettiOstruzioniVerticaliProfondita"] | null;
        };
        /**
         * @description Posizione dell’aggetto verticale
         * @enum {string}
         */
        SchermaturaAggettiOstruzioniVerticaliPosizione: "destra" | "sinistra" | "entrambe";
        /**
         * @description Profondità dell’aggetto verticale
         * @enum {string}
         */
        SchermaturaAggettiOstruzioniVerticaliProfondita: "fino100" | "da100a150" | "oltre150";
        SchermaturaDto: {
            /**
             * @description Tipologia
             * @default null
             */
            tipologia: components["schemas"]["SchermaturaTipologia"] | null;
            /**
             * @description Installazione
             * @default null
             */
            installazione: components["schemas"]["SchermaturaInstallazione"] | null;
            /**
             * @description Superficie della schermatura
             * @default null
             */
            superficieSchermatura: number | null;
            /**
             * @description Superficie finestrata protetta
             * @default null
             */
            superficieFinestrata: number | null;
            /**
             * @description Tipologia di finestra
             * @default null
             */
            tipologiaFinestra: components["schemas"]["SchermaturaTipologiaFinestra"] | null;
            /**
             * @description Esposizione
             * @default null
             */
            esposizione: components["schemas"]["SchermaturaEsposizione"] | null;
            /**
             * @description Tipologia di vetrata
             * @default null
             */
            tipologiaVetrata: components["schemas"]["SchermaturaTipologiaVetrata"] | null;
            /**
             * @description Fattore di trasmissione solare (gtot)
             * @default null
             */
            trasmissioneSolare: number | null;
            /**
             * @description Materiale
             * @default null
             */
            materialeSchermatura: components["schemas"]["SchermaturaMaterialeSchermatura"] | null;
            /**
             * @description Regolazione
             * @default null
             */
            meccanismoRegolazione: components["schemas"]["SchermaturaMeccanismoRegolazione"] | null;
            /**
             * @description Calcolo della resistenza
             * @default null
             */
            modalitaCalcoloResistenzaTermica: components["schemas"]["SchermaturaModalitaCalcoloResistenzaTermica"] | null;
            /** @default null */
            aggettiOstruzioni: components["schemas"]["SchermaturaAggettiOstruzioniDto"] | null;
        };
        /**
         * @description Esposizione
         * @enum {string}
         */
        SchermaturaEsposizione: "nord" | "nordEst" | "est" | "sudEst" | "sud" | "sudOvest" | "ovest" | "nordOvest";
        /**
         * @description Installazione
         * @enum {string}
         */
        SchermaturaInstallazione: "esterna" | "interna";
        /**
         * @description Materiale
         * @enum {string}
         */
        SchermaturaMaterialeSchermatura: "pvc" | "legno" | "metallo" | "misto" | "plastica" | "tessuto";
        /**
         * @description Regolazione
         * @enum {string}
         */
        SchermaturaMeccanismoRegolazione: "manuale" | "motorizzato" | "automatizzato";
        /**
         * @description Calcolo della resistenza
         * @enum {string}
         */
        SchermaturaModalitaCalcoloResistenzaTermica: "fornitore" | "tabellaEnea" | "norma";
        /**
         * @description Tipologia
         * @enum {string}
         */
        SchermaturaTipologia: "tenda" | "veneziana" | "altraSchermatura";
        /**
         * @description Tipologia di finestra
         * @enum {string}
         */
        SchermaturaTipologiaFinestra: "finestra" | "portafinestra";
        /**
         * @description Tipologia di vetrata
         * @enum {string}
         */
        SchermaturaTipologiaVetrata: "singola" | "doppia" | "doppiaBassoEmissiva" | "triplaBassoEmissiva";
        /** @enum {string} */
        SearchMatchKind: "taxCode" | "phone" | "address" | "person" | "cpid" | "email" | "sponsor";
        SecondStepDto: {
            /** @description Ticket that the second step wants with the code. */
            secondStep: string;
        };
        SeenDoubtRequestDto: {
            doubts: components["schemas"]["ShownDoubtDto"][];
            isSeen?: boolean;
        };
        SeenRevisionDto: {
            id: number;
            revision: number;
        };
        SendResultDto: {
            moduleId: number;
            status: components["schemas"]["DossierStatusDto"];
            /** @description In Italian, for people. */
            message: string;
        };
        SentCodeDto: {
            /** Format: date-time */
            expiresAt: string;
            triesLeft: number;
            /** Format: date-time */
            canResendAt: string;
            /** @description Masked address. */
            sentTo: string;
        };
        SentFilingsDto: {
            numEcobonus: number;
            numBonusCasa: number;
            numCalcoloEnergetico: number;
        };
        SentHistoryDto: {
            /** @description Only services with a dossier. */
            services: components["schemas"]["SentServiceDto"][];
            filings: components["schemas"]["SentFilingsDto"];
        };
        SentServiceDto: {
            serviceType: components["schemas"]["ServiceType"];
            dossiers: number;
        };
        /**
         * @description Confine
         * @enum {string}
         */
        SerramentoConfine: "esterno" | "noRiscaldato";
        SerramentoDto: {
            /**
             * @description Tipologia di infisso
             * @default null
             */
            tipologiaInfisso: components["schemas"]["SerramentoTipologiaInfisso"] | null;
            /**
             * @description Confine
             * @default null
             */
            confine: components["schemas"]["SerramentoConfine"] | null;
            /**
             * @description Superficie
             * @default null
             */
            superficie: number | null;
            /**
             * @description Telaio prima
             * @default null
             */
            tipologiaTelaioPre: components["schemas"]["SerramentoTipologiaTelaioPre"] | null;
            /**
             * @description Telaio dopo
             * @default null
             */
            tipologiaTelaioPost: components["schemas"]["SerramentoTipologiaTelaioPost"] | null;
            /**
             * @description Vetro prima
             * @default null
             */
            tipologiaVetroPre: components["schemas"]["SerramentoTipologiaVetroPre"] | null;
            /**
             * @description Vetro dopo
             * @default null
             */
            tipologiaVetroPost: components["schemas"]["SerramentoTipologiaVetroPost"] | null;
            /**
             * @description Trasmittanza prima
             * @default null
             */
            trasmittanzaPre: number | null;
            /**
             * @description Trasmittanza dopo
             * @default null
             */
            trasmittanzaPost: number | null;
            /**
             * @description Installazione chiusura oscurante
             * @default false
             */
            installazioneChiusuraOscurante: boolean;
            /**
             * @description Vetro a bassa emissione, prima
             * @default null
             */
            vetroBassoEmissivoPre: boolean | null;
            /**
             * @description Vetro a bassa emissione, dopo
             * @default null
             */
            vetroBassoEmissivoPost: boolean | null;
        };
        /**
         * @description Tipologia di infisso
         * @enum {string}
         */
        SerramentoTipologiaInfisso: "finestra" | "portoncino" | "cassonettoIspezioneFrontale" | "cielino";
        /**
         * @description Telaio dopo
         * @enum {string}
         */
        SerramentoTipologiaTelaioPost: "legno" | "pvc" | "metalloTermico" | "metalloFreddo" | "misto";
        /**
         * @description Telaio prima
         * @enum {string}
         */
        SerramentoTipologiaTelaioPre: "legno" | "legnoDuro" | "legnoTenero" | "pvc" | "pvcDue" | "pvcTre" | "lamiera" | "metalloTermico" | "misto";
        /**
         * @description Vetro dopo
         * @enum {string}
         */
        SerramentoTipologiaVetroPost: "doppio" | "triplo" | "opaco";
        /**
         * @description Vetro prima
         * @enum {string}
         */
        SerramentoTipologiaVetroPre: "singolo" | "doppio" | "opaco";
        ServiceCountsDto: {
            /** @description null for drafts whose service was not chosen yet. */
            serviceType: components["schemas"]["ServiceType"] | null;
            drafts: number;
            /** @description Handed in and not completed yet: a dossier counts once. */
            sent: number;
            completed: number;
        };
        /** @enum {string} */
        ServiceFilter: "1" | "2" | "3";
        ServicePerformanceDto: {
            /** @description Received in the period. */
            received: number;
            /** @description Of these, sent back for corrections at least once. */
            returned: number;
            /** @description Of these, completed by now. */
            completed: number;
            /** @description Days from the last sending within which half were completed. */
            median: number | null;
            /** @description The same for nine of ten. */
            ninth: number | null;
            /** @description Service of the dossiers. */
            serviceType: number;
        };
        ServiceProviderDto: {
            name: string;
            address: string;
            vat: string;
            pec: string;
        };
        /** @enum {number} */
        ServiceType: 1 | 2 | 3;
        SessionUserDto: {
            id: number;
            role: components["schemas"]["Role"];
            /**
             * @description The portal wants a second login step of this account, and it has none: nothing opens but the page that sets it up.
             * @enum {boolean}
             */
            mustSetUpSecondStep?: true;
            email: string;
            firstName: string | null;
            lastName: string | null;
            businessName: string | null;
            isContractVerified: boolean;
            isFirstPackageAcquired: boolean;
            /** @description Access token, at most 15 minutes. */
            jwtToken: string;
        };
        SettingChangeDto: {
            /**
             * Format: date
             * @description First day on which the value holds.
             */
            validFrom: string;
            /** @description What it holds depends on the kind. */
            value: components["schemas"]["PurchaseSwitchDto"] | components["schemas"]["VatRateDto"] | components["schemas"]["BankTransferDto"] | components["schemas"]["InterventionMatrixDto"] | components["schemas"]["WorksCostWordsDto"] | components["schemas"]["OperatorChargeDto"] | components["schemas"]["OperatorFiguresDto"] | components["schemas"]["DraftQuotaDto"] | components["schemas"]["TransmittanceLimitsDto"] | components["schemas"]["SolarTransmissionDto"] | components["schemas"]["CostCeilingTableDto"] | components["schemas"]["DeductionRateTableDto"] | components["schemas"]["ControlTermTableDto"] | components["schemas"]["ServiceProviderDto"] | components["schemas"]["EneaIntermediaryDto"] | components["schemas"]["PublicContactsDto"] | components["schemas"]["BrandDto"] | components["schemas"]["PaperTextsDto"] | components["schemas"]["OnlineSignaturesDto"] | components["schemas"]["ContractTextsDto"] | components["schemas"]["StatusNamesDto"] | components["schemas"]["ClosureLabelsDto"] | components["schemas"]["HeatingLabelsDto"] | components["schemas"]["EneaSiteDto"] | components["schemas"]["RetentionPeriodsDto"] | components["schemas"]["OfferedPackageDto"][] | components["schemas"]["DocumentRowDto"][] | components["schemas"]["DocumentPointDto"][] | components["schemas"]["ReturnReasonDto"][] | components["schemas"]["MessageTemplateDto"][] | components["schemas"]["EneaOpeningDto"][] | components["schemas"]["SupportContactDto"][];
            note?: string | null;
            /** @description Newest entry its author has seen, 0 for none: a concurrent change is not overwritten. */
            seen: number;
        };
        SettingEntryDto: {
            id: number;
            /** Format: date */
            validFrom: string;
            /** @description What it holds depends on the kind. */
            value: components["schemas"]["PurchaseSwitchDto"] | components["schemas"]["VatRateDto"] | components["schemas"]["BankTransferDto"] | components["schemas"]["InterventionMatrixDto"] | components["schemas"]["WorksCostWordsDto"] | components["schemas"]["OperatorChargeDto"] | components["schemas"]["OperatorFiguresDto"] | components["schemas"]["DraftQuotaDto"] | components["schemas"]["TransmittanceLimitsDto"] | components["schemas"]["SolarTransmissionDto"] | components["schemas"]["CostCeilingTableDto"] | components["schemas"]["DeductionRateTableDto"] | components["schemas"]["ControlTermTableDto"] | components["schemas"]["ServiceProviderDto"] | components["schemas"]["EneaIntermediaryDto"] | components["schemas"]["PublicContactsDto"] | components["schemas"]["BrandDto"] | components["schemas"]["PaperTextsDto"] | components["schemas"]["OnlineSignaturesDto"] | components["schemas"]["ContractTextsDto"] | components["schemas"]["StatusNamesDto"] | components["schemas"]["ClosureLabelsDto"] | components["schemas"]["HeatingLabelsDto"] | components["schemas"]["EneaSiteDto"] | components["schemas"]["RetentionPeriodsDto"] | components["schemas"]["OfferedPackageDto"][] | components["schemas"]["DocumentRowDto"][] | components["schemas"]["DocumentPointDto"][] | components["schemas"]["ReturnReasonDto"][] | components["schemas"]["MessageTemplateDto"][] | components["schemas"]["EneaOpeningDto"][] | components["schemas"]["SupportContactDto"][];
            /** Format: date-time */
            createdAt: string;
            /** @description Name of the account; its e-mail address where it has none. */
            author: string | null;
            note: string | null;
        };
        SettingHistoryDto: {
            kind: components["schemas"]["SettingKind"];
            /** @description What it holds depends on the kind. */
            current: components["schemas"]["PurchaseSwitchDto"] | components["schemas"]["VatRateDto"] | components["schemas"]["BankTransferDto"] | components["schemas"]["InterventionMatrixDto"] | components["schemas"]["WorksCostWordsDto"] | components["schemas"]["OperatorChargeDto"] | components["schemas"]["OperatorFiguresDto"] | components["schemas"]["DraftQuotaDto"] | components["schemas"]["TransmittanceLimitsDto"] | components["schemas"]["SolarTransmissionDto"] | components["schemas"]["CostCeilingTableDto"] | components["schemas"]["DeductionRateTableDto"] | components["schemas"]["ControlTermTableDto"] | components["schemas"]["ServiceProviderDto"] | components["schemas"]["EneaIntermediaryDto"] | components["schemas"]["PublicContactsDto"] | components["schemas"]["BrandDto"] | components["schemas"]["PaperTextsDto"] | components["schemas"]["OnlineSignaturesDto"] | components["schemas"]["ContractTextsDto"] | components["schemas"]["StatusNamesDto"] | components["schemas"]["ClosureLabelsDto"] | components["schemas"]["HeatingLabelsDto"] | components["schemas"]["EneaSiteDto"] | components["schemas"]["RetentionPeriodsDto"] | components["schemas"]["OfferedPackageDto"][] | components["schemas"]["DocumentRowDto"][] | components["schemas"]["DocumentPointDto"][] | components["schemas"]["ReturnReasonDto"][] | components["schemas"]["MessageTemplateDto"][] | components["schemas"]["EneaOpeningDto"][] | components["schemas"]["SupportContactDto"][];
            /** @description Entry in force; null while the built-in value holds. */
            currentId: number | null;
            /** @description To be named by the next change. */
            seen: number;
            entries: components["schemas"]["SettingEntryDto"][];
        };
        /** @enum {string} */
        SettingKind: "purchases" | "packages" | "vatRate" | "bankTransfer" | "interventionMatrix" | "documentSet" | "documentPoints" | "worksCostWords" | "returnReasons" | "messageTemplates" | "operatorCharge" | "operatorFigures" | "draftLimits" | "uLimits" | "uLimitsEcobonus" | "solarTransmission" | "costCeilings" | "deductionRates" | "controlTerms" | "eneaOpenings" | "provider" | "eneaIntermediary" | "publicContacts" | "brand" | "supportContacts" | "paperTexts" | "onlineSignatures" | "contractTexts" | "statusNames" | "closureLabels" | "heatingLabels" | "eneaSite" | "retention";
        SettingSummaryDto: {
            kind: components["schemas"]["SettingKind"];
            /**
             * Format: date
             * @description null while the built-in value holds.
             */
            validFrom: string | null;
            /** @description Number of changes. */
            changes: number;
            /** Format: date-time */
            lastChange: string | null;
            /**
             * Format: date
             * @description First day of a change that is still to come.
             */
            nextFrom: string | null;
            /** @description The value in force, in a line. */
            inForce: string;
        };
        ShownDoubtDto: {
            fingerprint: string;
        };
        SignPaperDto: {
            /**
             * @description The six digits of the e-mail.
             * @example 482913
             */
            code: string;
            /** @description The drawn signature; `written` takes its place where the name is written. */
            drawn?: components["schemas"]["DrawnSignatureDto"] | null;
            /**
             * @description The name of the signer, in place of a drawing.
             * @example Maria Rossi
             */
            written?: string | null;
            /**
             * @deprecated
             * @description A picture, as older pages send it: refused.
             */
            drawing?: string;
            /** @description Version of the consent that was shown. */
            consentVersion: string;
            /**
             * @description SHA-256 of the file that was shown.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            documentSha256: string;
        };
        SignablePaperDto: {
            code: components["schemas"]["PaperCode"];
            signedBy: components["schemas"]["PaperSigner"];
            obstacleKind: components["schemas"]["SigningObstacleKind"] | null;
            title: string;
            /** @description It may be opened for signing now. */
            canSign: boolean;
            /** @description Why it may not, Italian. */
            obstacle: string | null;
            /** @description Values that the paper leaves to fill in by hand. */
            missing: string[];
            /** @description A file of this document is uploaded, signed online or on paper. */
            isUploaded: boolean;
            /** @description The latest one. */
            signature: components["schemas"]["PaperSignatureDto"] | null;
        };
        SignablePapersDto: {
            dossierId: number;
            /** @description Company that offers the signature. */
            company: string;
            consent: components["schemas"]["SignatureConsentDto"];
            /** @description Masked address of the code; null: the customer gives one. */
            codeAddress: string | null;
            papers: components["schemas"]["SignablePaperDto"][];
        };
        SignatureCheckDto: {
            result: components["schemas"]["SignatureCheckResult"];
            name: string;
            /** @description Sentence that holds or not, in Italian. */
            text: string;
        };
        /** @enum {string} */
        SignatureCheckResult: "ok" | "fault" | "pending" | "notRequested";
        SignatureCodeRequestDto: {
            /** @description Other open signatures of the same signer that the code is for too. */
            others?: number[];
            /**
             * @description Only for a link that was shared without e-mail.
             * @example maria.rossi@example.it
             */
            email?: string | null;
        };
        SignatureCodeScopeDto: {
            /** @description Other open signatures of the same signer that the code is for too. */
            others?: number[];
        };
        SignatureConsentDto: {
            text: string;
            version: string;
        };
        /** @enum {string} */
        SignatureState: "requested" | "opened" | "code-sent" | "signed" | "refused" | "voided" | "expired";
        SignatureStepDto: {
            type: string;
            /** @description The step in words, Italian. */
            text: string;
            /** @description Clock of the server, with its offset. */
            at: string;
        };
        SignatureTimestampDto: {
            state: components["schemas"]["SignatureTimestampState"];
            /** Format: date-time */
            at: string | null;
            /** @description Authority that gave the time stamp. */
            authority: string | null;
        };
        /** @enum {string} */
        SignatureTimestampState: "none" | "waiting" | "stamped";
        SignatureVerdictDto: {
            state: components["schemas"]["SignatureState"];
            code: components["schemas"]["PaperCode"];
            dossierId: number;
            /** Format: date-time */
            signedAt: string;
            isIntact: boolean;
            title: string;
            edition: string;
            /** @description Company that offered the signature. */
            company: string;
            signerName: string;
            signerRole: string;
            /** @description Why the signature was voided: a fixed sentence, Italian. */
            reason: string | null;
            documentSha256: string;
            verificationCode: string;
            /** @description An uploaded file was compared; otherwise the stored one. */
            comparedFile: boolean;
            checks: components["schemas"]["SignatureCheckDto"][];
            events: components["schemas"]["SignatureStepDto"][];
            timestamp: components["schemas"]["SignatureTimestampDto"];
        };
        /** @enum {string} */
        SigningObstacleKind: "not-enabled" | "incomplete" | "contradiction" | "several-signers" | "already-signed" | "frozen";
        SiteChoiceChangeDto: {
            /** @description Year in which works ended. */
            year: number;
            /** @description Key of the page of the site. */
            page: string;
            /** @description Control of the question as delivered. */
            field: string;
            /** @description As delivered, or of an added option. */
            code: string;
            newCode?: string;
            label?: string;
            isAdded?: boolean;
            /** @description Our value that an added option says. */
            value?: string;
            isConfirmed?: boolean;
        };
        SiteFieldChangeDto: {
            /** @description Year in which works ended. */
            year: number;
            /** @description Key of the page of the site. */
            page: string;
            /** @description Control of the question as delivered. */
            field: string;
            label?: string;
            control?: string;
            unit?: string;
            need?: components["schemas"]["SiteFieldNeed"];
            isConfirmed?: boolean;
        };
        /** @enum {string} */
        SiteFieldNeed: "required" | "optional";
        SkipCountDto: {
            reason: components["schemas"]["SkipReason"];
            total: number;
        };
        /**
         * @description A missing document, a doubt, the customer is waited for, or another reason.
         * @enum {string}
         */
        SkipReason: "document" | "doubt" | "client" | "other";
        SkipRequestDto: {
            id: number;
            /** @description A missing document, a doubt, the customer is waited for, or another reason. */
            reason: components["schemas"]["SkipReason"];
            /** @description Required with another reason. */
            note?: string | null;
        };
        SolarLimitDto: {
            max: number;
        };
        SolarTransmissionDto: {
            source: string;
            /**
             * Format: date
             * @description Last day for which the table was checked; null until the next one.
             */
            validTo?: string | null;
            values: components["schemas"]["SolarLimitDto"];
        };
        SpeseDto: {
            /** @default null */
            fornituraSerramenti: number | null;
            /** @default null */
            posaSerramenti: number | null;
            /** @default null */
            aliquotaIvaSerramenti: components["schemas"]["AliquotaIva"] | null;
            /** @default null */
            spesaDetraibileSerramenti: number | null;
            /** @default null */
            speseProfessionaliSerramenti: number | null;
            /** @default null */
            fornituraSchermature: number | null;
            /** @default null */
            posaSchermature: number | null;
            /** @default null */
            aliquotaIvaSchermature: components["schemas"]["AliquotaIva"] | null;
            /** @default null */
            spesaDetraibileSchermature: number | null;
            /** @default null */
            speseProfessionaliSchermature: number | null;
            /** @default null */
            fornituraChiusure: number | null;
            /** @default null */
            posaChiusure: number | null;
            /** @default null */
            aliquotaIvaChiusure: components["schemas"]["AliquotaIva"] | null;
            /** @default null */
            spesaDetraibileChiusure: number | null;
            /** @default null */
            speseProfessionaliChiusure: number | null;
        };
        SponsorDto: {
            UserId: number;
            Sponsor?: string | null;
        };
        SsnDataDto: {
            genere: components["schemas"]["Gender"];
            /**
             * Format: date
             * @description Day of birth.
             */
            nascita: string;
            /** @description Place of birth. */
            comune: string;
            /** @description Two letters; EE abroad. */
            provincia: string;
        };
        StatusChangeDto: {
            id: number;
            /** Format: date-time */
            at: string;
            /** @description Number of the file attached to a rejection. */
            attachmentId: number | null;
            /** @description A change of status, an edit, a new CPID of a filed declaration, an acceptance taken back, a dossier left with a reason, put off, or back from that; the last four for the back office alone. */
            event: components["schemas"]["HistoryEvent"];
            /** @description Code of the status before. */
            from: string | null;
            /** @description Code of the status after. */
            to: string;
            /** @description Name people recognise: company or operator. */
            who: string;
            reason: string | null;
            /** @description Fields that the back office changed; empty for a change of status. */
            editedFields: string[];
        };
        StatusChangedDto: {
            code: components["schemas"]["StatusCode"];
            /** @description Revision of the dossier that the change left. */
            revision: number;
            name: string;
            /** @description Progress of the dossier, 0 to 100. */
            statusPercentage: number;
        };
        StatusChoiceDto: {
            code: components["schemas"]["StatusCode"];
            name: string;
            /** @description It cannot be chosen. */
            disabled: boolean;
        };
        /** @enum {string} */
        StatusCode: "DRAFT" | "SENT" | "WAITING" | "REJECTED" | "ACCEPTED" | "SENTTOENEA" | "SELLED";
        StatusCodeDto: {
            code: string;
        };
        StatusNamesDto: {
            DRAFT: string;
            SENT: string;
            WAITING: string;
            REJECTED: string;
            ACCEPTED: string;
            SENTTOENEA: string;
            SELLED: string;
        };
        StatusRequestDto: {
            id: number;
            status: components["schemas"]["StatusCodeDto"];
            /** @description Reasons of the differences between the dossier and ENEA’s PDF, where the step waits for a file. Left out by pages of before, whose own question counts. */
            confirmations?: components["schemas"]["DifferenceConfirmationDto"][];
            /** @description Whether the operator was asked about what is still open before an acceptance: without it, `false` is refused while requested documents are awaited. Left out by pages of before, which cannot ask; their acceptance is written down with what was open. */
            isOpenConfirmed?: boolean;
        };
        StepTimeDto: {
            step: components["schemas"]["WorkStep"];
            /** @description Minutes within which half of them were over. */
            median: number;
            /** @description Steps that were measured. */
            total: number;
        };
        SubmissionDto: {
            /** Format: date-time */
            at: string;
            form: components["schemas"]["DossierFieldsDto"];
        };
        SupportContactDto: {
            topic: string;
            email: string;
            phone: string;
            hours: string;
        };
        TemplateReasonDto: {
            /** @description Requests that use its words. */
            total: number;
            /** @description Title of the ready text. */
            title: string;
        };
        /** @enum {string} */
        TerminaleErogazione: "termoconvettori" | "ventilconvettori" | "bocchette" | "radiatori" | "pannelliIsolati" | "pannelliAnnegati" | "split" | "altro";
        TermsAccountDto: {
            /** @description Decides what the account asks for. */
            role: components["schemas"]["Role"];
            email: string;
            firstName: string | null;
            lastName: string | null;
            businessName: string | null;
            sponsor: string | null;
            attorneyFirstName: string | null;
            attorneyLastName: string | null;
        };
        TermsFormDto: {
            /** @description JSON text of a TermsRequestDto. */
            user: string;
            /** Format: binary */
            ciFront?: File;
            /** Format: binary */
            ciRear?: File;
        };
        TermsLinkDto: {
            userId: number;
            /** @example q1w2e3r4t5 */
            token: string;
        };
        TermsRequestDto: {
            attorneyFirstName?: string | null;
            attorneyLastName?: string | null;
            attorneyIDCardType?: string | null;
            attorneyIDCardNumber?: string | null;
            attorneyIDCardIssuingAuthority?: string | null;
            attorneyIDCardExpiryDate?: string | null;
            sponsor?: string | null;
            password?: string | null;
            confirmPassword?: string | null;
            privacyAndConditionsAccepted?: boolean;
            userId: number;
            /** @example q1w2e3r4t5 */
            token: string;
        };
        ThreadReadDto: {
            lastId: number;
        };
        /** @enum {string} */
        TipoDistribuzione: "colonneAmbientiRiscaldati" | "colonneNonIsolate" | "colonneIsolate" | "orizzontale" | "verticale";
        /** @enum {string} */
        TipoGeneratore: "caldaiaACS" | "caldaiaACBassaTemperatura" | "caldaiaCondensazione" | "caldaiaGasolio" | "pompaCalore" | "ariaCalda" | "teleriscaldamento" | "biomassa" | "altro";
        /** @enum {string} */
        TipoImpianto: "autonomo" | "centralizzato" | "centralizzatoContabilizzazione" | "centralizzatoGeneratori" | "centralizzatoGeneratoriContabilizzazione";
        /** @enum {string} */
        TipoRegolazione: "climaticaCentralizzata" | "valvoleTermostatiche" | "termostatoAmbiente" | "nessuna";
        TransmittanceLimitsDto: {
            source: string;
            /**
             * Format: date
             * @description Last day for which the table was checked; null until the next one.
             */
            validTo?: string | null;
            values: components["schemas"]["ZoneLimitsDto"];
        };
        TwoFactorAccountDto: {
            id: number;
            /** Format: date-time */
            since: string;
            email: string;
            name: string;
        };
        TwoFactorSecretDto: {
            secret: string;
            /** @description The same as content of a QR code. */
            uri: string;
        };
        TwoFactorSetupDto: {
            password: string;
        };
        TwoFactorStateDto: {
            /** Format: date-time */
            since: string | null;
            recoveryCodesLeft: number;
            isOn: boolean;
            /** @description It cannot be turned off. */
            isRequired: boolean;
        };
        UndoRequestDto: {
            /** @description What the caller did last with each of the dossiers. */
            act: components["schemas"]["UndoableAct"];
            ids: number[];
            /** @description What the caller saw of each dossier; one that has changed since is left out. */
            revisions?: components["schemas"]["SeenRevisionDto"][] | null;
        };
        /**
         * @description What the caller did last with each of the dossiers.
         * @enum {string}
         */
        UndoableAct: "accept" | "file" | "assign" | "postpone";
        UnreadDossiersDto: {
            /** @description To be worked on. */
            received: number;
            /** @description With ENEA or completed. */
            elaborated: number;
        };
        /** @enum {string} */
        UnreadFilter: "yes";
        UnsubscriptionDto: {
            kind: components["schemas"]["NotificationKind"];
            /** @description In Italian. */
            label: string;
            /** @description True while e-mails of this kind come. */
            email: boolean;
        };
        UnverifiedDocumentsDto: {
            /** @description Dossiers that have any. */
            dossiers: number;
            /** @description The documents of all of them. */
            documents: number;
            /** @description Dossiers with windows for which no Ecobonus is due. */
            ecobonusDossiers: number;
        };
        UnverifiedDocumentsRequestDto: {
            ids: number[];
        };
        UploadedFileDto: {
            id: number;
            /** @description Bytes. */
            size: number;
            /** Format: date-time */
            created: string;
            /** @description The online signature that made this file; absent for uploads. */
            signatureId?: number;
            /**
             * @description The file cannot be opened before the virus scan; present only when true.
             * @enum {boolean}
             */
            awaitsScan?: true;
            fileName: string;
            contentType: string;
            /** @description Edition of the wording that was offered for signing when the file came; absent for other files. */
            edition?: string;
        };
        VatRateDto: {
            percent: number;
        };
        VerificationLinkDto: {
            /** @example q1w2e3r4t5 */
            token: string;
        };
        VerificationResendDto: {
            /** @example info@serramentibianchi.example */
            Email: string;
        };
        VerifySignatureFormDto: {
            /**
             * Format: binary
             * @description The signed PDF.
             */
            file: File;
        };
        /** @enum {string} */
        VettoreEnergetico: "metano" | "gasolio" | "gpl" | "teleriscaldamento" | "olio" | "energiaElettrica" | "biomassa" | "altro";
        ViewCountDto: {
            count: number;
            /** @description Name of a view that every operator finds, or the number of a saved one. */
            key: string;
            /** @description There are more than were counted. */
            isMore: boolean;
        };
        WaitingDeviceDto: {
            /**
             * @description What people call the device.
             * @example telefono di Marco
             */
            deviceName: string;
            /**
             * Format: date-time
             * @description When the device announced them last.
             */
            at: string;
            /** @description Identifier that the device chose. */
            deviceId: string;
            /** @description The files, oldest first. */
            files: components["schemas"]["WaitingFileDto"][];
        };
        WaitingFileDto: {
            /** @description Id of the document in the list of the dossier. */
            itemId: number;
            /** @description Key that the device gave it; its upload names it. */
            key: string;
            /** @description Name of the file. */
            fileName: string;
        };
        WaitingFileRequestDto: {
            /**
             * @description Key that the upload names, a UUID.
             * @example 3f1c2c1e-8a0e-4d0b-9f0a-5f1f1f0c9b11
             */
            key: string;
            itemId: number;
            /** @description Name of the file. */
            fileName: string;
        };
        WaitingFilesRequestDto: {
            /**
             * @description Identifier that the device chose, a UUID.
             * @example 3f1c2c1e-8a0e-4d0b-9f0a-5f1f1f0c9b11
             */
            deviceId: string;
            /** @description What people call the device. */
            deviceName: string;
            /** @description The files that wait. */
            files: components["schemas"]["WaitingFileRequestDto"][];
        };
        WaitingForDto: {
            /** @description The turn of the office, and no operator has them. */
            unassigned: number;
            /** @description The turn of the office, on a later day. */
            officeLater: number;
            /** @description Corrections that the fitter was asked for. */
            fitter: number;
            /** @description Put off until the fitter answers. */
            fitterAnswer: number;
            /** @description Of those in correction, whose customer has a working link and has not finished. */
            customer: number;
            /** @description Sent to ENEA and not completed. */
            enea: number;
            /** @description Operators whose turn it is, most first; without those put off. */
            operators: components["schemas"]["OperatorLoadDto"][];
        };
        WeekCountsDto: {
            /**
             * Format: date
             * @description First day of the week.
             */
            monday: string;
            received: number;
            filed: number;
            completed: number;
        };
        WeightyDifferenceDto: {
            key: string;
            label: string;
            ours: string | null;
            theirs: string | null;
        };
        WorkBoardDto: {
            /**
             * Format: date
             * @description Day in Italy the counts speak of.
             */
            today: string;
            unassigned: number;
            /** @description Postponed to a later day, or until the fitter answers. */
            postponed: number;
            open: components["schemas"]["OpenDossiersDto"][];
            unread: components["schemas"]["UnreadDossiersDto"];
            mine: components["schemas"]["OwnDossiersDto"][];
            deadlines: components["schemas"]["DeadlineCountsDto"];
            /** @description Most first. */
            load: components["schemas"]["OperatorLoadDto"][];
            /** @description Open dossiers by who must act next. */
            waitingFor?: components["schemas"]["WaitingForDto"];
            /** @description Oldest first. */
            weeks: components["schemas"]["WeekCountsDto"][];
        };
        WorkDto: {
            state: components["schemas"]["WorkState"];
            /** @description Steps done. */
            done: number;
            /** @description Steps in all; null while unknown. */
            total: number | null;
            bytes: number | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            finishedAt: string | null;
            /**
             * Format: date-time
             * @description The result can be taken until then.
             */
            expiresAt: string | null;
            id: string;
            /** @description Name of the feature that does it. */
            kind: string;
            /** @description In Italian, for people. */
            title: string;
            /** @description Why it failed, in Italian. */
            problem: string | null;
            fileName: string | null;
        };
        WorkPerformanceDto: {
            /**
             * Format: date
             * @description First day of reception counted.
             */
            from: string;
            all: components["schemas"]["PerformanceFiguresDto"];
            /** @description Most received first. */
            services: components["schemas"]["ServicePerformanceDto"][];
            /** @description Most received first; empty unless the caller is a SuperAdmin and the setting `operatorFigures` is on. */
            operators: components["schemas"]["OperatorPerformanceDto"][];
            /** @description Times of the steps that began in the period, in their order; one that none has gone through is absent. */
            steps?: components["schemas"]["StepTimeDto"][];
            /** @description The five most given, most first. */
            reasons: components["schemas"]["CorrectionReasonDto"][];
            /** @description Dossiers left without an act, by reason. */
            skips: components["schemas"]["SkipCountDto"][];
        };
        /** @enum {string} */
        WorkState: "queued" | "running" | "done" | "failed" | "cancelled";
        /** @enum {string} */
        WorkStep: "charge" | "check" | "file" | "complete";
        WorksCostWordsDto: {
            /** @description An entry a line. */
            words: string;
        };
        XmlFileDto: {
            /** Format: binary */
            file: File;
        };
        XmlPeopleDto: {
            beneficiary: components["schemas"]["SsnDataDto"] | null;
            beneficiaryAttorney: components["schemas"]["SsnDataDto"] | null;
        };
        XmlPreviewDto: {
            /** @description Fields the file speaks of. */
            values: components["schemas"]["DossierChangesDto"];
            /** @description Exported from a dossier: taken over as it is. */
            exact: boolean;
            notUnderstood: components["schemas"]["XmlRemarkDto"][];
            warnings: string[];
            windows: components["schemas"]["XmlWindowCountsDto"];
            people: components["schemas"]["XmlPeopleDto"];
        };
        XmlRemarkDto: {
            /** @description Path in the file: Prodotti/Prodotto 2/Telaio. */
            path: string;
            /** @description Value in the file; empty where a whole part is meant. */
            value: string;
            message: string;
        };
        XmlWindowCountsDto: {
            /** @description Piece by piece. */
            inFile: number;
            /** @description Rows they became after merging. */
            rows: number;
        };
        /** @enum {string} */
        YesOrNo: "true" | "false";
        ZoneCostsDto: {
            A: number;
            B: number;
            C: number;
            D: number;
            E: number;
            F: number;
        };
        ZoneLimitsDto: {
            A: number;
            B: number;
            C: number;
            D: number;
            E: number;
            F: number;
        };
    };
    responses: {
        /** @description bad-request, csv-columns, csv-empty, csv-unreadable, file-empty, invalid-data, upload-unreadable */
        Problem400BadRequestCsvColumnsCsvEmptyCsvUnreadableFileEmptyInvalidDataUploadUnreadable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "bad-request" | "csv-columns" | "csv-empty" | "csv-unreadable" | "file-empty" | "invalid-data" | "upload-unreadable";
                };
            };
        };
        /** @description bad-request, dossier-refused, invalid-data */
        Problem400BadRequestDossierRefusedInvalidData: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "bad-request" | "dossier-refused" | "invalid-data";
                };
            };
        };
        /** @description bad-request, dossier-refused, invalid-data, invalid-idempotency-key */
        Problem400BadRequestDossierRefusedInvalidDataInvalidIdempotencyKey: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "bad-request" | "dossier-refused" | "invalid-data" | "invalid-idempotency-key";
                };
            };
        };
        /** @description bad-request, file-empty, invalid-data, invalid-idempotency-key, not-multipart, unexpected-file, upload-unreadable */
        Problem400BadRequestFileEmptyInvalidDataInvalidIdempotencyKeyNotMultipartUnexpectedFileUploadUnreadable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "bad-request" | "file-empty" | "invalid-data" | "invalid-idempotency-key" | "not-multipart" | "unexpected-file" | "upload-unreadable";
                };
            };
        };
        /** @description bad-request, file-empty, invalid-data, not-multipart, unexpected-file, unknown-document, upload-unreadable */
        Problem400BadRequestFileEmptyInvalidDataNotMultipartUnexpectedFileUnknownDocumentUploadUnreadable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "bad-request" | "file-empty" | "invalid-data" | "not-multipart" | "unexpected-file" | "unknown-document" | "upload-unreadable";
                };
            };
        };
        /** @description bad-request, file-empty, invalid-data, not-multipart, unexpected-file, upload-unreadable */
        Problem400BadRequestFileEmptyInvalidDataNotMultipartUnexpectedFileUploadUnreadable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "bad-request" | "file-empty" | "invalid-data" | "not-multipart" | "unexpected-file" | "upload-unreadable";
                };
            };
        };
        /** @description bad-request, invalid-data */
        Problem400BadRequestInvalidData: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "bad-request" | "invalid-data";
                };
            };
        };
        /** @description bad-request, invalid-data, invalid-idempotency-key */
        Problem400BadRequestInvalidDataInvalidIdempotencyKey: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "bad-request" | "invalid-data" | "invalid-idempotency-key";
                };
            };
        };
        /** @description bad-request, invalid-data, invalid-if-match */
        Problem400BadRequestInvalidDataInvalidIfMatch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "bad-request" | "invalid-data" | "invalid-if-match";
                };
            };
        };
        /** @description bad-request, invalid-data, link-invalid */
        Problem400BadRequestInvalidDataLinkInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "bad-request" | "invalid-data" | "link-invalid";
                };
            };
        };
        /** @description bad-request, invalid-data, wrong-code, wrong-password */
        Problem400BadRequestInvalidDataWrongCodeWrongPassword: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "bad-request" | "invalid-data" | "wrong-code" | "wrong-password";
                };
            };
        };
        /** @description bad-request, invalid-data, wrong-password */
        Problem400BadRequestInvalidDataWrongPassword: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "bad-request" | "invalid-data" | "wrong-password";
                };
            };
        };
        /** @description unauthorized */
        Problem401Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "unauthorized";
                };
            };
        };
        /** @description account-suspended */
        Problem403AccountSuspended: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "account-suspended";
                };
            };
        };
        /** @description first-package-needed, forbidden, second-step-needed */
        Problem403FirstPackageNeededForbiddenSecondStepNeeded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "first-package-needed" | "forbidden" | "second-step-needed";
                };
            };
        };
        /** @description forbidden */
        Problem403Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "forbidden";
                };
            };
        };
        /** @description forbidden, second-step-needed */
        Problem403ForbiddenSecondStepNeeded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "forbidden" | "second-step-needed";
                };
            };
        };
        /** @description link-not-valid, not-found */
        Problem404LinkNotValidNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "link-not-valid" | "not-found";
                };
            };
        };
        /** @description link-not-valid, not-found, signature-not-found */
        Problem404LinkNotValidNotFoundSignatureNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "link-not-valid" | "not-found" | "signature-not-found";
                };
            };
        };
        /** @description no-documents, not-found */
        Problem404NoDocumentsNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "no-documents" | "not-found";
                };
            };
        };
        /** @description not-found */
        Problem404NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "not-found";
                };
            };
        };
        /** @description not-found, signature-not-found */
        Problem404NotFoundSignatureNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "not-found" | "signature-not-found";
                };
            };
        };
        /** @description conflict */
        Problem409Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "conflict";
                };
            };
        };
        /** @description consent-changed, dossier-frozen, dossier-full, pages-not-shown, paper-already-signed, paper-changed, signature-ended, signing-not-enabled, wrong-document */
        Problem409ConsentChangedDossierFrozenDossierFullPagesNotShownPaperAlreadySignedPaperChangedSignatureEndedSigningNotEnabledWrongDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "consent-changed" | "dossier-frozen" | "dossier-full" | "pages-not-shown" | "paper-already-signed" | "paper-changed" | "signature-ended" | "signing-not-enabled" | "wrong-document";
                };
            };
        };
        /** @description contract-not-in-review */
        Problem409ContractNotInReview: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "contract-not-in-review";
                };
            };
        };
        /** @description dossier-changed */
        Problem409DossierChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "dossier-changed";
                };
            };
        };
        /** @description dossier-changed, dossier-open, filing-frozen, transition-forbidden */
        Problem409DossierChangedDossierOpenFilingFrozenTransitionForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "dossier-changed" | "dossier-open" | "filing-frozen" | "transition-forbidden";
                };
            };
        };
        /** @description dossier-frozen */
        Problem409DossierFrozen: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "dossier-frozen";
                };
            };
        };
        /** @description dossier-frozen, dossier-full, drafts-full, invoice-exists, invoices-full, unknown-document */
        Problem409DossierFrozenDossierFullDraftsFullInvoiceExistsInvoicesFullUnknownDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "dossier-frozen" | "dossier-full" | "drafts-full" | "invoice-exists" | "invoices-full" | "unknown-document";
                };
            };
        };
        /** @description dossier-frozen, drafts-full, paper-already-signed, paper-contradicts-itself, paper-incomplete, signing-not-enabled, signing-not-possible */
        Problem409DossierFrozenDraftsFullPaperAlreadySignedPaperContradictsItselfPaperIncompleteSigningNotEnabledSigningNotPossible: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "dossier-frozen" | "drafts-full" | "paper-already-signed" | "paper-contradicts-itself" | "paper-incomplete" | "signing-not-enabled" | "signing-not-possible";
                };
            };
        };
        /** @description dossier-frozen, drafts-full, version-conflict */
        Problem409DossierFrozenDraftsFullVersionConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "dossier-frozen" | "drafts-full" | "version-conflict";
                };
            };
        };
        /** @description dossier-frozen, paper-already-signed, signature-ended */
        Problem409DossierFrozenPaperAlreadySignedSignatureEnded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "dossier-frozen" | "paper-already-signed" | "signature-ended";
                };
            };
        };
        /** @description last-super-admin, no-operator, own-account */
        Problem409LastSuperAdminNoOperatorOwnAccount: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "last-super-admin" | "no-operator" | "own-account";
                };
            };
        };
        /** @description municipalities-changed */
        Problem409MunicipalitiesChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "municipalities-changed";
                };
            };
        };
        /** @description order-ended */
        Problem409OrderEnded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "order-ended";
                };
            };
        };
        /** @description paper-already-signed, signature-ended */
        Problem409PaperAlreadySignedSignatureEnded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "paper-already-signed" | "signature-ended";
                };
            };
        };
        /** @description csv-too-large, csv-too-long, file-too-large, too-large */
        Problem413CsvTooLargeCsvTooLongFileTooLargeTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "csv-too-large" | "csv-too-long" | "file-too-large" | "too-large";
                };
            };
        };
        /** @description file-too-large, too-large */
        Problem413FileTooLargeTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "file-too-large" | "too-large";
                };
            };
        };
        /** @description too-large */
        Problem413TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "too-large";
                };
            };
        };
        /** @description csv-unreadable, unsupported-media-type */
        Problem415CsvUnreadableUnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "csv-unreadable" | "unsupported-media-type";
                };
            };
        };
        /** @description csv-unreadable, unsupported-media-type, xml-encoding */
        Problem415CsvUnreadableUnsupportedMediaTypeXmlEncoding: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "csv-unreadable" | "unsupported-media-type" | "xml-encoding";
                };
            };
        };
        /** @description file-type-refused, unsupported-media-type */
        Problem415FileTypeRefusedUnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "file-type-refused" | "unsupported-media-type";
                };
            };
        };
        /** @description unsupported-media-type */
        Problem415UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "unsupported-media-type";
                };
            };
        };
        /** @description address-refused */
        Problem422AddressRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "address-refused";
                };
            };
        };
        /** @description code-expired, drawing-refused, page-outdated, wrong-code */
        Problem422CodeExpiredDrawingRefusedPageOutdatedWrongCode: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "code-expired" | "drawing-refused" | "page-outdated" | "wrong-code";
                };
            };
        };
        /** @description csv-problems, file-too-heavy, nothing-to-import, removals-not-allowed */
        Problem422CsvProblemsFileTooHeavyNothingToImportRemovalsNotAllowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "csv-problems" | "file-too-heavy" | "nothing-to-import" | "removals-not-allowed";
                };
            };
        };
        /** @description file-incomplete, file-infected, file-locked, file-not-scannable, file-too-heavy, idempotency-key-reused, zip-refused */
        Problem422FileIncompleteFileInfectedFileLockedFileNotScannableFileTooHeavyIdempotencyKeyReusedZipRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "file-incomplete" | "file-infected" | "file-locked" | "file-not-scannable" | "file-too-heavy" | "idempotency-key-reused" | "zip-refused";
                };
            };
        };
        /** @description file-incomplete, file-infected, file-locked, file-not-scannable, file-too-heavy, invoice-refused, zip-refused */
        Problem422FileIncompleteFileInfectedFileLockedFileNotScannableFileTooHeavyInvoiceRefusedZipRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "file-incomplete" | "file-infected" | "file-locked" | "file-not-scannable" | "file-too-heavy" | "invoice-refused" | "zip-refused";
                };
            };
        };
        /** @description file-incomplete, file-infected, file-locked, file-not-scannable, file-too-heavy, zip-refused */
        Problem422FileIncompleteFileInfectedFileLockedFileNotScannableFileTooHeavyZipRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "file-incomplete" | "file-infected" | "file-locked" | "file-not-scannable" | "file-too-heavy" | "zip-refused";
                };
            };
        };
        /** @description file-too-heavy, statement-refused */
        Problem422FileTooHeavyStatementRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "file-too-heavy" | "statement-refused";
                };
            };
        };
        /** @description idempotency-key-reused */
        Problem422IdempotencyKeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "idempotency-key-reused";
                };
            };
        };
        /** @description tax-code-not-recognised */
        Problem422TaxCodeNotRecognised: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "tax-code-not-recognised";
                };
            };
        };
        /** @description file-unscanned */
        Problem423FileUnscanned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "file-unscanned";
                };
            };
        };
        /** @description too-many-attempts */
        Problem429TooManyAttempts: {
            headers: {
                /** @description Seconds after which the call may be repeated. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "too-many-attempts";
                };
            };
        };
        /** @description too-many-attempts, too-many-codes */
        Problem429TooManyAttemptsTooManyCodes: {
            headers: {
                /** @description Seconds after which the call may be repeated. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "too-many-attempts" | "too-many-codes";
                };
            };
        };
        /** @description too-many-attempts, too-many-links */
        Problem429TooManyAttemptsTooManyLinks: {
            headers: {
                /** @description Seconds after which the call may be repeated. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "too-many-attempts" | "too-many-links";
                };
            };
        };
        /** @description too-many-attempts, too-many-requests */
        Problem429TooManyAttemptsTooManyRequests: {
            headers: {
                /** @description Seconds after which the call may be repeated. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "too-many-attempts" | "too-many-requests";
                };
            };
        };
        /** @description too-many-attempts, too-many-works */
        Problem429TooManyAttemptsTooManyWorks: {
            headers: {
                /** @description Seconds after which the call may be repeated. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "too-many-attempts" | "too-many-works";
                };
            };
        };
        /** @description internal-error */
        Problem500InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "internal-error";
                };
            };
        };
        /** @description scanner-away, unavailable */
        Problem503ScannerAwayUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "scanner-away" | "unavailable";
                };
            };
        };
        /** @description unavailable */
        Problem503Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "unavailable";
                };
            };
        };
        /** @description no-space */
        Problem507NoSpace: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {string} */
                    code?: "no-space";
                };
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AcceptRequestDto = components['schemas']['AcceptRequestDto'];
export type AccountDetailDto = components['schemas']['AccountDetailDto'];
export type AccountDto = components['schemas']['AccountDto'];
export type AccountEmailDto = components['schemas']['AccountEmailDto'];
export type AccountGroup = components['schemas']['AccountGroup'];
export type AccountPaperDto = components['schemas']['AccountPaperDto'];
export type AccountRowDto = components['schemas']['AccountRowDto'];
export type AccountSort = components['schemas']['AccountSort'];
export type AccountState = components['schemas']['AccountState'];
export type ActivePackageDto = components['schemas']['ActivePackageDto'];
export type ActivityDto = components['schemas']['ActivityDto'];
export type AdminDossierDto = components['schemas']['AdminDossierDto'];
export type AdminFileDto = components['schemas']['AdminFileDto'];
export type AdminFileFormDto = components['schemas']['AdminFileFormDto'];
export type AdminFileName = components['schemas']['AdminFileName'];
export type AdminLibraryFileDto = components['schemas']['AdminLibraryFileDto'];
export type AliquotaIva = components['schemas']['AliquotaIva'];
export type AppManifestDto = components['schemas']['AppManifestDto'];
export type AppManifestIconDto = components['schemas']['AppManifestIconDto'];
export type AppManifestShortcutDto = components['schemas']['AppManifestShortcutDto'];
export type ArchiveRequestDto = components['schemas']['ArchiveRequestDto'];
export type AssignRequestDto = components['schemas']['AssignRequestDto'];
export type AttoTextsDto = components['schemas']['AttoTextsDto'];
export type AuditAction = components['schemas']['AuditAction'];
export type AuditActionGroup = components['schemas']['AuditActionGroup'];
export type AuditEntryDto = components['schemas']['AuditEntryDto'];
export type AuditSubject = components['schemas']['AuditSubject'];
export type BankLineCreditDto = components['schemas']['BankLineCreditDto'];
export type BankLineState = components['schemas']['BankLineState'];
export type BankStatementCreditDto = components['schemas']['BankStatementCreditDto'];
export type BankStatementCreditFormDto = components['schemas']['BankStatementCreditFormDto'];
export type BankStatementDto = components['schemas']['BankStatementDto'];
export type BankStatementFileDto = components['schemas']['BankStatementFileDto'];
export type BankStatementLineDto = components['schemas']['BankStatementLineDto'];
export type BankTransferDto = components['schemas']['BankTransferDto'];
export type BeneficiaryContextDto = components['schemas']['BeneficiaryContextDto'];
export type BeneficiaryDossierDto = components['schemas']['BeneficiaryDossierDto'];
export type BeneficiaryRequestDto = components['schemas']['BeneficiaryRequestDto'];
export type BoughtPackageDto = components['schemas']['BoughtPackageDto'];
export type BrandDto = components['schemas']['BrandDto'];
export type BrowserErrorDto = components['schemas']['BrowserErrorDto'];
export type BrowserErrorKind = components['schemas']['BrowserErrorKind'];
export type BuildingTypology = components['schemas']['BuildingTypology'];
export type BulkResultDto = components['schemas']['BulkResultDto'];
export type BulkRowDto = components['schemas']['BulkRowDto'];
export type CadastralCategory = components['schemas']['CadastralCategory'];
export type ChargeEvent = components['schemas']['ChargeEvent'];
export type ChiusuraDto = components['schemas']['ChiusuraDto'];
export type ChiusuraEsposizione = components['schemas']['ChiusuraEsposizione'];
export type ChiusuraInstallazione = components['schemas']['ChiusuraInstallazione'];
export type ChiusuraMaterialeChiusura = components['schemas']['ChiusuraMaterialeChiusura'];
export type ChiusuraMeccanismoRegolazione = components['schemas']['ChiusuraMeccanismoRegolazione'];
export type ChiusuraModalitaCalcoloResistenzaTermica = components['schemas']['ChiusuraModalitaCalcoloResistenzaTermica'];
export type ChiusuraPermeabilitaAria = components['schemas']['ChiusuraPermeabilitaAria'];
export type ChiusuraTipologiaPost = components['schemas']['ChiusuraTipologiaPost'];
export type ChiusuraTipologiaPre = components['schemas']['ChiusuraTipologiaPre'];
export type ChiusuraTipologiaVetrata = components['schemas']['ChiusuraTipologiaVetrata'];
export type ClientLinkDto = components['schemas']['ClientLinkDto'];
export type ClientLinkState = components['schemas']['ClientLinkState'];
export type ClimateZone = components['schemas']['ClimateZone'];
export type ClosureLabelsDto = components['schemas']['ClosureLabelsDto'];
export type ColumnList = components['schemas']['ColumnList'];
export type CompanyLogoDto = components['schemas']['CompanyLogoDto'];
export type CompanyType = components['schemas']['CompanyType'];
export type ComparedRegistrationDto = components['schemas']['ComparedRegistrationDto'];
export type ComparedValueDto = components['schemas']['ComparedValueDto'];
export type CongrTextsDto = components['schemas']['CongrTextsDto'];
export type ContractClauseDto = components['schemas']['ContractClauseDto'];
export type ContractPapersFormDto = components['schemas']['ContractPapersFormDto'];
export type ContractReason = components['schemas']['ContractReason'];
export type ContractRefusal = components['schemas']['ContractRefusal'];
export type ContractRefusalDto = components['schemas']['ContractRefusalDto'];
export type ContractRefusalInfoDto = components['schemas']['ContractRefusalInfoDto'];
export type ContractRevocation = components['schemas']['ContractRevocation'];
export type ContractRevocationDto = components['schemas']['ContractRevocationDto'];
export type ContractState = components['schemas']['ContractState'];
export type ContractTextsDto = components['schemas']['ContractTextsDto'];
export type ControlTermTableDto = components['schemas']['ControlTermTableDto'];
export type ControlTermsDto = components['schemas']['ControlTermsDto'];
export type CopiedFieldDto = components['schemas']['CopiedFieldDto'];
export type CopiedFieldsRequestDto = components['schemas']['CopiedFieldsRequestDto'];
export type CorrectionReasonDto = components['schemas']['CorrectionReasonDto'];
export type CostCeilingTableDto = components['schemas']['CostCeilingTableDto'];
export type CostCeilingsDto = components['schemas']['CostCeilingsDto'];
export type CostLineDto = components['schemas']['CostLineDto'];
export type CountedDossierDto = components['schemas']['CountedDossierDto'];
export type CountedFigure = components['schemas']['CountedFigure'];
export type CpidRequestDto = components['schemas']['CpidRequestDto'];
export type CreditAdjustmentRequestDto = components['schemas']['CreditAdjustmentRequestDto'];
export type CurrentSettingsDto = components['schemas']['CurrentSettingsDto'];
export type CustomerDuplicateDto = components['schemas']['CustomerDuplicateDto'];
export type CustomerFileDto = components['schemas']['CustomerFileDto'];
export type CustomerImportDto = components['schemas']['CustomerImportDto'];
export type CustomerImportFormDto = components['schemas']['CustomerImportFormDto'];
export type CustomerPreviewDto = components['schemas']['CustomerPreviewDto'];
export type CustomerPreviewLineDto = components['schemas']['CustomerPreviewLineDto'];
export type DatedControlTermTableDto = components['schemas']['DatedControlTermTableDto'];
export type DatedCostCeilingTableDto = components['schemas']['DatedCostCeilingTableDto'];
export type DatedDeductionRateTableDto = components['schemas']['DatedDeductionRateTableDto'];
export type DatedSettingsDto = components['schemas']['DatedSettingsDto'];
export type DatedSolarTransmissionDto = components['schemas']['DatedSolarTransmissionDto'];
export type DatedTransmittanceLimitsDto = components['schemas']['DatedTransmittanceLimitsDto'];
export type DeadlineCountsDto = components['schemas']['DeadlineCountsDto'];
export type DeductionRateTableDto = components['schemas']['DeductionRateTableDto'];
export type DeductionRatesDto = components['schemas']['DeductionRatesDto'];
export type DelegaTextsDto = components['schemas']['DelegaTextsDto'];
export type DeletionRefusalDto = components['schemas']['DeletionRefusalDto'];
export type DeletionRequestDto = components['schemas']['DeletionRequestDto'];
export type DeviceKeyDto = components['schemas']['DeviceKeyDto'];
export type DifferenceConfirmationDto = components['schemas']['DifferenceConfirmationDto'];
export type DiskFolder = components['schemas']['DiskFolder'];
export type DocumentAnswerDto = components['schemas']['DocumentAnswerDto'];
export type DocumentCheckDto = components['schemas']['DocumentCheckDto'];
export type DocumentCheckRequestDto = components['schemas']['DocumentCheckRequestDto'];
export type DocumentCondition = components['schemas']['DocumentCondition'];
export type DocumentFormDto = components['schemas']['DocumentFormDto'];
export type DocumentNeed = components['schemas']['DocumentNeed'];
export type DocumentNeedDto = components['schemas']['DocumentNeedDto'];
export type DocumentPointCondition = components['schemas']['DocumentPointCondition'];
export type DocumentPointDto = components['schemas']['DocumentPointDto'];
export type DocumentRequestDto = components['schemas']['DocumentRequestDto'];
export type DocumentRowDto = components['schemas']['DocumentRowDto'];
export type DocumentSetDto = components['schemas']['DocumentSetDto'];
export type DocumentSetItemDto = components['schemas']['DocumentSetItemDto'];
export type DossierChangesDto = components['schemas']['DossierChangesDto'];
export type DossierChargeEventDto = components['schemas']['DossierChargeEventDto'];
export type DossierCountDto = components['schemas']['DossierCountDto'];
export type DossierDocumentListDto = components['schemas']['DossierDocumentListDto'];
export type DossierDoubtDto = components['schemas']['DossierDoubtDto'];
export type DossierDoubtsDto = components['schemas']['DossierDoubtsDto'];
export type DossierDto = components['schemas']['DossierDto'];
export type DossierFieldsDto = components['schemas']['DossierFieldsDto'];
export type DossierListItemDto = components['schemas']['DossierListItemDto'];
export type DossierMessageDto = components['schemas']['DossierMessageDto'];
export type DossierNoteDto = components['schemas']['DossierNoteDto'];
export type DossierRequestDto = components['schemas']['DossierRequestDto'];
export type DossierSort = components['schemas']['DossierSort'];
export type DossierStateDto = components['schemas']['DossierStateDto'];
export type DossierStatusDto = components['schemas']['DossierStatusDto'];
export type DoubtMarkDto = components['schemas']['DoubtMarkDto'];
export type DoubtOrigin = components['schemas']['DoubtOrigin'];
export type DownloadLinkDto = components['schemas']['DownloadLinkDto'];
export type DraftQuotaDto = components['schemas']['DraftQuotaDto'];
export type DrawnSignatureDto = components['schemas']['DrawnSignatureDto'];
export type DuplicateHandling = components['schemas']['DuplicateHandling'];
export type EneaFiling = components['schemas']['EneaFiling'];
export type EneaIntermediaryDto = components['schemas']['EneaIntermediaryDto'];
export type EneaOpeningDto = components['schemas']['EneaOpeningDto'];
export type EneaPrintFormDto = components['schemas']['EneaPrintFormDto'];
export type EneaReadingDto = components['schemas']['EneaReadingDto'];
export type EneaReadingKind = components['schemas']['EneaReadingKind'];
export type EneaSiteDto = components['schemas']['EneaSiteDto'];
export type EnergySavingDto = components['schemas']['EnergySavingDto'];
export type EnergySavingOrigin = components['schemas']['EnergySavingOrigin'];
export type EnergySavingRequestDto = components['schemas']['EnergySavingRequestDto'];
export type FailedJobDto = components['schemas']['FailedJobDto'];
export type FailedJobState = components['schemas']['FailedJobState'];
export type FailedJobSubjectDto = components['schemas']['FailedJobSubjectDto'];
export type FilingCorrectionDto = components['schemas']['FilingCorrectionDto'];
export type FilingCorrectionFormDto = components['schemas']['FilingCorrectionFormDto'];
export type FilingCpidDto = components['schemas']['FilingCpidDto'];
export type FilingCpidItemDto = components['schemas']['FilingCpidItemDto'];
export type FilingFileDoubt = components['schemas']['FilingFileDoubt'];
export type FilingKind = components['schemas']['FilingKind'];
export type FilingSavingDto = components['schemas']['FilingSavingDto'];
export type FirstCodeDto = components['schemas']['FirstCodeDto'];
export type FlagText = components['schemas']['FlagText'];
export type ForgottenPasswordDto = components['schemas']['ForgottenPasswordDto'];
export type FormerDocumentDto = components['schemas']['FormerDocumentDto'];
export type FoundMunicipalityDto = components['schemas']['FoundMunicipalityDto'];
export type Gender = components['schemas']['Gender'];
export type GeneralUse = components['schemas']['GeneralUse'];
export type GeneratoreDto = components['schemas']['GeneratoreDto'];
export type GroupedReasonsDto = components['schemas']['GroupedReasonsDto'];
export type HardAttributionCategory = components['schemas']['HardAttributionCategory'];
export type HealthDto = components['schemas']['HealthDto'];
export type HealthPart = components['schemas']['HealthPart'];
export type HealthStatus = components['schemas']['HealthStatus'];
export type HeatingLabelsDto = components['schemas']['HeatingLabelsDto'];
export type HeldRegistrationDto = components['schemas']['HeldRegistrationDto'];
export type HigherRateDto = components['schemas']['HigherRateDto'];
export type HistoryEvent = components['schemas']['HistoryEvent'];
export type ImmovableType = components['schemas']['ImmovableType'];
export type ImportProblemDto = components['schemas']['ImportProblemDto'];
export type InterventionMatrixDto = components['schemas']['InterventionMatrixDto'];
export type InterventionMatrixRowDto = components['schemas']['InterventionMatrixRowDto'];
export type InvoiceAttachmentDto = components['schemas']['InvoiceAttachmentDto'];
export type InvoiceCheck = components['schemas']['InvoiceCheck'];
export type InvoiceCheckFormDto = components['schemas']['InvoiceCheckFormDto'];
export type InvoiceDifferenceDto = components['schemas']['InvoiceDifferenceDto'];
export type InvoiceDoubtDto = components['schemas']['InvoiceDoubtDto'];
export type InvoiceDto = components['schemas']['InvoiceDto'];
export type InvoiceFormDto = components['schemas']['InvoiceFormDto'];
export type InvoiceFundContributionDto = components['schemas']['InvoiceFundContributionDto'];
export type InvoiceLineDto = components['schemas']['InvoiceLineDto'];
export type InvoiceLineKind = components['schemas']['InvoiceLineKind'];
export type InvoicePartyDto = components['schemas']['InvoicePartyDto'];
export type InvoicePaymentDto = components['schemas']['InvoicePaymentDto'];
export type InvoicePersonNameDto = components['schemas']['InvoicePersonNameDto'];
export type InvoiceProposalDto = components['schemas']['InvoiceProposalDto'];
export type InvoiceSignatureValidity = components['schemas']['InvoiceSignatureValidity'];
export type InvoiceSignerDto = components['schemas']['InvoiceSignerDto'];
export type InvoiceVatSummaryDto = components['schemas']['InvoiceVatSummaryDto'];
export type InvoicesDto = components['schemas']['InvoicesDto'];
export type LastActDto = components['schemas']['LastActDto'];
export type LastStepDto = components['schemas']['LastStepDto'];
export type LatestLinkDto = components['schemas']['LatestLinkDto'];
export type LibraryChangeFormDto = components['schemas']['LibraryChangeFormDto'];
export type LibraryFileDto = components['schemas']['LibraryFileDto'];
export type LibraryFormDto = components['schemas']['LibraryFormDto'];
export type LibraryKind = components['schemas']['LibraryKind'];
export type LibraryRequestDto = components['schemas']['LibraryRequestDto'];
export type LinkCorrectionDto = components['schemas']['LinkCorrectionDto'];
export type LinkFilingDto = components['schemas']['LinkFilingDto'];
export type LinkRequesterDto = components['schemas']['LinkRequesterDto'];
export type LinkStage = components['schemas']['LinkStage'];
export type ListColumnsDto = components['schemas']['ListColumnsDto'];
export type ListFilter = components['schemas']['ListFilter'];
export type LoginCodeDto = components['schemas']['LoginCodeDto'];
export type LoginDto = components['schemas']['LoginDto'];
export type ManufattiDto = components['schemas']['ManufattiDto'];
export type MessageFormDto = components['schemas']['MessageFormDto'];
export type MessageKind = components['schemas']['MessageKind'];
export type MessageSide = components['schemas']['MessageSide'];
export type MessageTemplateDto = components['schemas']['MessageTemplateDto'];
export type MessageThreadDto = components['schemas']['MessageThreadDto'];
export type ModuleCreditsDto = components['schemas']['ModuleCreditsDto'];
export type MonthlyFiguresDto = components['schemas']['MonthlyFiguresDto'];
export type MovementFilter = components['schemas']['MovementFilter'];
export type MovementType = components['schemas']['MovementType'];
export type MunicipalityDifferenceDto = components['schemas']['MunicipalityDifferenceDto'];
export type MunicipalityDifferenceKind = components['schemas']['MunicipalityDifferenceKind'];
export type MunicipalityDto = components['schemas']['MunicipalityDto'];
export type MunicipalityFieldChangeDto = components['schemas']['MunicipalityFieldChangeDto'];
export type MunicipalityImportEntryDto = components['schemas']['MunicipalityImportEntryDto'];
export type MunicipalityImportFormDto = components['schemas']['MunicipalityImportFormDto'];
export type MunicipalityImportKind = components['schemas']['MunicipalityImportKind'];
export type MunicipalityReportDto = components['schemas']['MunicipalityReportDto'];
export type NewClientLinkDto = components['schemas']['NewClientLinkDto'];
export type NoTemplateFilter = components['schemas']['NoTemplateFilter'];
export type NoteRequestDto = components['schemas']['NoteRequestDto'];
export type NotificationDto = components['schemas']['NotificationDto'];
export type NotificationKind = components['schemas']['NotificationKind'];
export type NotificationPreferenceDto = components['schemas']['NotificationPreferenceDto'];
export type NotificationsReadDto = components['schemas']['NotificationsReadDto'];
export type OfferedPackageDto = components['schemas']['OfferedPackageDto'];
export type OfficeColumn = components['schemas']['OfficeColumn'];
export type OfficeEditRequestDto = components['schemas']['OfficeEditRequestDto'];
export type OfficeFileFormDto = components['schemas']['OfficeFileFormDto'];
export type OfficeList = components['schemas']['OfficeList'];
export type OfficeOrderDto = components['schemas']['OfficeOrderDto'];
export type OfficeThreadDto = components['schemas']['OfficeThreadDto'];
export type OfficeWaitingDto = components['schemas']['OfficeWaitingDto'];
export type OnboardingDto = components['schemas']['OnboardingDto'];
export type OnboardingFileDto = components['schemas']['OnboardingFileDto'];
export type OnlineSignaturesDto = components['schemas']['OnlineSignaturesDto'];
export type OpenDocumentRequestDto = components['schemas']['OpenDocumentRequestDto'];
export type OpenDossiersDto = components['schemas']['OpenDossiersDto'];
export type OperatorChargeDto = components['schemas']['OperatorChargeDto'];
export type OperatorDto = components['schemas']['OperatorDto'];
export type OperatorFiguresDto = components['schemas']['OperatorFiguresDto'];
export type OperatorLoadDto = components['schemas']['OperatorLoadDto'];
export type OperatorPerformanceDto = components['schemas']['OperatorPerformanceDto'];
export type OperatorRole = components['schemas']['OperatorRole'];
export type OrderCountDto = components['schemas']['OrderCountDto'];
export type OrderMatch = components['schemas']['OrderMatch'];
export type OrderRejectionDto = components['schemas']['OrderRejectionDto'];
export type OrderStatus = components['schemas']['OrderStatus'];
export type OtherBeneficiaryDto = components['schemas']['OtherBeneficiaryDto'];
export type OtherDossierDto = components['schemas']['OtherDossierDto'];
export type OverridableRemote = components['schemas']['OverridableRemote'];
export type OwnDossiersDto = components['schemas']['OwnDossiersDto'];
export type OwnFiguresDto = components['schemas']['OwnFiguresDto'];
export type OwnSessionDto = components['schemas']['OwnSessionDto'];
export type PackageOrderDto = components['schemas']['PackageOrderDto'];
export type PackageOrderFormDto = components['schemas']['PackageOrderFormDto'];
export type PackagePriceDto = components['schemas']['PackagePriceDto'];
export type PageShownDto = components['schemas']['PageShownDto'];
export type PaletteAccountDto = components['schemas']['PaletteAccountDto'];
export type PaletteDossierDto = components['schemas']['PaletteDossierDto'];
export type PaletteMatchDto = components['schemas']['PaletteMatchDto'];
export type PaletteResultDto = components['schemas']['PaletteResultDto'];
export type PaperCode = components['schemas']['PaperCode'];
export type PaperSignatureDto = components['schemas']['PaperSignatureDto'];
export type PaperSigner = components['schemas']['PaperSigner'];
export type PaperSignerDto = components['schemas']['PaperSignerDto'];
export type PaperTextsDto = components['schemas']['PaperTextsDto'];
export type ParticularUse = components['schemas']['ParticularUse'];
export type PasswordAndCodeDto = components['schemas']['PasswordAndCodeDto'];
export type PasswordChangeDto = components['schemas']['PasswordChangeDto'];
export type PasswordResetDto = components['schemas']['PasswordResetDto'];
export type PaymentInstructionsDto = components['schemas']['PaymentInstructionsDto'];
export type PaymentLogDto = components['schemas']['PaymentLogDto'];
export type PaymentSort = components['schemas']['PaymentSort'];
export type PaymentTotalsDto = components['schemas']['PaymentTotalsDto'];
export type PaymentTransferDto = components['schemas']['PaymentTransferDto'];
export type PendingRegistrationDto = components['schemas']['PendingRegistrationDto'];
export type PerformanceFiguresDto = components['schemas']['PerformanceFiguresDto'];
export type PossessionTitle = components['schemas']['PossessionTitle'];
export type PossessionType = components['schemas']['PossessionType'];
export type PostponeRequestDto = components['schemas']['PostponeRequestDto'];
export type PostponedFilter = components['schemas']['PostponedFilter'];
export type PostponementDto = components['schemas']['PostponementDto'];
export type PrecreatedDto = components['schemas']['PrecreatedDto'];
export type PrecreationDto = components['schemas']['PrecreationDto'];
export type PrecreationRole = components['schemas']['PrecreationRole'];
export type PreferredRegistrationDto = components['schemas']['PreferredRegistrationDto'];
export type PresenceDto = components['schemas']['PresenceDto'];
export type PrintOutcome = components['schemas']['PrintOutcome'];
export type ProblemCode = components['schemas']['ProblemCode'];
export type ProblemDto = components['schemas']['ProblemDto'];
export type ProblemFieldDto = components['schemas']['ProblemFieldDto'];
export type ProfileChangeDto = components['schemas']['ProfileChangeDto'];
export type ProfileFormDto = components['schemas']['ProfileFormDto'];
export type PublicContactsDto = components['schemas']['PublicContactsDto'];
export type PublicSettingsDto = components['schemas']['PublicSettingsDto'];
export type PurchaseSwitchDto = components['schemas']['PurchaseSwitchDto'];
export type QueueDirection = components['schemas']['QueueDirection'];
export type QueueDossierDto = components['schemas']['QueueDossierDto'];
export type QueueNeighboursDto = components['schemas']['QueueNeighboursDto'];
export type QueueNextDto = components['schemas']['QueueNextDto'];
export type RechargePackageDto = components['schemas']['RechargePackageDto'];
export type RechargeRequestDto = components['schemas']['RechargeRequestDto'];
export type RecoveryCodesDto = components['schemas']['RecoveryCodesDto'];
export type ReferenceOperatorDto = components['schemas']['ReferenceOperatorDto'];
export type RefuseSignatureDto = components['schemas']['RefuseSignatureDto'];
export type RegistrationAddressDto = components['schemas']['RegistrationAddressDto'];
export type RegistrationFile = components['schemas']['RegistrationFile'];
export type RegistrationFormDto = components['schemas']['RegistrationFormDto'];
export type RegistrationRequestDto = components['schemas']['RegistrationRequestDto'];
export type RejectionFormDto = components['schemas']['RejectionFormDto'];
export type RelatedInvoiceDto = components['schemas']['RelatedInvoiceDto'];
export type RemoteOverrideDto = components['schemas']['RemoteOverrideDto'];
export type RemoteOverrideOriginsDto = components['schemas']['RemoteOverrideOriginsDto'];
export type RemoteOverrideRequestDto = components['schemas']['RemoteOverrideRequestDto'];
export type RemoteOverrideTicketDto = components['schemas']['RemoteOverrideTicketDto'];
export type ReqTextsDto = components['schemas']['ReqTextsDto'];
export type RequiredDocumentDto = components['schemas']['RequiredDocumentDto'];
export type ResetLinkDto = components['schemas']['ResetLinkDto'];
export type ResumeRequestDto = components['schemas']['ResumeRequestDto'];
export type RetentionPeriodsDto = components['schemas']['RetentionPeriodsDto'];
export type ReturnKind = components['schemas']['ReturnKind'];
export type ReturnPointDto = components['schemas']['ReturnPointDto'];
export type ReturnProgress = components['schemas']['ReturnProgress'];
export type ReturnReasonDto = components['schemas']['ReturnReasonDto'];
export type ReturnRequestDto = components['schemas']['ReturnRequestDto'];
export type ReturnStatusCode = components['schemas']['ReturnStatusCode'];
export type ReviewFilter = components['schemas']['ReviewFilter'];
export type Role = components['schemas']['Role'];
export type RoleChangeDto = components['schemas']['RoleChangeDto'];
export type SaidDto = components['schemas']['SaidDto'];
export type SavedViewDto = components['schemas']['SavedViewDto'];
export type SavedViewQueryDto = components['schemas']['SavedViewQueryDto'];
export type SavedViewRequestDto = components['schemas']['SavedViewRequestDto'];
export type SchermaturaAggettiOstruzioniDto = components['schemas']['SchermaturaAggettiOstruzioniDto'];
export type SchermaturaAggettiOstruzioniOrizzontaliAltezzaSoffitto = components['schemas']['SchermaturaAggettiOstruzioniOrizzontaliAltezzaSoffitto'];
export type SchermaturaAggettiOstruzioniOrizzontaliDto = components['schemas']['SchermaturaAggettiOstruzioniOrizzontaliDto'];
export type SchermaturaAggettiOstruzioniOrizzontaliProfonditaAggetto = components['schemas']['SchermaturaAggettiOstruzioniOrizzontaliProfonditaAggetto'];
export type SchermaturaAggettiOstruzioniOstruzioniDifferenzaPiani = components['schemas']['SchermaturaAggettiOstruzioniOstruzioniDifferenzaPiani'];
export type SchermaturaAggettiOstruzioniOstruzioniDistanza = components['schemas']['SchermaturaAggettiOstruzioniOstruzioniDistanza'];
export type SchermaturaAggettiOstruzioniOstruzioniDto = components['schemas']['SchermaturaAggettiOstruzioniOstruzioniDto'];
export type SchermaturaAggettiOstruzioniVerticaliDto = components['schemas']['SchermaturaAggettiOstruzioniVerticaliDto'];
export type SchermaturaAggettiOstruzioniVerticaliPosizione = components['schemas']['SchermaturaAggettiOstruzioniVerticaliPosizione'];
export type SchermaturaAggettiOstruzioniVerticaliProfondita = components['schemas']['SchermaturaAggettiOstruzioniVerticaliProfondita'];
export type SchermaturaDto = components['schemas']['SchermaturaDto'];
export type SchermaturaEsposizione = components['schemas']['SchermaturaEsposizione'];
export type SchermaturaInstallazione = components['schemas']['SchermaturaInstallazione'];
export type SchermaturaMaterialeSchermatura = components['schemas']['SchermaturaMaterialeSchermatura'];
export type SchermaturaMeccanismoRegolazione = components['schemas']['SchermaturaMeccanismoRegolazione'];
export type SchermaturaModalitaCalcoloResistenzaTermica = components['schemas']['SchermaturaModalitaCalcoloResistenzaTermica'];
export type SchermaturaTipologia = components['schemas']['SchermaturaTipologia'];
export type SchermaturaTipologiaFinestra = components['schemas']['SchermaturaTipologiaFinestra'];
export type SchermaturaTipologiaVetrata = components['schemas']['SchermaturaTipologiaVetrata'];
export type SearchMatchKind = components['schemas']['SearchMatchKind'];
export type SecondStepDto = components['schemas']['SecondStepDto'];
export type SeenDoubtRequestDto = components['schemas']['SeenDoubtRequestDto'];
export type SeenRevisionDto = components['schemas']['SeenRevisionDto'];
export type SendResultDto = components['schemas']['SendResultDto'];
export type SentCodeDto = components['schemas']['SentCodeDto'];
export type SentFilingsDto = components['schemas']['SentFilingsDto'];
export type SentHistoryDto = components['schemas']['SentHistoryDto'];
export type SentServiceDto = components['schemas']['SentServiceDto'];
export type SerramentoConfine = components['schemas']['SerramentoConfine'];
export type SerramentoDto = components['schemas']['SerramentoDto'];
export type SerramentoTipologiaInfisso = components['schemas']['SerramentoTipologiaInfisso'];
export type SerramentoTipologiaTelaioPost = components['schemas']['SerramentoTipologiaTelaioPost'];
export type SerramentoTipologiaTelaioPre = components['schemas']['SerramentoTipologiaTelaioPre'];
export type SerramentoTipologiaVetroPost = components['schemas']['SerramentoTipologiaVetroPost'];
export type SerramentoTipologiaVetroPre = components['schemas']['SerramentoTipologiaVetroPre'];
export type ServiceCountsDto = components['schemas']['ServiceCountsDto'];
export type ServiceFilter = components['schemas']['ServiceFilter'];
export type ServicePerformanceDto = components['schemas']['ServicePerformanceDto'];
export type ServiceProviderDto = components['schemas']['ServiceProviderDto'];
export type ServiceType = components['schemas']['ServiceType'];
export type SessionUserDto = components['schemas']['SessionUserDto'];
export type SettingChangeDto = components['schemas']['SettingChangeDto'];
export type SettingEntryDto = components['schemas']['SettingEntryDto'];
export type SettingHistoryDto = components['schemas']['SettingHistoryDto'];
export type SettingKind = components['schemas']['SettingKind'];
export type SettingSummaryDto = components['schemas']['SettingSummaryDto'];
export type ShownDoubtDto = components['schemas']['ShownDoubtDto'];
export type SignPaperDto = components['schemas']['SignPaperDto'];
export type SignablePaperDto = components['schemas']['SignablePaperDto'];
export type SignablePapersDto = components['schemas']['SignablePapersDto'];
export type SignatureCheckDto = components['schemas']['SignatureCheckDto'];
export type SignatureCheckResult = components['schemas']['SignatureCheckResult'];
export type SignatureCodeRequestDto = components['schemas']['SignatureCodeRequestDto'];
export type SignatureCodeScopeDto = components['schemas']['SignatureCodeScopeDto'];
export type SignatureConsentDto = components['schemas']['SignatureConsentDto'];
export type SignatureState = components['schemas']['SignatureState'];
export type SignatureStepDto = components['schemas']['SignatureStepDto'];
export type SignatureTimestampDto = components['schemas']['SignatureTimestampDto'];
export type SignatureTimestampState = components['schemas']['SignatureTimestampState'];
export type SignatureVerdictDto = components['schemas']['SignatureVerdictDto'];
export type SigningObstacleKind = components['schemas']['SigningObstacleKind'];
export type SiteChoiceChangeDto = components['schemas']['SiteChoiceChangeDto'];
export type SiteFieldChangeDto = components['schemas']['SiteFieldChangeDto'];
export type SiteFieldNeed = components['schemas']['SiteFieldNeed'];
export type SkipCountDto = components['schemas']['SkipCountDto'];
export type SkipReason = components['schemas']['SkipReason'];
export type SkipRequestDto = components['schemas']['SkipRequestDto'];
export type SolarLimitDto = components['schemas']['SolarLimitDto'];
export type SolarTransmissionDto = components['schemas']['SolarTransmissionDto'];
export type SpeseDto = components['schemas']['SpeseDto'];
export type SponsorDto = components['schemas']['SponsorDto'];
export type SsnDataDto = components['schemas']['SsnDataDto'];
export type StatusChangeDto = components['schemas']['StatusChangeDto'];
export type StatusChangedDto = components['schemas']['StatusChangedDto'];
export type StatusChoiceDto = components['schemas']['StatusChoiceDto'];
export type StatusCode = components['schemas']['StatusCode'];
export type StatusCodeDto = components['schemas']['StatusCodeDto'];
export type StatusNamesDto = components['schemas']['StatusNamesDto'];
export type StatusRequestDto = components['schemas']['StatusRequestDto'];
export type StepTimeDto = components['schemas']['StepTimeDto'];
export type SubmissionDto = components['schemas']['SubmissionDto'];
export type SupportContactDto = components['schemas']['SupportContactDto'];
export type TemplateReasonDto = components['schemas']['TemplateReasonDto'];
export type TerminaleErogazione = components['schemas']['TerminaleErogazione'];
export type TermsAccountDto = components['schemas']['TermsAccountDto'];
export type TermsFormDto = components['schemas']['TermsFormDto'];
export type TermsLinkDto = components['schemas']['TermsLinkDto'];
export type TermsRequestDto = components['schemas']['TermsRequestDto'];
export type ThreadReadDto = components['schemas']['ThreadReadDto'];
export type TipoDistribuzione = components['schemas']['TipoDistribuzione'];
export type TipoGeneratore = components['schemas']['TipoGeneratore'];
export type TipoImpianto = components['schemas']['TipoImpianto'];
export type TipoRegolazione = components['schemas']['TipoRegolazione'];
export type TransmittanceLimitsDto = components['schemas']['TransmittanceLimitsDto'];
export type TwoFactorAccountDto = components['schemas']['TwoFactorAccountDto'];
export type TwoFactorSecretDto = components['schemas']['TwoFactorSecretDto'];
export type TwoFactorSetupDto = components['schemas']['TwoFactorSetupDto'];
export type TwoFactorStateDto = components['schemas']['TwoFactorStateDto'];
export type UndoRequestDto = components['schemas']['UndoRequestDto'];
export type UndoableAct = components['schemas']['UndoableAct'];
export type UnreadDossiersDto = components['schemas']['UnreadDossiersDto'];
export type UnreadFilter = components['schemas']['UnreadFilter'];
export type UnsubscriptionDto = components['schemas']['UnsubscriptionDto'];
export type UnverifiedDocumentsDto = components['schemas']['UnverifiedDocumentsDto'];
export type UnverifiedDocumentsRequestDto = components['schemas']['UnverifiedDocumentsRequestDto'];
export type UploadedFileDto = components['schemas']['UploadedFileDto'];
export type VatRateDto = components['schemas']['VatRateDto'];
export type VerificationLinkDto = components['schemas']['VerificationLinkDto'];
export type VerificationResendDto = components['schemas']['VerificationResendDto'];
export type VerifySignatureFormDto = components['schemas']['VerifySignatureFormDto'];
export type VettoreEnergetico = components['schemas']['VettoreEnergetico'];
export type ViewCountDto = components['schemas']['ViewCountDto'];
export type WaitingDeviceDto = components['schemas']['WaitingDeviceDto'];
export type WaitingFileDto = components['schemas']['WaitingFileDto'];
export type WaitingFileRequestDto = components['schemas']['WaitingFileRequestDto'];
export type WaitingFilesRequestDto = components['schemas']['WaitingFilesRequestDto'];
export type WaitingForDto = components['schemas']['WaitingForDto'];
export type WeekCountsDto = components['schemas']['WeekCountsDto'];
export type WeightyDifferenceDto = components['schemas']['WeightyDifferenceDto'];
export type WorkBoardDto = components['schemas']['WorkBoardDto'];
export type WorkDto = components['schemas']['WorkDto'];
export type WorkPerformanceDto = components['schemas']['WorkPerformanceDto'];
export type WorkState = components['schemas']['WorkState'];
export type WorkStep = components['schemas']['WorkStep'];
export type WorksCostWordsDto = components['schemas']['WorksCostWordsDto'];
export type XmlFileDto = components['schemas']['XmlFileDto'];
export type XmlPeopleDto = components['schemas']['XmlPeopleDto'];
export type XmlPreviewDto = components['schemas']['XmlPreviewDto'];
export type XmlRemarkDto = components['schemas']['XmlRemarkDto'];
export type XmlWindowCountsDto = components['schemas']['XmlWindowCountsDto'];
export type YesOrNo = components['schemas']['YesOrNo'];
export type ZoneCostsDto = components['schemas']['ZoneCostsDto'];
export type ZoneLimitsDto = components['schemas']['ZoneLimitsDto'];
export type ResponseProblem400BadRequestCsvColumnsCsvEmptyCsvUnreadableFileEmptyInvalidDataUploadUnreadable = components['responses']['Problem400BadRequestCsvColumnsCsvEmptyCsvUnreadableFileEmptyInvalidDataUploadUnreadable'];
export type ResponseProblem400BadRequestDossierRefusedInvalidData = components['responses']['Problem400BadRequestDossierRefusedInvalidData'];
export type ResponseProblem400BadRequestDossierRefusedInvalidDataInvalidIdempotencyKey = components['responses']['Problem400BadRequestDossierRefusedInvalidDataInvalidIdempotencyKey'];
export type ResponseProblem400BadRequestFileEmptyInvalidDataInvalidIdempotencyKeyNotMultipartUnexpectedFileUploadUnreadable = components['responses']['Problem400BadRequestFileEmptyInvalidDataInvalidIdempotencyKeyNotMultipartUnexpectedFileUploadUnreadable'];
export type ResponseProblem400BadRequestFileEmptyInvalidDataNotMultipartUnexpectedFileUnknownDocumentUploadUnreadable = components['responses']['Problem400BadRequestFileEmptyInvalidDataNotMultipartUnexpectedFileUnknownDocumentUploadUnreadable'];
export type ResponseProblem400BadRequestFileEmptyInvalidDataNotMultipartUnexpectedFileUploadUnreadable = components['responses']['Problem400BadRequestFileEmptyInvalidDataNotMultipartUnexpectedFileUploadUnreadable'];
export type ResponseProblem400BadRequestInvalidData = components['responses']['Problem400BadRequestInvalidData'];
export type ResponseProblem400BadRequestInvalidDataInvalidIdempotencyKey = components['responses']['Problem400BadRequestInvalidDataInvalidIdempotencyKey'];
export type ResponseProblem400BadRequestInvalidDataInvalidIfMatch = components['responses']['Problem400BadRequestInvalidDataInvalidIfMatch'];
export type ResponseProblem400BadRequestInvalidDataLinkInvalid = components['responses']['Problem400BadRequestInvalidDataLinkInvalid'];
export type ResponseProblem400BadRequestInvalidDataWrongCodeWrongPassword = components['responses']['Problem400BadRequestInvalidDataWrongCodeWrongPassword'];
export type ResponseProblem400BadRequestInvalidDataWrongPassword = components['responses']['Problem400BadRequestInvalidDataWrongPassword'];
export type ResponseProblem401Unauthorized = components['responses']['Problem401Unauthorized'];
export type ResponseProblem403AccountSuspended = components['responses']['Problem403AccountSuspended'];
export type ResponseProblem403FirstPackageNeededForbiddenSecondStepNeeded = components['responses']['Problem403FirstPackageNeededForbiddenSecondStepNeeded'];
export type ResponseProblem403Forbidden = components['responses']['Problem403Forbidden'];
export type ResponseProblem403ForbiddenSecondStepNeeded = components['responses']['Problem403ForbiddenSecondStepNeeded'];
export type ResponseProblem404LinkNotValidNotFound = components['responses']['Problem404LinkNotValidNotFound'];
export type ResponseProblem404LinkNotValidNotFoundSignatureNotFound = components['responses']['Problem404LinkNotValidNotFoundSignatureNotFound'];
export type ResponseProblem404NoDocumentsNotFound = components['responses']['Problem404NoDocumentsNotFound'];
export type ResponseProblem404NotFound = components['responses']['Problem404NotFound'];
export type ResponseProblem404NotFoundSignatureNotFound = components['responses']['Problem404NotFoundSignatureNotFound'];
export type ResponseProblem409Conflict = components['responses']['Problem409Conflict'];
export type ResponseProblem409ConsentChangedDossierFrozenDossierFullPagesNotShownPaperAlreadySignedPaperChangedSignatureEndedSigningNotEnabledWrongDocument = components['responses']['Problem409ConsentChangedDossierFrozenDossierFullPagesNotShownPaperAlreadySignedPaperChangedSignatureEndedSigningNotEnabledWrongDocument'];
export type ResponseProblem409ContractNotInReview = components['responses']['Problem409ContractNotInReview'];
export type ResponseProblem409DossierChanged = components['responses']['Problem409DossierChanged'];
export type ResponseProblem409DossierChangedDossierOpenFilingFrozenTransitionForbidden = components['responses']['Problem409DossierChangedDossierOpenFilingFrozenTransitionForbidden'];
export type ResponseProblem409DossierFrozen = components['responses']['Problem409DossierFrozen'];
export type ResponseProblem409DossierFrozenDossierFullDraftsFullInvoiceExistsInvoicesFullUnknownDocument = components['responses']['Problem409DossierFrozenDossierFullDraftsFullInvoiceExistsInvoicesFullUnknownDocument'];
export type ResponseProblem409DossierFrozenDraftsFullPaperAlreadySignedPaperContradictsItselfPaperIncompleteSigningNotEnabledSigningNotPossible = components['responses']['Problem409DossierFrozenDraftsFullPaperAlreadySignedPaperContradictsItselfPaperIncompleteSigningNotEnabledSigningNotPossible'];
export type ResponseProblem409DossierFrozenDraftsFullVersionConflict = components['responses']['Problem409DossierFrozenDraftsFullVersionConflict'];
export type ResponseProblem409DossierFrozenPaperAlreadySignedSignatureEnded = components['responses']['Problem409DossierFrozenPaperAlreadySignedSignatureEnded'];
export type ResponseProblem409LastSuperAdminNoOperatorOwnAccount = components['responses']['Problem409LastSuperAdminNoOperatorOwnAccount'];
export type ResponseProblem409MunicipalitiesChanged = components['responses']['Problem409MunicipalitiesChanged'];
export type ResponseProblem409OrderEnded = components['responses']['Problem409OrderEnded'];
export type ResponseProblem409PaperAlreadySignedSignatureEnded = components['responses']['Problem409PaperAlreadySignedSignatureEnded'];
export type ResponseProblem413CsvTooLargeCsvTooLongFileTooLargeTooLarge = components['responses']['Problem413CsvTooLargeCsvTooLongFileTooLargeTooLarge'];
export type ResponseProblem413FileTooLargeTooLarge = components['responses']['Problem413FileTooLargeTooLarge'];
export type ResponseProblem413TooLarge = components['responses']['Problem413TooLarge'];
export type ResponseProblem415CsvUnreadableUnsupportedMediaType = components['responses']['Problem415CsvUnreadableUnsupportedMediaType'];
export type ResponseProblem415CsvUnreadableUnsupportedMediaTypeXmlEncoding = components['responses']['Problem415CsvUnreadableUnsupportedMediaTypeXmlEncoding'];
export type ResponseProblem415FileTypeRefusedUnsupportedMediaType = components['responses']['Problem415FileTypeRefusedUnsupportedMediaType'];
export type ResponseProblem415UnsupportedMediaType = components['responses']['Problem415UnsupportedMediaType'];
export type ResponseProblem422AddressRefused = components['responses']['Problem422AddressRefused'];
export type ResponseProblem422CodeExpiredDrawingRefusedPageOutdatedWrongCode = components['responses']['Problem422CodeExpiredDrawingRefusedPageOutdatedWrongCode'];
export type ResponseProblem422CsvProblemsFileTooHeavyNothingToImportRemovalsNotAllowed = components['responses']['Problem422CsvProblemsFileTooHeavyNothingToImportRemovalsNotAllowed'];
export type ResponseProblem422FileIncompleteFileInfectedFileLockedFileNotScannableFileTooHeavyIdempotencyKeyReusedZipRefused = components['responses']['Problem422FileIncompleteFileInfectedFileLockedFileNotScannableFileTooHeavyIdempotencyKeyReusedZipRefused'];
export type ResponseProblem422FileIncompleteFileInfectedFileLockedFileNotScannableFileTooHeavyInvoiceRefusedZipRefused = components['responses']['Problem422FileIncompleteFileInfectedFileLockedFileNotScannableFileTooHeavyInvoiceRefusedZipRefused'];
export type ResponseProblem422FileIncompleteFileInfectedFileLockedFileNotScannableFileTooHeavyZipRefused = components['responses']['Problem422FileIncompleteFileInfectedFileLockedFileNotScannableFileTooHeavyZipRefused'];
export type ResponseProblem422FileTooHeavyStatementRefused = components['responses']['Problem422FileTooHeavyStatementRefused'];
export type ResponseProblem422IdempotencyKeyReused = components['responses']['Problem422IdempotencyKeyReused'];
export type ResponseProblem422TaxCodeNotRecognised = components['responses']['Problem422TaxCodeNotRecognised'];
export type ResponseProblem423FileUnscanned = components['responses']['Problem423FileUnscanned'];
export type ResponseProblem429TooManyAttempts = components['responses']['Problem429TooManyAttempts'];
export type ResponseProblem429TooManyAttemptsTooManyCodes = components['responses']['Problem429TooManyAttemptsTooManyCodes'];
export type ResponseProblem429TooManyAttemptsTooManyLinks = components['responses']['Problem429TooManyAttemptsTooManyLinks'];
export type ResponseProblem429TooManyAttemptsTooManyRequests = components['responses']['Problem429TooManyAttemptsTooManyRequests'];
export type ResponseProblem429TooManyAttemptsTooManyWorks = components['responses']['Problem429TooManyAttemptsTooManyWorks'];
export type ResponseProblem500InternalError = components['responses']['Problem500InternalError'];
export type ResponseProblem503ScannerAwayUnavailable = components['responses']['Problem503ScannerAwayUnavailable'];
export type ResponseProblem503Unavailable = components['responses']['Problem503Unavailable'];
export type ResponseProblem507NoSpace = components['responses']['Problem507NoSpace'];
export type $defs = Record<string, never>;
export interface operations {
    Profile_changeProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProfileFormDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestFileEmptyInvalidDataNotMultipartUnexpectedFileUploadUnreadable"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            404: components["responses"]["Problem404NotFound"];
            /** @description account-changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "account-changed";
                    };
                };
            };
            413: components["responses"]["Problem413FileTooLargeTooLarge"];
            415: components["responses"]["Problem415FileTypeRefusedUnsupportedMediaType"];
            422: components["responses"]["Problem422FileIncompleteFileInfectedFileLockedFileNotScannableFileTooHeavyZipRefused"];
            429: components["responses"]["Problem429TooManyAttemptsTooManyRequests"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Activity_getActivity: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the answer that the caller has. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Changes with the answer. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityDto"];
                };
            };
            /** @description The answer is still the one that the caller has. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    AccountCredits_adjustCredits: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once per intention: the same key with the same request has one effect. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditAdjustmentRequestDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivePackageDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidDataInvalidIdempotencyKey"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            /** @description buyer-without-company, insufficient-credits */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "buyer-without-company" | "insufficient-credits";
                    };
                };
            };
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            422: components["responses"]["Problem422IdempotencyKeyReused"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Operators_changeReferenceOperator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferenceOperatorDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDto"];
                };
            };
            /** @description bad-request, invalid-data, unknown-operator */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "bad-request" | "invalid-data" | "unknown-operator";
                    };
                };
            };
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            /** @description no-company */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "no-company";
                    };
                };
            };
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Profile_changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChangeDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaidDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidDataWrongPassword"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Registration_changeRegistrationAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationAddressDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaidDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Operators_changeRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleChangeDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            /** @description last-super-admin, no-operator, own-account, role-changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "last-super-admin" | "no-operator" | "own-account" | "role-changed";
                    };
                };
            };
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Users_changeSponsor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SponsorDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    PasswordRecovery_checkResetLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetLinkDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaidDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidDataLinkInvalid"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Terms_checkTermsLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TermsLinkDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermsAccountDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidDataLinkInvalid"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Registration_checkVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationLinkDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PendingRegistrationDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidDataLinkInvalid"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Onboarding_replacePapers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ContractPapersFormDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnboardingDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestFileEmptyInvalidDataNotMultipartUnexpectedFileUploadUnreadable"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            /** @description papers-not-asked */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "papers-not-asked";
                    };
                };
            };
            413: components["responses"]["Problem413FileTooLargeTooLarge"];
            415: components["responses"]["Problem415FileTypeRefusedUnsupportedMediaType"];
            422: components["responses"]["Problem422FileIncompleteFileInfectedFileLockedFileNotScannableFileTooHeavyZipRefused"];
            429: components["responses"]["Problem429TooManyAttemptsTooManyRequests"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    AccountCredits_getBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": number;
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    AccountCredits_getEnergyCalculationBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": number;
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    Profile_exportAccountData: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once per intention: the same key with the same request has one effect. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidDataInvalidIdempotencyKey"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            422: components["responses"]["Problem422IdempotencyKeyReused"];
            429: components["responses"]["Problem429TooManyAttemptsTooManyWorks"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    DeviceKeys_listDeviceKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceKeyDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    Registration_downloadContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationRequestDto"];
            };
        };
        responses: {
            /** @description The file; its name is in content-disposition. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": File;
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            423: components["responses"]["Problem423FileUnscanned"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Terms_downloadTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TermsLinkDto"];
            };
        };
        responses: {
            /** @description The file; its name is in content-disposition. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": File;
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidDataLinkInvalid"];
            404: components["responses"]["Problem404NotFound"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            423: components["responses"]["Problem423FileUnscanned"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    AccountDocuments_downloadDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; its name is in content-disposition. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": File;
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NoDocumentsNotFound"];
            423: components["responses"]["Problem423FileUnscanned"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    PasswordRecovery_forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgottenPasswordDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaidDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    AccountCredits_listActivePackages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivePackageDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    Exports_downloadAccounts: {
        parameters: {
            query?: {
                /** @description Counts from 1; without page and pageSize the list decides how much it answers. */
                page?: number;
                /** @description Number of rows; 20 when only page is given. */
                pageSize?: number;
                /** @description A leading - sorts descending. */
                sort?: components["schemas"]["AccountSort"];
                /** @description Part of any text of the list; of digits alone, also the number of an account. */
                search?: string;
                /** @description Role of the account. */
                role?: components["schemas"]["Role"];
                /** @description Companies or people of the back office. */
                group?: components["schemas"]["AccountGroup"];
                /** @description State of the account. */
                state?: components["schemas"]["AccountState"];
            };
            header?: {
                /** @description application/json alone starts a background task in place of the file. */
                accept?: string;
                /** @description Made once per intention: the same key with the same request has one effect. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; its name is in content-disposition. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": File;
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidDataInvalidIdempotencyKey"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            422: components["responses"]["Problem422IdempotencyKeyReused"];
            423: components["responses"]["Problem423FileUnscanned"];
            429: components["responses"]["Problem429TooManyAttemptsTooManyWorks"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    Exports_startAccountsExport: {
        parameters: {
            query?: {
                /** @description Counts from 1; without page and pageSize the list decides how much it answers. */
                page?: number;
                /** @description Number of rows; 20 when only page is given. */
                pageSize?: number;
                /** @description A leading - sorts descending. */
                sort?: components["schemas"]["AccountSort"];
                /** @description Part of any text of the list; of digits alone, also the number of an account. */
                search?: string;
                /** @description Role of the account. */
                role?: components["schemas"]["Role"];
                /** @description Companies or people of the back office. */
                group?: components["schemas"]["AccountGroup"];
                /** @description State of the account. */
                state?: components["schemas"]["AccountState"];
            };
            header?: {
                /** @description Made once per intention: the same key with the same request has one effect. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidDataInvalidIdempotencyKey"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            422: components["responses"]["Problem422IdempotencyKeyReused"];
            429: components["responses"]["Problem429TooManyAttemptsTooManyWorks"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Users_listAccounts: {
        parameters: {
            query?: {
                /** @description Counts from 1; without page and pageSize the list decides how much it answers. */
                page?: number;
                /** @description Number of rows; 20 when only page is given. */
                pageSize?: number;
                /** @description A leading - sorts descending. */
                sort?: components["schemas"]["AccountSort"];
                /** @description Part of any text of the list; of digits alone, also the number of an account. */
                search?: string;
                /** @description Role of the account. */
                role?: components["schemas"]["Role"];
                /** @description Companies or people of the back office. */
                group?: components["schemas"]["AccountGroup"];
                /** @description State of the account. */
                state?: components["schemas"]["AccountState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    /** @description Number of all rows. */
                    "X-Total-Count"?: number;
                    /** @description true when there are more than the total says; long lists are not counted. */
                    "X-Total-More"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountRowDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    Users_findByEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountEmailDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    HeldRegistrations_listHeldRegistrations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldRegistrationDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    HeldRegistrations_downloadDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; its name is in content-disposition. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": File;
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            423: components["responses"]["Problem423FileUnscanned"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    HeldRegistrations_keepFirst: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaidDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    HeldRegistrations_preferHeld: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreferredRegistrationDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            /** @description address-not-confirmed, company-known, dossiers-in-progress, email-taken, order-open */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "address-not-confirmed" | "company-known" | "dossiers-in-progress" | "email-taken" | "order-open";
                    };
                };
            };
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Login_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionUserDto"] | components["schemas"]["SecondStepDto"];
                };
            };
            /** @description account-in-review, account-not-verified, bad-request, invalid-data */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "account-in-review" | "account-not-verified" | "bad-request" | "invalid-data";
                    };
                };
            };
            /** @description wrong-credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "wrong-credentials";
                    };
                };
            };
            403: components["responses"]["Problem403AccountSuspended"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Login_confirmLoginCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginCodeDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionUserDto"] | components["schemas"]["SecondStepDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            /** @description login-step-over, wrong-code, wrong-credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "login-step-over" | "wrong-code" | "wrong-credentials";
                    };
                };
            };
            403: components["responses"]["Problem403AccountSuspended"];
            /** @description second-step-unreadable */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "second-step-unreadable";
                    };
                };
            };
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    CompanyLogo_changeLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyLogoDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaidDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            404: components["responses"]["Problem404NotFound"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Login_logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            /** @description foreign-page */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "foreign-page";
                    };
                };
            };
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Activity_countWaiting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeWaitingDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    Onboarding_readOnboarding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnboardingDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    Onboarding_downloadOwnContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; its name is in content-disposition. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": File;
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            423: components["responses"]["Problem423FileUnscanned"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    AccountDocuments_readPaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
                /** @description Number of the file. */
                fileId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; its name is in content-disposition. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": File;
                    "image/jpeg": File;
                    "image/png": File;
                    "image/heic": File;
                    "application/zip": File;
                    "application/pkcs7-mime": File;
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            423: components["responses"]["Problem423FileUnscanned"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    RegistrationBackOffice_precreateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrecreationDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrecreatedDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            /** @description company-known, email-taken */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "company-known" | "email-taken";
                    };
                };
            };
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    AccountCredits_rechargeAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once per intention: the same key with the same request has one effect. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RechargeRequestDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivePackageDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidDataInvalidIdempotencyKey"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            /** @description account-without-credits, buyer-without-company */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "account-without-credits" | "buyer-without-company";
                    };
                };
            };
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            422: components["responses"]["Problem422IdempotencyKeyReused"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Login_refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionUserDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            /** @description session-over */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "session-over";
                    };
                };
            };
            /** @description account-suspended, foreign-page */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "account-suspended" | "foreign-page";
                    };
                };
            };
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    RegistrationBackOffice_refuseContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractRefusalDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            409: components["responses"]["Problem409ContractNotInReview"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Users_refuseDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeletionRefusalDto"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Registration_refuseRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationLinkDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaidDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidDataLinkInvalid"];
            /** @description dossiers-in-progress, order-open */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "dossiers-in-progress" | "order-open";
                    };
                };
            };
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Registration_register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["RegistrationFormDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaidDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestFileEmptyInvalidDataNotMultipartUnexpectedFileUploadUnreadable"];
            413: components["responses"]["Problem413FileTooLargeTooLarge"];
            415: components["responses"]["Problem415FileTypeRefusedUnsupportedMediaType"];
            422: components["responses"]["Problem422FileIncompleteFileInfectedFileLockedFileNotScannableFileTooHeavyZipRefused"];
            429: components["responses"]["Problem429TooManyAttemptsTooManyRequests"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Profile_requestDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeletionRequestDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaidDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidDataWrongPassword"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            /** @description back-office-account */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "back-office-account";
                    };
                };
            };
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Registration_resendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationResendDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaidDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    PasswordRecovery_resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaidDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidDataLinkInvalid"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    RegistrationBackOffice_revokeContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractRevocationDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Sessions_listOwnSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSessionDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    Sessions_endAllOwnSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Sessions_endOwnSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Users_suspendAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            409: components["responses"]["Problem409LastSuperAdminNoOperatorOwnAccount"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Users_sendTestEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaidDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    TwoFactor_findTwoFactorState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorStateDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    TwoFactor_listTwoFactorAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorAccountDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    TwoFactor_beginTwoFactorSetup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwoFactorSetupDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorSecretDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidDataWrongPassword"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            /** @description two-factor-on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "two-factor-on";
                    };
                };
            };
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    TwoFactor_confirmTwoFactorSetup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FirstCodeDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesDto"];
                };
            };
            /** @description bad-request, invalid-data, wrong-code */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "bad-request" | "invalid-data" | "wrong-code";
                    };
                };
            };
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            /** @description second-step-unreadable, two-factor-not-begun, two-factor-on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "second-step-unreadable" | "two-factor-not-begun" | "two-factor-on";
                    };
                };
            };
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    TwoFactor_disableTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordAndCodeDto"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400BadRequestInvalidDataWrongCodeWrongPassword"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            /** @description second-step-required, second-step-unreadable, two-factor-off */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "second-step-required" | "second-step-unreadable" | "two-factor-off";
                    };
                };
            };
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    TwoFactor_renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordAndCodeDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidDataWrongCodeWrongPassword"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            /** @description second-step-unreadable, two-factor-off */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "second-step-unreadable" | "two-factor-off";
                    };
                };
            };
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    TwoFactor_resetTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            /** @description two-factor-own */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "two-factor-own";
                    };
                };
            };
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Users_reactivateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            409: components["responses"]["Problem409LastSuperAdminNoOperatorOwnAccount"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Terms_acceptTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["TermsFormDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaidDto"];
                };
            };
            /** @description bad-request, file-empty, invalid-data, link-invalid, not-multipart, unexpected-file, upload-unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "bad-request" | "file-empty" | "invalid-data" | "link-invalid" | "not-multipart" | "unexpected-file" | "upload-unreadable";
                    };
                };
            };
            413: components["responses"]["Problem413FileTooLargeTooLarge"];
            415: components["responses"]["Problem415FileTypeRefusedUnsupportedMediaType"];
            422: components["responses"]["Problem422FileIncompleteFileInfectedFileLockedFileNotScannableFileTooHeavyZipRefused"];
            429: components["responses"]["Problem429TooManyAttemptsTooManyRequests"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    RegistrationBackOffice_verifyContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the account. */
                token: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            409: components["responses"]["Problem409ContractNotInReview"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Registration_verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationLinkDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaidDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidDataLinkInvalid"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    RegistrationBackOffice_verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the account. */
                token: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Profile_withdrawDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaidDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Users_getAccountDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDetailDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    Users_deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            /** @description dossiers-in-progress, last-super-admin, no-operator, order-open, own-account */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "dossiers-in-progress" | "last-super-admin" | "no-operator" | "order-open" | "own-account";
                    };
                };
            };
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Audit_listAuditEntries: {
        parameters: {
            query?: {
                /** @description Counts from 1; without page and pageSize the list decides how much it answers. */
                page?: number;
                /** @description Number of rows; 20 when only page is given. */
                pageSize?: number;
                /** @description Part of an e-mail address or company name, or the number of an account. */
                who?: string;
                /** @description What was done. */
                action?: components["schemas"]["AuditAction"];
                /** @description What kind of thing was done. */
                actionGroup?: components["schemas"]["AuditActionGroup"];
                /** @description What kind of thing it was done to. */
                subjectKind?: components["schemas"]["AuditSubject"];
                /** @description Which one it was done to. */
                subjectId?: string;
                /** @description First day. */
                from?: string;
                /** @description Last day. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    /** @description Number of all rows. */
                    "X-Total-Count"?: number;
                    /** @description true when there are more than the total says; long lists are not counted. */
                    "X-Total-More"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntryDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    AuditExports_downloadAudit: {
        parameters: {
            query?: {
                /** @description Counts from 1; without page and pageSize the list decides how much it answers. */
                page?: number;
                /** @description Number of rows; 20 when only page is given. */
                pageSize?: number;
                /** @description Part of an e-mail address or company name, or the number of an account. */
                who?: string;
                /** @description What was done. */
                action?: components["schemas"]["AuditAction"];
                /** @description What kind of thing was done. */
                actionGroup?: components["schemas"]["AuditActionGroup"];
                /** @description What kind of thing it was done to. */
                subjectKind?: components["schemas"]["AuditSubject"];
                /** @description Which one it was done to. */
                subjectId?: string;
                /** @description First day. */
                from?: string;
                /** @description Last day. */
                to?: string;
            };
            header?: {
                /** @description application/json alone starts a background task in place of the file. */
                accept?: string;
                /** @description Made once per intention: the same key with the same request has one effect. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; its name is in content-disposition. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": File;
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidDataInvalidIdempotencyKey"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            422: components["responses"]["Problem422IdempotencyKeyReused"];
            423: components["responses"]["Problem423FileUnscanned"];
            429: components["responses"]["Problem429TooManyAttemptsTooManyWorks"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    AuditExports_startAuditExport: {
        parameters: {
            query?: {
                /** @description Counts from 1; without page and pageSize the list decides how much it answers. */
                page?: number;
                /** @description Number of rows; 20 when only page is given. */
                pageSize?: number;
                /** @description Part of an e-mail address or company name, or the number of an account. */
                who?: string;
                /** @description What was done. */
                action?: components["schemas"]["AuditAction"];
                /** @description What kind of thing was done. */
                actionGroup?: components["schemas"]["AuditActionGroup"];
                /** @description What kind of thing it was done to. */
                subjectKind?: components["schemas"]["AuditSubject"];
                /** @description Which one it was done to. */
                subjectId?: string;
                /** @description First day. */
                from?: string;
                /** @description Last day. */
                to?: string;
            };
            header?: {
                /** @description Made once per intention: the same key with the same request has one effect. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidDataInvalidIdempotencyKey"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            422: components["responses"]["Problem422IdempotencyKeyReused"];
            429: components["responses"]["Problem429TooManyAttemptsTooManyWorks"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    BrowserErrors_reportError: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrowserErrorDto"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Library_listAllFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminLibraryFileDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    Library_createFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["LibraryFormDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminLibraryFileDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestFileEmptyInvalidDataNotMultipartUnexpectedFileUploadUnreadable"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            413: components["responses"]["Problem413FileTooLargeTooLarge"];
            415: components["responses"]["Problem415FileTypeRefusedUnsupportedMediaType"];
            422: components["responses"]["Problem422FileIncompleteFileInfectedFileLockedFileNotScannableFileTooHeavyZipRefused"];
            429: components["responses"]["Problem429TooManyAttemptsTooManyRequests"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Library_downloadFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; its name is in content-disposition. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": File;
                    "application/zip": File;
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403FirstPackageNeededForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            423: components["responses"]["Problem423FileUnscanned"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    Library_listGuides: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryFileDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    Library_downloadGuide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number or fixed name of the file. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; its name is in content-disposition. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": File;
                    "application/zip": File;
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            404: components["responses"]["Problem404NotFound"];
            423: components["responses"]["Problem423FileUnscanned"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    Library_listUsefulDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryFileDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403FirstPackageNeededForbiddenSecondStepNeeded"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    Library_updateFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["LibraryChangeFormDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminLibraryFileDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestFileEmptyInvalidDataNotMultipartUnexpectedFileUploadUnreadable"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            413: components["responses"]["Problem413FileTooLargeTooLarge"];
            415: components["responses"]["Problem415FileTypeRefusedUnsupportedMediaType"];
            /** @description file-incomplete, file-infected, file-locked, file-missing, file-not-scannable, file-too-heavy, zip-refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "file-incomplete" | "file-infected" | "file-locked" | "file-missing" | "file-not-scannable" | "file-too-heavy" | "zip-refused";
                    };
                };
            };
            429: components["responses"]["Problem429TooManyAttemptsTooManyRequests"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Library_deleteFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    FailedJobs_listFailedJobs: {
        parameters: {
            query?: {
                /** @description Counts from 1; without page and pageSize the list decides how much it answers. */
                page?: number;
                /** @description Number of rows; 20 when only page is given. */
                pageSize?: number;
                /** @description dead without it. */
                state?: components["schemas"]["FailedJobState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    /** @description Number of all rows. */
                    "X-Total-Count"?: number;
                    /** @description true when there are more than the total says; long lists are not counted. */
                    "X-Total-More"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FailedJobDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    FailedJobs_discardFailedJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the job. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    FailedJobs_retryFailedJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the job. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            /** @description content-gone */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "content-gone";
                    };
                };
            };
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Dossier_saveDossier: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once per intention: the same key with the same request has one effect. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DossierRequestDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DossierDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestDossierRefusedInvalidDataInvalidIdempotencyKey"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            404: components["responses"]["Problem404NotFound"];
            409: components["responses"]["Problem409DossierFrozenDraftsFullVersionConflict"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            422: components["responses"]["Problem422IdempotencyKeyReused"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    OfficeEdit_editDossier: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeEditRequestDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DossierDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestDossierRefusedInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            /** @description corrections-needed, not-received, reason-required, version-conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "corrections-needed" | "not-received" | "reason-required" | "version-conflict";
                    };
                };
            };
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    BeneficiaryLink_findLatestLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LatestLinkDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    BeneficiaryLink_createLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewClientLinkDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            404: components["responses"]["Problem404NotFound"];
            409: components["responses"]["Problem409DossierFrozen"];
            429: components["responses"]["Problem429TooManyAttemptsTooManyLinks"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    BeneficiaryLink_revokeLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    WorkBoard_loadWorkBoard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkBoardDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    CountedDossiers_listCounted: {
        parameters: {
            query: {
                /** @description Counts from 1; without page and pageSize the list decides how much it answers. */
                page?: number;
                /** @description Number of rows; 20 when only page is given. */
                pageSize?: number;
                /** @description The figure. */
                figure: components["schemas"]["CountedFigure"];
                /** @description First day that it counts: the Monday of a week, the first of a month. */
                day: string;
                /** @description Service of the dossiers. */
                serviceType?: components["schemas"]["ServiceFilter"];
                /** @description none, or the number of an account. */
                operatorId?: string;
                /** @description The reason that was counted, for corrections and skips. */
                reason?: string;
                /** @description Title of the ready text whose words corrections have. */
                template?: string;
                /** @description Only corrections without the words of any ready text. */
                noTemplate?: components["schemas"]["NoTemplateFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    /** @description Number of all rows. */
                    "X-Total-Count"?: number;
                    /** @description true when there are more than the total says; long lists are not counted. */
                    "X-Total-More"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountedDossierDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    MonthlyFigures_listMonthlyFigures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonthlyFiguresDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    MonthsExports_downloadMonths: {
        parameters: {
            query?: never;
            header?: {
                /** @description application/json alone starts a background task in place of the file. */
                accept?: string;
                /** @description Made once per intention: the same key with the same request has one effect. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; its name is in content-disposition. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": File;
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidDataInvalidIdempotencyKey"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            422: components["responses"]["Problem422IdempotencyKeyReused"];
            423: components["responses"]["Problem423FileUnscanned"];
            429: components["responses"]["Problem429TooManyAttemptsTooManyWorks"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    MonthsExports_startMonthsExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once per intention: the same key with the same request has one effect. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidDataInvalidIdempotencyKey"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            422: components["responses"]["Problem422IdempotencyKeyReused"];
            429: components["responses"]["Problem429TooManyAttemptsTooManyWorks"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    WorkBoard_loadPerformance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkPerformanceDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    CountedDossiers_listReasons: {
        parameters: {
            query?: {
                /** @description Service of the dossiers. */
                serviceType?: components["schemas"]["ServiceFilter"];
                /** @description none, or the number of an account. */
                operatorId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorrectionReasonDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    CountedDossiers_groupReasons: {
        parameters: {
            query?: {
                /** @description Service of the dossiers. */
                serviceType?: components["schemas"]["ServiceFilter"];
                /** @description none, or the number of an account. */
                operatorId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupedReasonsDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    ListColumns_findListColumns: {
        parameters: {
            query: {
                /** @description Which list. */
                list: components["schemas"]["ColumnList"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListColumnsDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    ListColumns_saveListColumns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListColumnsDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListColumnsDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    CopiedFields_listCopiedFields: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CopiedFieldDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    CopiedFields_markFieldsCopied: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CopiedFieldsRequestDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CopiedFieldDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            /** @description sheet-changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "sheet-changed";
                    };
                };
            };
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    CopiedFields_clearCopiedFields: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Dossier_countDossiers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DossierCountDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    CustomerImport_importCustomers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CustomerImportFormDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerImportDto"];
                };
            };
            /** @description bad-request, csv-columns, csv-empty, csv-unreadable, dossier-refused, file-empty, invalid-data, upload-unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "bad-request" | "csv-columns" | "csv-empty" | "csv-unreadable" | "dossier-refused" | "file-empty" | "invalid-data" | "upload-unreadable";
                    };
                };
            };
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            /** @description customers-changed, drafts-full */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "customers-changed" | "drafts-full";
                    };
                };
            };
            413: components["responses"]["Problem413CsvTooLargeCsvTooLongFileTooLargeTooLarge"];
            415: components["responses"]["Problem415CsvUnreadableUnsupportedMediaType"];
            /** @description file-too-heavy, nothing-to-import */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "file-too-heavy" | "nothing-to-import";
                    };
                };
            };
            429: components["responses"]["Problem429TooManyAttemptsTooManyRequests"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    CustomerImport_previewImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CustomerFileDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerPreviewDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestCsvColumnsCsvEmptyCsvUnreadableFileEmptyInvalidDataUploadUnreadable"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            413: components["responses"]["Problem413CsvTooLargeCsvTooLongFileTooLargeTooLarge"];
            415: components["responses"]["Problem415CsvUnreadableUnsupportedMediaType"];
            /** @description file-too-heavy */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "file-too-heavy";
                    };
                };
            };
            429: components["responses"]["Problem429TooManyAttemptsTooManyRequests"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    CustomerImport_downloadTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; its name is in content-disposition. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": File;
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            423: components["responses"]["Problem423FileUnscanned"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    DeductionSheet_downloadDeductionSheet: {
        parameters: {
            query?: {
                /** @description Year of the expense. */
                year?: number;
                /** @description Euro with a decimal point. */
                expense?: number;
                /** @description Whether a holder with title 1 has a real right of enjoyment; the answer of the dossier where it is left out. */
                realRight?: components["schemas"]["YesOrNo"];
                /** @description Further beneficiaries with title 1 who have a real right of enjoyment: their places from 1, with commas. */
                otherRealRights?: string;
            };
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; its name is in content-disposition. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": File;
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            /** @description no-deduction, no-expense, no-service */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "no-deduction" | "no-expense" | "no-service";
                    };
                };
            };
            423: components["responses"]["Problem423FileUnscanned"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    DocumentChecks_countUnverifiedDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnverifiedDocumentsRequestDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnverifiedDocumentsDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    DocumentChecks_changeCheck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentCheckRequestDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentCheckDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            /** @description conflict, request-open */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "conflict" | "request-open";
                    };
                };
            };
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Messages_requestDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentRequestDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageThreadDto"];
                };
            };
            /** @description bad-request, invalid-data, unknown-document */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "bad-request" | "invalid-data" | "unknown-document";
                    };
                };
            };
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            /** @description already-requested, conflict, request-refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "already-requested" | "conflict" | "request-refused";
                    };
                };
            };
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Messages_revokeDocumentRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
                /** @description Number of the document request. */
                requestId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageThreadDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            /** @description request-closed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "request-closed";
                    };
                };
            };
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Messages_answerDocumentRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
                /** @description Number of the document request. */
                requestId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentAnswerDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageThreadDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            404: components["responses"]["Problem404NotFound"];
            /** @description document-missing, request-closed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "document-missing" | "request-closed";
                    };
                };
            };
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Messages_listDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DossierDocumentListDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    DossierDoubts_listDoubts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DossierDoubtsDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    DossierDoubts_changeSeenDoubts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeenDoubtRequestDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DossierDoubtsDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            409: components["responses"]["Problem409Conflict"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Dossier_duplicateDossier: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once per intention: the same key with the same request has one effect. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DossierDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestDossierRefusedInvalidDataInvalidIdempotencyKey"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            404: components["responses"]["Problem404NotFound"];
            /** @description drafts-full */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "drafts-full";
                    };
                };
            };
            422: components["responses"]["Problem422IdempotencyKeyReused"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    EneaReading_listReadings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EneaReadingDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    EneaReading_comparePrint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EneaPrintFormDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EneaReadingDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestFileEmptyInvalidDataNotMultipartUnexpectedFileUploadUnreadable"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            413: components["responses"]["Problem413FileTooLargeTooLarge"];
            415: components["responses"]["Problem415FileTypeRefusedUnsupportedMediaType"];
            422: components["responses"]["Problem422FileIncompleteFileInfectedFileLockedFileNotScannableFileTooHeavyZipRefused"];
            423: components["responses"]["Problem423FileUnscanned"];
            429: components["responses"]["Problem429TooManyAttemptsTooManyRequests"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    OwnFigures_loadOwnFigures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnFiguresDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    LinkFiling_listFilings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of a link that was sent. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkFilingDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            404: components["responses"]["Problem404LinkNotValidNotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    BeneficiaryForm_finishForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of a link that was sent. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            404: components["responses"]["Problem404LinkNotValidNotFound"];
            409: components["responses"]["Problem409DossierFrozen"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    DossierList_listDossiers: {
        parameters: {
            query: {
                /** @description Counts from 1; without page and pageSize the list decides how much it answers. */
                page?: number;
                /** @description Number of rows; 20 when only page is given. */
                pageSize?: number;
                /** @description A leading - sorts descending. */
                sort?: components["schemas"]["DossierSort"];
                /** @description Which list. */
                state: components["schemas"]["ListFilter"];
                /** @description Part of number, client or company. */
                search?: string;
                /** @description Part of the company. */
                company?: string;
                /** @description Part of the client. */
                client?: string;
                /** @description Part of the operator. */
                operator?: string;
                /** @description me, none, or the number of an account; several by commas. */
                operatorId?: string;
                /** @description Number of the account that owns the dossiers. */
                accountId?: string;
                /** @description Status of the dossier; several by commas. */
                status?: string;
                /** @description Service of the dossier; several by commas. */
                serviceType?: string;
                /** @description Whether something deserves a second look. */
                review?: components["schemas"]["ReviewFilter"];
                /** @description Only with messages of the other side not seen yet. */
                unread?: components["schemas"]["UnreadFilter"];
                /** @description Only dossiers that were put off, or none of them; for the back office. */
                postponed?: components["schemas"]["PostponedFilter"];
                /** @description On the date of the list: created, sent or received; inclusive. */
                dateFrom?: string;
                /** @description On the date of the list: created, sent or received; inclusive. */
                dateTo?: string;
                /** @description On the last day to send; inclusive. */
                deadlineFrom?: string;
                /** @description On the last day to send; inclusive. */
                deadlineTo?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    /** @description Number of all rows. */
                    "X-Total-Count"?: number;
                    /** @description true when there are more than the total says; long lists are not counted. */
                    "X-Total-More"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DossierListItemDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    Dossier_decodeTaxCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Tax code. */
                ssn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SsnDataDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            422: components["responses"]["Problem422TaxCodeNotRecognised"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    BeneficiaryForm_decodeTaxCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of a link that was sent. */
                token: string;
                /** @description Tax code. */
                ssn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SsnDataDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            404: components["responses"]["Problem404LinkNotValidNotFound"];
            409: components["responses"]["Problem409DossierFrozen"];
            422: components["responses"]["Problem422TaxCodeNotRecognised"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    BeneficiaryForm_openForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
                /** @description Code of a link that was sent. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BeneficiaryDossierDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            404: components["responses"]["Problem404LinkNotValidNotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    Exports_downloadDossiers: {
        parameters: {
            query: {
                /** @description Counts from 1; without page and pageSize the list decides how much it answers. */
                page?: number;
                /** @description Number of rows; 20 when only page is given. */
                pageSize?: number;
                /** @description A leading - sorts descending. */
                sort?: components["schemas"]["DossierSort"];
                /** @description Which list. */
                state: components["schemas"]["ListFilter"];
                /** @description Part of number, client or company. */
                search?: string;
                /** @description Part of the company. */
                company?: string;
                /** @description Part of the client. */
                client?: string;
                /** @description Part of the operator. */
                operator?: string;
                /** @description me, none, or the number of an account; several by commas. */
                operatorId?: string;
                /** @description Number of the account that owns the dossiers. */
                accountId?: string;
                /** @description Status of the dossier; several by commas. */
                status?: string;
                /** @description Service of the dossier; several by commas. */
                serviceType?: string;
                /** @description Whether something deserves a second look. */
                review?: components["schemas"]["ReviewFilter"];
                /** @description Only with messages of the other side not seen yet. */
                unread?: components["schemas"]["UnreadFilter"];
                /** @description Only dossiers that were put off, or none of them; for the back office. */
                postponed?: components["schemas"]["PostponedFilter"];
                /** @description On the date of the list: created, sent or received; inclusive. */
                dateFrom?: string;
                /** @description On the date of the list: created, sent or received; inclusive. */
                dateTo?: string;
                /** @description On the last day to send; inclusive. */
                deadlineFrom?: string;
                /** @description On the last day to send; inclusive. */
                deadlineTo?: string;
            };
            header?: {
                /** @description application/json alone starts a background task in place of the file. */
                accept?: string;
                /** @description Made once per intention: the same key with the same request has one effect. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; its name is in content-disposition. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": File;
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidDataInvalidIdempotencyKey"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            422: components["responses"]["Problem422IdempotencyKeyReused"];
            423: components["responses"]["Problem423FileUnscanned"];
            429: components["responses"]["Problem429TooManyAttemptsTooManyWorks"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    Exports_startDossiersExport: {
        parameters: {
            query: {
                /** @description Counts from 1; without page and pageSize the list decides how much it answers. */
                page?: number;
                /** @description Number of rows; 20 when only page is given. */
                pageSize?: number;
                /** @description A leading - sorts descending. */
                sort?: components["schemas"]["DossierSort"];
                /** @description Which list. */
                state: components["schemas"]["ListFilter"];
                /** @description Part of number, client or company. */
                search?: string;
                /** @description Part of the company. */
                company?: string;
                /** @description Part of the client. */
                client?: string;
                /** @description Part of the operator. */
                operator?: string;
                /** @description me, none, or the number of an account; several by commas. */
                operatorId?: string;
                /** @description Number of the account that owns the dossiers. */
                accountId?: string;
                /** @description Status of the dossier; several by commas. */
                status?: string;
                /** @description Service of the dossier; several by commas. */
                serviceType?: string;
                /** @description Whether something deserves a second look. */
                review?: components["schemas"]["ReviewFilter"];
                /** @description Only with messages of the other side not seen yet. */
                unread?: components["schemas"]["UnreadFilter"];
                /** @description Only dossiers that were put off, or none of them; for the back office. */
                postponed?: components["schemas"]["PostponedFilter"];
                /** @description On the date of the list: created, sent or received; inclusive. */
                dateFrom?: string;
                /** @description On the date of the list: created, sent or received; inclusive. */
                dateTo?: string;
                /** @description On the last day to send; inclusive. */
                deadlineFrom?: string;
                /** @description On the last day to send; inclusive. */
                deadlineTo?: string;
            };
            header?: {
                /** @description Made once per intention: the same key with the same request has one effect. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidDataInvalidIdempotencyKey"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            422: components["responses"]["Problem422IdempotencyKeyReused"];
            429: components["responses"]["Problem429TooManyAttemptsTooManyWorks"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Dossier_listHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusChangeDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    Invoices_checkInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["InvoiceCheckFormDto"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400BadRequestFileEmptyInvalidDataNotMultipartUnexpectedFileUploadUnreadable"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            413: components["responses"]["Problem413FileTooLargeTooLarge"];
            415: components["responses"]["Problem415FileTypeRefusedUnsupportedMediaType"];
            422: components["responses"]["Problem422FileIncompleteFileInfectedFileLockedFileNotScannableFileTooHeavyInvoiceRefusedZipRefused"];
            429: components["responses"]["Problem429TooManyAttemptsTooManyRequests"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503ScannerAwayUnavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Invoices_getInvoices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoicesDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    Invoices_addInvoices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["InvoiceFormDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoicesDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestFileEmptyInvalidDataNotMultipartUnexpectedFileUploadUnreadable"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            404: components["responses"]["Problem404NotFound"];
            409: components["responses"]["Problem409DossierFrozenDossierFullDraftsFullInvoiceExistsInvoicesFullUnknownDocument"];
            413: components["responses"]["Problem413FileTooLargeTooLarge"];
            415: components["responses"]["Problem415FileTypeRefusedUnsupportedMediaType"];
            422: components["responses"]["Problem422FileIncompleteFileInfectedFileLockedFileNotScannableFileTooHeavyInvoiceRefusedZipRefused"];
            429: components["responses"]["Problem429TooManyAttemptsTooManyRequests"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503ScannerAwayUnavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Invoices_deleteInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
                /** @description Number of the e-invoice. */
                invoiceId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoicesDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            404: components["responses"]["Problem404NotFound"];
            409: components["responses"]["Problem409DossierFrozen"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Dossier_saveLastStepDraft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DossierRequestDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LastStepDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestDossierRefusedInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            404: components["responses"]["Problem404NotFound"];
            409: components["responses"]["Problem409DossierFrozenDraftsFullVersionConflict"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Messages_readThread: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageThreadDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    Messages_writeMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once per intention: the same key with the same request has one effect. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["MessageFormDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageThreadDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestFileEmptyInvalidDataInvalidIdempotencyKeyNotMultipartUnexpectedFileUploadUnreadable"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            /** @description dossier-full, dossier-never-sent */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "dossier-full" | "dossier-never-sent";
                    };
                };
            };
            413: components["responses"]["Problem413FileTooLargeTooLarge"];
            415: components["responses"]["Problem415FileTypeRefusedUnsupportedMediaType"];
            422: components["responses"]["Problem422FileIncompleteFileInfectedFileLockedFileNotScannableFileTooHeavyIdempotencyKeyReusedZipRefused"];
            429: components["responses"]["Problem429TooManyAttemptsTooManyRequests"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Messages_markThreadRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThreadReadDto"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    DossierNotes_readOfficeThread: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeThreadDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    DossierNotes_addNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once per intention: the same key with the same request has one effect. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteRequestDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeThreadDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidDataInvalidIdempotencyKey"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            422: components["responses"]["Problem422IdempotencyKeyReused"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    DossierNotes_withdrawNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
                /** @description Number of the note. */
                noteId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeThreadDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            409: components["responses"]["Problem409Conflict"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Palette_search: {
        parameters: {
            query: {
                /** @description Number, client, company, code, telephone, address or CPID of a dossier; company, name, e-mail, code, telephone or address of an account. */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaletteResultDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    PrefilledDocuments_downloadPrefilledDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
                /** @description Code of the document. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; its name is in content-disposition. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": File;
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            /** @description not-found, prefilled-not-offered */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "not-found" | "prefilled-not-offered";
                    };
                };
            };
            /** @description paper-contradicts-itself */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "paper-contradicts-itself";
                    };
                };
            };
            423: components["responses"]["Problem423FileUnscanned"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    DossierPresence_recordPresence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresenceDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    DossierPresence_endPresence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Queue_findNeighbours: {
        parameters: {
            query: {
                /** @description Counts from 1; without page and pageSize the list decides how much it answers. */
                page?: number;
                /** @description Number of rows; 20 when only page is given. */
                pageSize?: number;
                /** @description A leading - sorts descending. */
                sort?: components["schemas"]["DossierSort"];
                /** @description Which list. */
                state: components["schemas"]["ListFilter"];
                /** @description Part of number, client or company. */
                search?: string;
                /** @description Part of the company. */
                company?: string;
                /** @description Part of the client. */
                client?: string;
                /** @description Part of the operator. */
                operator?: string;
                /** @description me, none, or the number of an account; several by commas. */
                operatorId?: string;
                /** @description Number of the account that owns the dossiers. */
                accountId?: string;
                /** @description Status of the dossier; several by commas. */
                status?: string;
                /** @description Service of the dossier; several by commas. */
                serviceType?: string;
                /** @description Whether something deserves a second look. */
                review?: components["schemas"]["ReviewFilter"];
                /** @description Only with messages of the other side not seen yet. */
                unread?: components["schemas"]["UnreadFilter"];
                /** @description Only dossiers that were put off, or none of them; for the back office. */
                postponed?: components["schemas"]["PostponedFilter"];
                /** @description On the date of the list: created, sent or received; inclusive. */
                dateFrom?: string;
                /** @description On the date of the list: created, sent or received; inclusive. */
                dateTo?: string;
                /** @description On the last day to send; inclusive. */
                deadlineFrom?: string;
                /** @description On the last day to send; inclusive. */
                deadlineTo?: string;
            };
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueueNeighboursDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    Queue_takeNext: {
        parameters: {
            query: {
                /** @description Counts from 1; without page and pageSize the list decides how much it answers. */
                page?: number;
                /** @description Number of rows; 20 when only page is given. */
                pageSize?: number;
                /** @description A leading - sorts descending. */
                sort?: components["schemas"]["DossierSort"];
                /** @description Which list. */
                state: components["schemas"]["ListFilter"];
                /** @description Part of number, client or company. */
                search?: string;
                /** @description Part of the company. */
                company?: string;
                /** @description Part of the client. */
                client?: string;
                /** @description Part of the operator. */
                operator?: string;
                /** @description me, none, or the number of an account; several by commas. */
                operatorId?: string;
                /** @description Number of the account that owns the dossiers. */
                accountId?: string;
                /** @description Status of the dossier; several by commas. */
                status?: string;
                /** @description Service of the dossier; several by commas. */
                serviceType?: string;
                /** @description Whether something deserves a second look. */
                review?: components["schemas"]["ReviewFilter"];
                /** @description Only with messages of the other side not seen yet. */
                unread?: components["schemas"]["UnreadFilter"];
                /** @description Only dossiers that were put off, or none of them; for the back office. */
                postponed?: components["schemas"]["PostponedFilter"];
                /** @description On the date of the list: created, sent or received; inclusive. */
                dateFrom?: string;
                /** @description On the date of the list: created, sent or received; inclusive. */
                dateTo?: string;
                /** @description On the last day to send; inclusive. */
                deadlineFrom?: string;
                /** @description On the last day to send; inclusive. */
                deadlineTo?: string;
                /** @description The dossier from which to go on; the head of the list without it. */
                from?: number;
                /** @description How long the page of that dossier has been open: going past it without an act since then asks for a reason. */
                openMs?: number;
                /** @description The dossier that the page names as the next: given where it is free, else the one after it. An act may have moved `from` meanwhile. */
                named?: number;
                /** @description previous goes back; next without it. */
                direction?: components["schemas"]["QueueDirection"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueueNextDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Queue_recordSkip: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SkipRequestDto"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    LinkFiling_downloadReceipt: {
        parameters: {
            query?: {
                /** @description Number of the correction that annulled the receipt; the one in force without it. */
                correction?: number;
            };
            header?: never;
            path: {
                /** @description Code of a link that was sent. */
                token: string;
                /** @description Declaration to ENEA. */
                filing: components["schemas"]["EneaFiling"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; its name is in content-disposition. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": File;
                    "image/jpeg": File;
                    "image/png": File;
                    "image/heic": File;
                    "application/zip": File;
                    "application/pkcs7-mime": File;
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            404: components["responses"]["Problem404LinkNotValidNotFound"];
            423: components["responses"]["Problem423FileUnscanned"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    Dossier_restoreDossier: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Dossier_sendDossier: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the dossier that the caller has read, in quotation marks. */
                "If-Match"?: string;
                /** @description Made once per intention: the same key with the same request has one effect. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendResultDto"];
                };
            };
            /** @description bad-request, invalid-data, invalid-idempotency-key, invalid-if-match */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "bad-request" | "invalid-data" | "invalid-idempotency-key" | "invalid-if-match";
                    };
                };
            };
            401: components["responses"]["Problem401Unauthorized"];
            /** @description account-suspended, contract-not-verified, forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "account-suspended" | "contract-not-verified" | "forbidden";
                    };
                };
            };
            404: components["responses"]["Problem404NotFound"];
            /** @description dossier-incomplete, files-waiting, insufficient-credits, signed-paper-changed, transition-forbidden, version-conflict, works-ended-too-long-ago */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "dossier-incomplete" | "files-waiting" | "insufficient-credits" | "signed-paper-changed" | "transition-forbidden" | "version-conflict" | "works-ended-too-long-ago";
                    };
                };
            };
            422: components["responses"]["Problem422IdempotencyKeyReused"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    BeneficiaryLink_sendLinkByMail: {
        parameters: {
            query: {
                /** @description Address of the customer. */
                email: string;
            };
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad-request, invalid-data, not-to-be-prefetched */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "bad-request" | "invalid-data" | "not-to-be-prefetched";
                    };
                };
            };
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            404: components["responses"]["Problem404NotFound"];
            409: components["responses"]["Problem409DossierFrozen"];
            429: components["responses"]["Problem429TooManyAttemptsTooManyLinks"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    BeneficiaryForm_saveForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of a link that was sent. */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BeneficiaryRequestDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BeneficiaryDossierDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestDossierRefusedInvalidData"];
            404: components["responses"]["Problem404LinkNotValidNotFound"];
            /** @description dossier-frozen, version-conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "dossier-frozen" | "version-conflict";
                    };
                };
            };
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    SavedViews_listSavedViews: {
        parameters: {
            query: {
                /** @description Which list. */
                list: components["schemas"]["OfficeList"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    SavedViews_createSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewRequestDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            /** @description too-many-views, view-exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "too-many-views" | "view-exists";
                    };
                };
            };
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    SavedViews_countViews: {
        parameters: {
            query: {
                /** @description Which list. */
                list: components["schemas"]["OfficeList"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewCountDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    SavedViews_updateSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewRequestDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            /** @description view-exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "view-exists";
                    };
                };
            };
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    SavedViews_deleteSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    WaitingFiles_listDevices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingDeviceDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    WaitingFiles_announceFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaitingFilesRequestDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingDeviceDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            404: components["responses"]["Problem404NotFound"];
            409: components["responses"]["Problem409DossierFrozen"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    WaitingFiles_forgetFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Xml_previewXmlImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["XmlFileDto"];
                "text/xml": components["schemas"]["XmlFileDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["XmlPreviewDto"];
                };
            };
            /** @description bad-request, file-empty, invalid-data, upload-unreadable, xml-unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "bad-request" | "file-empty" | "invalid-data" | "upload-unreadable" | "xml-unreadable";
                    };
                };
            };
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            /** @description file-too-large, too-large, xml-too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "file-too-large" | "too-large" | "xml-too-large";
                    };
                };
            };
            /** @description unsupported-media-type, xml-encoding */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "unsupported-media-type" | "xml-encoding";
                    };
                };
            };
            /** @description file-too-heavy, xml-refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "file-too-heavy" | "xml-refused";
                    };
                };
            };
            429: components["responses"]["Problem429TooManyAttemptsTooManyRequests"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Xml_exportDossierXml: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; its name is in content-disposition. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": File;
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            423: components["responses"]["Problem423FileUnscanned"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    Dossier_findDossier: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DossierDto"] | components["schemas"]["AdminDossierDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    Dossier_deleteDossier: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            404: components["responses"]["Problem404NotFound"];
            /** @description conflict, dossier-frozen */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "conflict" | "dossier-frozen";
                    };
                };
            };
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    ModuleStatuses_listStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusChoiceDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    Notifications_listLatestNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    Notifications_listNotificationHistory: {
        parameters: {
            query?: {
                /** @description Counts from 1; without page and pageSize the list decides how much it answers. */
                page?: number;
                /** @description Number of rows; 20 when only page is given. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    /** @description Number of all rows. */
                    "X-Total-Count"?: number;
                    /** @description true when there are more than the total says; long lists are not counted. */
                    "X-Total-More"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    Notifications_listPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPreferenceDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    Notifications_setPreference: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationPreferenceDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPreferenceDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Notifications_markAllAsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationsReadDto"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Unsubscribe_getSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of a link that was sent. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsubscriptionDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    Unsubscribe_unsubscribeMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of a link that was sent. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsubscriptionDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Notifications_markAsRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    OfficeOrders_listOrders: {
        parameters: {
            query?: {
                /** @description Counts from 1; without page and pageSize the list decides how much it answers. */
                page?: number;
                /** @description Number of rows; 20 when only page is given. */
                pageSize?: number;
                /** @description Status of the orders; without it those of all. */
                status?: components["schemas"]["OrderStatus"];
                /** @description A word, an amount, or a line of the bank statement; the likeliest order is first. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    /** @description Number of all rows. */
                    "X-Total-Count"?: number;
                    /** @description true when there are more than the total says; long lists are not counted. */
                    "X-Total-More"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeOrderDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    PackageOrders_placeOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once per intention: the same key with the same request has one effect. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PackageOrderFormDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageOrderDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestFileEmptyInvalidDataInvalidIdempotencyKeyNotMultipartUnexpectedFileUploadUnreadable"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            404: components["responses"]["Problem404NotFound"];
            /** @description buyer-without-company, no-bank-account, order-open, purchases-closed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "buyer-without-company" | "no-bank-account" | "order-open" | "purchases-closed";
                    };
                };
            };
            413: components["responses"]["Problem413FileTooLargeTooLarge"];
            415: components["responses"]["Problem415FileTypeRefusedUnsupportedMediaType"];
            422: components["responses"]["Problem422FileIncompleteFileInfectedFileLockedFileNotScannableFileTooHeavyIdempotencyKeyReusedZipRefused"];
            429: components["responses"]["Problem429TooManyAttemptsTooManyRequests"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    BankStatement_previewStatement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["BankStatementFileDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankStatementDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestCsvColumnsCsvEmptyCsvUnreadableFileEmptyInvalidDataUploadUnreadable"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            413: components["responses"]["Problem413CsvTooLargeCsvTooLongFileTooLargeTooLarge"];
            415: components["responses"]["Problem415CsvUnreadableUnsupportedMediaTypeXmlEncoding"];
            422: components["responses"]["Problem422FileTooHeavyStatementRefused"];
            429: components["responses"]["Problem429TooManyAttemptsTooManyRequests"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    BankStatement_creditLines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["BankStatementCreditFormDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankStatementCreditDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestCsvColumnsCsvEmptyCsvUnreadableFileEmptyInvalidDataUploadUnreadable"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            413: components["responses"]["Problem413CsvTooLargeCsvTooLongFileTooLargeTooLarge"];
            415: components["responses"]["Problem415CsvUnreadableUnsupportedMediaTypeXmlEncoding"];
            422: components["responses"]["Problem422FileTooHeavyStatementRefused"];
            429: components["responses"]["Problem429TooManyAttemptsTooManyRequests"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    OfficeOrders_countOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderCountDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    PackageOrders_listAccountOrders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageOrderDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    OfficeOrders_confirmOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once per intention: the same key with the same request has one effect. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageOrderDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidDataInvalidIdempotencyKey"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            /** @description account-without-credits, order-ended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "account-without-credits" | "order-ended";
                    };
                };
            };
            422: components["responses"]["Problem422IdempotencyKeyReused"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    PackageOrders_downloadReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; its name is in content-disposition. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": File;
                    "image/jpeg": File;
                    "image/png": File;
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            423: components["responses"]["Problem423FileUnscanned"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    OfficeOrders_rejectOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRejectionDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageOrderDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            409: components["responses"]["Problem409OrderEnded"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    PackageOrders_withdrawOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageOrderDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            404: components["responses"]["Problem404NotFound"];
            409: components["responses"]["Problem409OrderEnded"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    PaymentLogs_listPaymentLogs: {
        parameters: {
            query?: {
                /** @description Counts from 1; without page and pageSize the list decides how much it answers. */
                page?: number;
                /** @description Number of rows; 20 when only page is given. */
                pageSize?: number;
                /** @description A leading - sorts descending. */
                sort?: components["schemas"]["PaymentSort"];
                /** @description Number of the account that owns the credits. */
                accountId?: string;
                /** @description Number of the dossier. */
                moduleId?: string;
                /** @description Part of a description, e-mail address or company, or of a code of a beneficiary. */
                search?: string;
                /** @description Kind of movement; used: debits and refunds. */
                type?: components["schemas"]["MovementFilter"];
                /** @description First day. */
                from?: string;
                /** @description Last day. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    /** @description Number of all rows. */
                    "X-Total-Count"?: number;
                    /** @description true when there are more than the total says; long lists are not counted. */
                    "X-Total-More"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentLogDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    Exports_downloadPayments: {
        parameters: {
            query?: {
                /** @description Counts from 1; without page and pageSize the list decides how much it answers. */
                page?: number;
                /** @description Number of rows; 20 when only page is given. */
                pageSize?: number;
                /** @description A leading - sorts descending. */
                sort?: components["schemas"]["PaymentSort"];
                /** @description Number of the account that owns the credits. */
                accountId?: string;
                /** @description Number of the dossier. */
                moduleId?: string;
                /** @description Part of a description, e-mail address or company, or of a code of a beneficiary. */
                search?: string;
                /** @description Kind of movement; used: debits and refunds. */
                type?: components["schemas"]["MovementFilter"];
                /** @description First day. */
                from?: string;
                /** @description Last day. */
                to?: string;
            };
            header?: {
                /** @description application/json alone starts a background task in place of the file. */
                accept?: string;
                /** @description Made once per intention: the same key with the same request has one effect. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; its name is in content-disposition. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": File;
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidDataInvalidIdempotencyKey"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            422: components["responses"]["Problem422IdempotencyKeyReused"];
            423: components["responses"]["Problem423FileUnscanned"];
            429: components["responses"]["Problem429TooManyAttemptsTooManyWorks"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    Exports_startPaymentsExport: {
        parameters: {
            query?: {
                /** @description Counts from 1; without page and pageSize the list decides how much it answers. */
                page?: number;
                /** @description Number of rows; 20 when only page is given. */
                pageSize?: number;
                /** @description A leading - sorts descending. */
                sort?: components["schemas"]["PaymentSort"];
                /** @description Number of the account that owns the credits. */
                accountId?: string;
                /** @description Number of the dossier. */
                moduleId?: string;
                /** @description Part of a description, e-mail address or company, or of a code of a beneficiary. */
                search?: string;
                /** @description Kind of movement; used: debits and refunds. */
                type?: components["schemas"]["MovementFilter"];
                /** @description First day. */
                from?: string;
                /** @description Last day. */
                to?: string;
            };
            header?: {
                /** @description Made once per intention: the same key with the same request has one effect. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidDataInvalidIdempotencyKey"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            422: components["responses"]["Problem422IdempotencyKeyReused"];
            429: components["responses"]["Problem429TooManyAttemptsTooManyWorks"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    PaymentLogs_sumPaymentLogs: {
        parameters: {
            query?: {
                /** @description Counts from 1; without page and pageSize the list decides how much it answers. */
                page?: number;
                /** @description Number of rows; 20 when only page is given. */
                pageSize?: number;
                /** @description A leading - sorts descending. */
                sort?: components["schemas"]["PaymentSort"];
                /** @description Number of the account that owns the credits. */
                accountId?: string;
                /** @description Number of the dossier. */
                moduleId?: string;
                /** @description Part of a description, e-mail address or company, or of a code of a beneficiary. */
                search?: string;
                /** @description Kind of movement; used: debits and refunds. */
                type?: components["schemas"]["MovementFilter"];
                /** @description First day. */
                from?: string;
                /** @description Last day. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentTotalsDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    PaymentLogs_listAccountPaymentLogs: {
        parameters: {
            query?: {
                /** @description Counts from 1; without page and pageSize the list decides how much it answers. */
                page?: number;
                /** @description Number of rows; 20 when only page is given. */
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    /** @description Number of all rows. */
                    "X-Total-Count"?: number;
                    /** @description true when there are more than the total says; long lists are not counted. */
                    "X-Total-More"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentLogDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    Payments_getPaymentInstructions: {
        parameters: {
            query?: {
                /** @description For a package that is sold by the credit. */
                numCredits?: number;
            };
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentInstructionsDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            404: components["responses"]["Problem404NotFound"];
            /** @description purchases-closed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "purchases-closed";
                    };
                };
            };
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    RechargePackage_listPackagesOnSale: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RechargePackageDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    RechargePackage_listPackagePrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackagePriceDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    RechargePackage_countSentDossiers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentHistoryDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    RechargePackage_getPackage: {
        parameters: {
            query?: {
                /** @description For a package that is sold by the credit. */
                numCredits?: number;
            };
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RechargePackageDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    RemoteOverrides_listOrigins: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemoteOverrideOriginsDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    RemoteOverrides_issueTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoteOverrideRequestDto"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemoteOverrideTicketDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            /** @description remote-not-permitted */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "remote-not-permitted";
                    };
                };
            };
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    RemoteOverrides_readTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoteOverrideTicketDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemoteOverrideDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            /** @description remote-override-over */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "remote-override-over";
                    };
                };
            };
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Settings_listCurrentSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingSummaryDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    Settings_getPublicSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the settings the caller has: while they hold, the answer is empty. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Changes with the settings. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicSettingsDto"];
                };
            };
            /** @description The settings are those the caller has. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    Settings_getAppManifest: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the manifest the browser has. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Changes with the brand. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppManifestDto"];
                };
            };
            /** @description The manifest is the one the browser has. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    Settings_listSettingHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kind of setting. */
                kind: components["schemas"]["SettingKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingHistoryDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    Settings_changeSetting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kind of setting. */
                kind: components["schemas"]["SettingKind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingChangeDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingHistoryDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            /** @description setting-changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "setting-changed";
                    };
                };
            };
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    DossierSignatures_listPapers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the dossier. */
                dossierId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignablePapersDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    DossierSignatures_openPaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the dossier. */
                dossierId: number;
                /** @description Code of the document. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaperSignatureDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            404: components["responses"]["Problem404NotFoundSignatureNotFound"];
            409: components["responses"]["Problem409DossierFrozenDraftsFullPaperAlreadySignedPaperContradictsItselfPaperIncompleteSigningNotEnabledSigningNotPossible"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    LinkSignatures_listPapers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of a link that was sent. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignablePapersDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            404: components["responses"]["Problem404LinkNotValidNotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    LinkSignatures_openPaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of a link that was sent. */
                token: string;
                /** @description Code of the document. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaperSignatureDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            404: components["responses"]["Problem404LinkNotValidNotFoundSignatureNotFound"];
            409: components["responses"]["Problem409DossierFrozenDraftsFullPaperAlreadySignedPaperContradictsItselfPaperIncompleteSigningNotEnabledSigningNotPossible"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    LinkSignatures_downloadCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of a link that was sent. */
                token: string;
                /** @description Number of the signature. */
                signatureId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; its name is in content-disposition. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": File;
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            404: components["responses"]["Problem404LinkNotValidNotFoundSignatureNotFound"];
            423: components["responses"]["Problem423FileUnscanned"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    LinkSignatures_sendCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of a link that was sent. */
                token: string;
                /** @description Number of the signature. */
                signatureId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureCodeRequestDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentCodeDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            404: components["responses"]["Problem404LinkNotValidNotFoundSignatureNotFound"];
            409: components["responses"]["Problem409DossierFrozenPaperAlreadySignedSignatureEnded"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            422: components["responses"]["Problem422AddressRefused"];
            429: components["responses"]["Problem429TooManyAttemptsTooManyCodes"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    LinkSignatures_notePageShown: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of a link that was sent. */
                token: string;
                /** @description Number of the signature. */
                signatureId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageShownDto"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            404: components["responses"]["Problem404LinkNotValidNotFoundSignatureNotFound"];
            409: components["responses"]["Problem409DossierFrozenPaperAlreadySignedSignatureEnded"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    LinkSignatures_downloadPaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of a link that was sent. */
                token: string;
                /** @description Number of the signature. */
                signatureId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; its name is in content-disposition. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": File;
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            404: components["responses"]["Problem404LinkNotValidNotFoundSignatureNotFound"];
            409: components["responses"]["Problem409PaperAlreadySignedSignatureEnded"];
            423: components["responses"]["Problem423FileUnscanned"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    LinkSignatures_refusePaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of a link that was sent. */
                token: string;
                /** @description Number of the signature. */
                signatureId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefuseSignatureDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaperSignatureDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            404: components["responses"]["Problem404LinkNotValidNotFoundSignatureNotFound"];
            409: components["responses"]["Problem409DossierFrozenPaperAlreadySignedSignatureEnded"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    LinkSignatures_signPaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of a link that was sent. */
                token: string;
                /** @description Number of the signature. */
                signatureId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignPaperDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaperSignatureDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            404: components["responses"]["Problem404LinkNotValidNotFoundSignatureNotFound"];
            409: components["responses"]["Problem409ConsentChangedDossierFrozenDossierFullPagesNotShownPaperAlreadySignedPaperChangedSignatureEndedSigningNotEnabledWrongDocument"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            422: components["responses"]["Problem422CodeExpiredDrawingRefusedPageOutdatedWrongCode"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    SignatureVerification_verifyFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["VerifySignatureFormDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureVerdictDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestFileEmptyInvalidDataNotMultipartUnexpectedFileUploadUnreadable"];
            /** @description signature-not-found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "signature-not-found";
                    };
                };
            };
            413: components["responses"]["Problem413FileTooLargeTooLarge"];
            415: components["responses"]["Problem415FileTypeRefusedUnsupportedMediaType"];
            422: components["responses"]["Problem422FileIncompleteFileInfectedFileLockedFileNotScannableFileTooHeavyZipRefused"];
            429: components["responses"]["Problem429TooManyAttemptsTooManyRequests"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    SignatureVerification_verifyByCode: {
        parameters: {
            query?: {
                /** @description Hash of the signature in the record, from the e-mail to the signer. */
                hash?: string;
            };
            header?: never;
            path: {
                /** @description Code of the document. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureVerdictDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            404: components["responses"]["Problem404NotFoundSignatureNotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    DossierSignatures_downloadCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the signature. */
                signatureId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; its name is in content-disposition. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": File;
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFoundSignatureNotFound"];
            423: components["responses"]["Problem423FileUnscanned"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    DossierSignatures_sendCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the signature. */
                signatureId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SignatureCodeScopeDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentCodeDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            404: components["responses"]["Problem404NotFoundSignatureNotFound"];
            409: components["responses"]["Problem409PaperAlreadySignedSignatureEnded"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            422: components["responses"]["Problem422AddressRefused"];
            429: components["responses"]["Problem429TooManyAttemptsTooManyCodes"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    DossierSignatures_downloadEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the signature. */
                signatureId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; its name is in content-disposition. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": File;
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFoundSignatureNotFound"];
            423: components["responses"]["Problem423FileUnscanned"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    DossierSignatures_notePageShown: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the signature. */
                signatureId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageShownDto"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            404: components["responses"]["Problem404NotFoundSignatureNotFound"];
            409: components["responses"]["Problem409PaperAlreadySignedSignatureEnded"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    DossierSignatures_downloadPaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the signature. */
                signatureId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; its name is in content-disposition. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": File;
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFoundSignatureNotFound"];
            409: components["responses"]["Problem409PaperAlreadySignedSignatureEnded"];
            423: components["responses"]["Problem423FileUnscanned"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    DossierSignatures_refusePaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the signature. */
                signatureId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefuseSignatureDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaperSignatureDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            404: components["responses"]["Problem404NotFoundSignatureNotFound"];
            409: components["responses"]["Problem409DossierFrozenPaperAlreadySignedSignatureEnded"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    DossierSignatures_signPaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the signature. */
                signatureId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignPaperDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaperSignatureDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            404: components["responses"]["Problem404NotFoundSignatureNotFound"];
            409: components["responses"]["Problem409ConsentChangedDossierFrozenDossierFullPagesNotShownPaperAlreadySignedPaperChangedSignatureEndedSigningNotEnabledWrongDocument"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            422: components["responses"]["Problem422CodeExpiredDrawingRefusedPageOutdatedWrongCode"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    DossierSignatures_withdrawPaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the signature. */
                signatureId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefuseSignatureDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaperSignatureDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            404: components["responses"]["Problem404NotFoundSignatureNotFound"];
            /** @description dossier-frozen, signature-ended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "dossier-frozen" | "signature-ended";
                    };
                };
            };
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    OfficeUpload_deleteAdminFile: {
        parameters: {
            query?: {
                /** @description Declaration to ENEA; may be left out where the dossier has only one. */
                filing?: components["schemas"]["EneaFiling"];
            };
            header?: {
                /** @description Revision of the dossier that the caller has seen, in quotation marks; without it the act goes through whatever was done meanwhile. */
                "If-Match"?: string;
            };
            path: {
                /** @description Number of the dossier. */
                moduleId: number;
                /** @description Name, with characters of an address escaped. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400BadRequestInvalidDataInvalidIfMatch"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            409: components["responses"]["Problem409DossierChangedDossierOpenFilingFrozenTransitionForbidden"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    OfficeUpload_checkAdminFileExists: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the account. */
                accountId: number;
                /** @description Number of the dossier. */
                moduleId: number;
                /** @description Name, with characters of an address escaped. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    OfficeUpload_changeCpid: {
        parameters: {
            query?: never;
            header?: {
                /** @description Revision of the dossier that the caller has seen, in quotation marks; without it the act goes through whatever was done meanwhile. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CpidRequestDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilingCpidDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidDataInvalidIfMatch"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            /** @description cpid-taken, dossier-changed, dossier-open, filing-frozen, transition-forbidden */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "cpid-taken" | "dossier-changed" | "dossier-open" | "filing-frozen" | "transition-forbidden";
                    };
                };
            };
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Upload_downloadFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description direct-link takes a link in place of a large file; Preference-Applied says that it is one. */
                Prefer?: string;
            };
            path: {
                /** @description Number of the file. */
                fileId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; its name is in content-disposition. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": File;
                    "image/jpeg": File;
                    "image/png": File;
                    "image/heic": File;
                    "application/zip": File;
                    "application/pkcs7-mime": File;
                    "application/xml": File;
                    "application/json": components["schemas"]["DownloadLinkDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            423: components["responses"]["Problem423FileUnscanned"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    OfficeUpload_changeEnergySaving: {
        parameters: {
            query?: never;
            header?: {
                /** @description Revision of the dossier that the caller has seen, in quotation marks; without it the act goes through whatever was done meanwhile. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnergySavingRequestDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilingSavingDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidDataInvalidIfMatch"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            409: components["responses"]["Problem409DossierChangedDossierOpenFilingFrozenTransitionForbidden"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Upload_uploadDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DocumentFormDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedFileDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestFileEmptyInvalidDataNotMultipartUnexpectedFileUnknownDocumentUploadUnreadable"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            404: components["responses"]["Problem404NotFound"];
            409: components["responses"]["Problem409DossierFrozenDossierFullDraftsFullInvoiceExistsInvoicesFullUnknownDocument"];
            413: components["responses"]["Problem413FileTooLargeTooLarge"];
            415: components["responses"]["Problem415FileTypeRefusedUnsupportedMediaType"];
            /** @description file-damaged, file-incomplete, file-infected, file-locked, file-not-scannable, file-too-heavy, invoice-refused, paper-unsigned, zip-refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "file-damaged" | "file-incomplete" | "file-infected" | "file-locked" | "file-not-scannable" | "file-too-heavy" | "invoice-refused" | "paper-unsigned" | "zip-refused";
                    };
                };
            };
            429: components["responses"]["Problem429TooManyAttemptsTooManyRequests"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503ScannerAwayUnavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    OfficeUpload_uploadOfficeDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["OfficeFileFormDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedFileDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestFileEmptyInvalidDataNotMultipartUnexpectedFileUnknownDocumentUploadUnreadable"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            /** @description document-frozen, dossier-full, dossier-open, transition-forbidden */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "document-frozen" | "dossier-full" | "dossier-open" | "transition-forbidden";
                    };
                };
            };
            413: components["responses"]["Problem413FileTooLargeTooLarge"];
            415: components["responses"]["Problem415FileTypeRefusedUnsupportedMediaType"];
            422: components["responses"]["Problem422FileIncompleteFileInfectedFileLockedFileNotScannableFileTooHeavyZipRefused"];
            429: components["responses"]["Problem429TooManyAttemptsTooManyRequests"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    OfficeUpload_uploadAdminFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Revision of the dossier that the caller has seen, in quotation marks; without it the act goes through whatever was done meanwhile. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AdminFileFormDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedFileDto"];
                };
            };
            /** @description bad-request, file-damaged, file-empty, invalid-data, invalid-if-match, not-multipart, unexpected-file, unknown-document, upload-unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "bad-request" | "file-damaged" | "file-empty" | "invalid-data" | "invalid-if-match" | "not-multipart" | "unexpected-file" | "unknown-document" | "upload-unreadable";
                    };
                };
            };
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            /** @description cpid-taken, dossier-changed, dossier-full, dossier-open, filing-frozen, transition-forbidden */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "cpid-taken" | "dossier-changed" | "dossier-full" | "dossier-open" | "filing-frozen" | "transition-forbidden";
                    };
                };
            };
            413: components["responses"]["Problem413FileTooLargeTooLarge"];
            415: components["responses"]["Problem415FileTypeRefusedUnsupportedMediaType"];
            422: components["responses"]["Problem422FileIncompleteFileInfectedFileLockedFileNotScannableFileTooHeavyZipRefused"];
            423: components["responses"]["Problem423FileUnscanned"];
            429: components["responses"]["Problem429TooManyAttemptsTooManyRequests"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    OfficeUpload_recordCorrection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Revision of the dossier that the caller has seen, in quotation marks; without it the act goes through whatever was done meanwhile. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FilingCorrectionFormDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilingCpidDto"];
                };
            };
            /** @description bad-request, file-damaged, file-empty, invalid-data, invalid-if-match, not-multipart, unexpected-file, upload-unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "bad-request" | "file-damaged" | "file-empty" | "invalid-data" | "invalid-if-match" | "not-multipart" | "unexpected-file" | "upload-unreadable";
                    };
                };
            };
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            /** @description cpid-taken, dossier-changed, dossier-open, not-filed, transition-forbidden */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "cpid-taken" | "dossier-changed" | "dossier-open" | "not-filed" | "transition-forbidden";
                    };
                };
            };
            413: components["responses"]["Problem413FileTooLargeTooLarge"];
            415: components["responses"]["Problem415FileTypeRefusedUnsupportedMediaType"];
            422: components["responses"]["Problem422FileIncompleteFileInfectedFileLockedFileNotScannableFileTooHeavyZipRefused"];
            423: components["responses"]["Problem423FileUnscanned"];
            429: components["responses"]["Problem429TooManyAttemptsTooManyRequests"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Upload_deleteDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the account. */
                accountId: number;
                /** @description Number of the dossier. */
                moduleId: number;
                /** @description Name of the file. */
                fileName: string;
                /** @description Format of the file. */
                extension: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403Forbidden"];
            404: components["responses"]["Problem404NotFound"];
            409: components["responses"]["Problem409DossierFrozen"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    BackgroundTasks_listTasks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    BackgroundTasks_getTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the task. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    BackgroundTasks_deleteTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the task. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    BackgroundTasks_cancelTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the task. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    BackgroundTasks_downloadResult: {
        parameters: {
            query?: never;
            header?: {
                /** @description direct-link takes a link in place of a large file; Preference-Applied says that it is one. */
                Prefer?: string;
            };
            path: {
                /** @description Id of the task. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; its name is in content-disposition. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": File;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": File;
                    "application/json": components["schemas"]["DownloadLinkDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            /** @description work-not-done */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "work-not-done";
                    };
                };
            };
            423: components["responses"]["Problem423FileUnscanned"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    DevMail_showMailList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    DevMail_showMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    DevMail_showHtmlPart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    DevMail_downloadSource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    Health_checkLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    Health_checkReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    DossierBulk_acceptDossiers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Revision of the dossier that the caller has seen, in quotation marks; without it the act goes through whatever was done meanwhile. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptRequestDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResultDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidDataInvalidIfMatch"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            409: components["responses"]["Problem409DossierChanged"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    DossierBulk_assignDossiers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Revision of the dossier that the caller has seen, in quotation marks; without it the act goes through whatever was done meanwhile. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignRequestDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResultDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidDataInvalidIfMatch"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            409: components["responses"]["Problem409DossierChanged"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    DossierStatus_listDocumentPoints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentPointDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    DossierArchive_downloadDossier: {
        parameters: {
            query?: never;
            header?: {
                /** @description respond-async starts a background task for a large zip. */
                Prefer?: string;
                /** @description Made once per intention: the same key with the same request has one effect. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; its name is in content-disposition. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": File;
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidDataInvalidIdempotencyKey"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NoDocumentsNotFound"];
            422: components["responses"]["Problem422IdempotencyKeyReused"];
            423: components["responses"]["Problem423FileUnscanned"];
            429: components["responses"]["Problem429TooManyAttemptsTooManyWorks"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    DossierArchive_downloadCompilerArchive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; its name is in content-disposition. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": File;
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            /** @description no-compiler-documents, not-found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "no-compiler-documents" | "not-found";
                    };
                };
            };
            423: components["responses"]["Problem423FileUnscanned"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    DossierArchive_startDownloads: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once per intention: the same key with the same request has one effect. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArchiveRequestDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidDataInvalidIdempotencyKey"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NoDocumentsNotFound"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            422: components["responses"]["Problem422IdempotencyKeyReused"];
            429: components["responses"]["Problem429TooManyAttemptsTooManyWorks"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    DossierArchive_generateDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DossierRequestDto"];
            };
        };
        responses: {
            /** @description The file; its name is in content-disposition. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": File;
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NoDocumentsNotFound"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            423: components["responses"]["Problem423FileUnscanned"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    DossierStatus_listMessageTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTemplateDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    DossierBulk_listOperators: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    Postponement_postponeDossiers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Revision of the dossier that the caller has seen, in quotation marks; without it the act goes through whatever was done meanwhile. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostponeRequestDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResultDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidDataInvalidIfMatch"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            409: components["responses"]["Problem409DossierChanged"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    DossierStatus_returnToOwner: {
        parameters: {
            query?: never;
            header?: {
                /** @description Revision of the dossier that the caller has seen, in quotation marks; without it the act goes through whatever was done meanwhile. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["RejectionFormDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusChangedDto"];
                };
            };
            /** @description bad-request, file-empty, invalid-data, invalid-if-match, not-multipart, unexpected-file, upload-unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "bad-request" | "file-empty" | "invalid-data" | "invalid-if-match" | "not-multipart" | "unexpected-file" | "upload-unreadable";
                    };
                };
            };
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            /** @description dossier-changed, dossier-full, transition-forbidden */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "dossier-changed" | "dossier-full" | "transition-forbidden";
                    };
                };
            };
            413: components["responses"]["Problem413FileTooLargeTooLarge"];
            415: components["responses"]["Problem415FileTypeRefusedUnsupportedMediaType"];
            422: components["responses"]["Problem422FileIncompleteFileInfectedFileLockedFileNotScannableFileTooHeavyZipRefused"];
            429: components["responses"]["Problem429TooManyAttemptsTooManyRequests"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Postponement_resumeDossiers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Revision of the dossier that the caller has seen, in quotation marks; without it the act goes through whatever was done meanwhile. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResumeRequestDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResultDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidDataInvalidIfMatch"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            409: components["responses"]["Problem409DossierChanged"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    DossierBulk_returnDossiers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Revision of the dossier that the caller has seen, in quotation marks; without it the act goes through whatever was done meanwhile. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnRequestDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResultDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidDataInvalidIfMatch"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            409: components["responses"]["Problem409DossierChanged"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    DossierStatus_listReturnReasons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnReasonDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    Undo_undoActs: {
        parameters: {
            query?: never;
            header?: {
                /** @description Revision of the dossier that the caller has seen, in quotation marks; without it the act goes through whatever was done meanwhile. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoRequestDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResultDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidDataInvalidIfMatch"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            409: components["responses"]["Problem409DossierChanged"];
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    DossierStatus_advanceStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description Revision of the dossier that the caller has seen, in quotation marks; without it the act goes through whatever was done meanwhile. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatusRequestDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusChangedDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidDataInvalidIfMatch"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            /** @description cpid-taken, data-missing, document-missing, dossier-changed, energy-saving-missing, filing-differences, reason-required, request-open, transition-forbidden */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {string} */
                        code?: "cpid-taken" | "data-missing" | "document-missing" | "dossier-changed" | "energy-saving-missing" | "filing-differences" | "reason-required" | "request-open" | "transition-forbidden";
                    };
                };
            };
            413: components["responses"]["Problem413TooLarge"];
            415: components["responses"]["Problem415UnsupportedMediaType"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    Municipalities_findByZipAndName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Postal code. */
                zip: string;
                /** @description Name, with characters of an address escaped. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundMunicipalityDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    Municipalities_listMunicipalities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MunicipalityDto"][];
                };
            };
            /** @description The list is the one that the caller has. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    MunicipalityImport_listImports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MunicipalityImportEntryDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    MunicipalityImport_listImportChanges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of what the path names: account, dossier, package … */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MunicipalityDifferenceDto"][];
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            404: components["responses"]["Problem404NotFound"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    MunicipalityImport_downloadMunicipalities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; its name is in content-disposition. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": File;
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            423: components["responses"]["Problem423FileUnscanned"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    MunicipalityImport_importMunicipalities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["MunicipalityImportFormDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MunicipalityReportDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestCsvColumnsCsvEmptyCsvUnreadableFileEmptyInvalidDataUploadUnreadable"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            409: components["responses"]["Problem409MunicipalitiesChanged"];
            413: components["responses"]["Problem413CsvTooLargeCsvTooLongFileTooLargeTooLarge"];
            415: components["responses"]["Problem415CsvUnreadableUnsupportedMediaType"];
            422: components["responses"]["Problem422CsvProblemsFileTooHeavyNothingToImportRemovalsNotAllowed"];
            429: components["responses"]["Problem429TooManyAttemptsTooManyRequests"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
    MunicipalityImport_downloadZones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; its name is in content-disposition. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": File;
                };
            };
            400: components["responses"]["Problem400BadRequestInvalidData"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            423: components["responses"]["Problem423FileUnscanned"];
            429: components["responses"]["Problem429TooManyAttempts"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
        };
    };
    MunicipalityImport_importZones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["MunicipalityImportFormDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MunicipalityReportDto"];
                };
            };
            400: components["responses"]["Problem400BadRequestCsvColumnsCsvEmptyCsvUnreadableFileEmptyInvalidDataUploadUnreadable"];
            401: components["responses"]["Problem401Unauthorized"];
            403: components["responses"]["Problem403ForbiddenSecondStepNeeded"];
            409: components["responses"]["Problem409MunicipalitiesChanged"];
            413: components["responses"]["Problem413CsvTooLargeCsvTooLongFileTooLargeTooLarge"];
            415: components["responses"]["Problem415CsvUnreadableUnsupportedMediaType"];
            422: components["responses"]["Problem422CsvProblemsFileTooHeavyNothingToImportRemovalsNotAllowed"];
            429: components["responses"]["Problem429TooManyAttemptsTooManyRequests"];
            500: components["responses"]["Problem500InternalError"];
            503: components["responses"]["Problem503Unavailable"];
            507: components["responses"]["Problem507NoSpace"];
        };
    };
}
