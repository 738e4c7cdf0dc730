/** What no page of the portal uses, nor a script in it. Photographs are chosen as files, which needs no leave. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
];

export const PERMISSIONS_POLICY = UNUSED_FEATURES.map((name) => `${name}=()`).join(', ');

/** Headers of an answer that ends before the hooks of the server run. */
export const BARE_ANSWER_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'permissions-policy': PERMISSIONS_POLICY,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
