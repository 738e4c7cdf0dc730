/**
 * Part of every remote's entry. When the host reloads an entry after a failure it adds `?attempt=…`
 * to the URL; the chunks carry it too, because the browser would keep waiting for a pending
 * request.
 */
const attempt = new URL(document.currentScript?.src ?? 'about:blank').search;
const plain = __webpack_get_script_filename__;
if (attempt !== '') __webpack_get_script_filename__ = (chunk) => plain(chunk) + attempt;

export default () => ({ name: 'retry-chunk-urls' });
