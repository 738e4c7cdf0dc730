export { API_PREFIX } from './api-prefix.js';
export { Consumes } from './consumes.js';
export * from './problem.js';
export { zodBody, zodQuery, parseWith } from './zod-pipe.js';
export { idParam } from './id-param.js';
export { FIRST_PAGE, MAX_PAGE_SIZE, pageQuery, type PageQuery } from './page-query.js';
export { jsonArray } from './json-array.js';
export { tellTotal } from './page-headers.js';
