const ACCOUNTS = [
  ['installatore@demo.test', 'fitter, contract verified, two packages'],
  ['concorrente@demo.test', 'a second fitter, one package'],
  ['nuovo@demo.test', 'fitter, contract still to be verified'],
  ['admin@demo.test', 'back office'],
  ['superadmin@demo.test', 'back office, payments'],
  ['buyer@demo.test', 'buyer'],
];

/** The summary that `npm start` prints last. */
export function formatStartSummary({ url, dataDir, demo }) {
  const rule = '─'.repeat(72);
  const accounts = demo
    ? [
        '',
        '  Demo accounts, all with the password Prova-2026!',
        ...ACCOUNTS.map(([email, who]) => `    ${email.padEnd(24)} ${who}`),
      ]
    : [];
  return [
    rule,
    `  The portal is ready: ${url}`,
    ...accounts,
    '',
    `  Data lie in ${dataDir}`,
    '  Ctrl+C stops it.',
    rule,
  ].join('\n');
}
