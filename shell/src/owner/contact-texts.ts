/** What the line with a contact says, which is on pages without a footer too. */
export const CONTACT_TEXTS = {
  needHelp: 'Serve aiuto? ',
  or: ' o\u00a0',
} as const;
