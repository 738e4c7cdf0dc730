/** Event of the window for an error that a page caught and shows; `detail` is the error. */
export const CAUGHT_ERROR_EVENT = 'pratiche:caught-error';
