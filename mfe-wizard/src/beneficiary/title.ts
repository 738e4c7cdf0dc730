/** Title of the customer's page (spec wizard §2). */
export const TITLE = 'Modifica pratica';
