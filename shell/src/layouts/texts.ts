/** What the frame says, in one place to proofread. */
export const LAYOUT_TEXTS = {
  howItWorks: 'Come funziona e quanto costa',
  profile: 'Profilo',
  security: 'Sicurezza',
  logout: 'Logout',
  menuOf: (name: string) => `, menu di ${name}`,
  toContent: 'Vai al contenuto',
  menu: 'Menu',
  closeMenu: 'Chiudi il menu',
  mainMenu: 'Menu principale',
  openMenu: 'Apri il menu',
} as const;
