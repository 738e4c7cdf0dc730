/** Everything of the API lies under this path; all else is the front end. */
export const API_PREFIX = 'api';
