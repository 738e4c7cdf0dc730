/** Title of the customer's page (spec wizard §2). */
export const PAGE_TITLE = 'Modifica pratica';
