/**
 * Part of every remote's entry. When the host loads an entry anew after a failure it adds `?attempt=…` to the
 * address; the chunks then carry it too, because the browser would go on waiting for one that hangs.
 */
const attempt = new URL(document.currentScript?.src ?? 'about:blank').search;
const plain = __webpack_get_script_filename__;
if (attempt !== '') __webpack_get_script_filename__ = (chunk) => plain(chunk) + attempt;

export default () => ({ name: 'retry-chunk-urls' });
