/** Fields of a person's name, of the customer, of other owners and of who acts for a company. */
const NAME_FIELD = /beneficiary(?:Attorney)?(?:FirstName|LastName)$/;

/**
 * A name typed wholly in small letters, as on a phone, with its capitals ("d'angelo", "de rossi"); a
 * text with any capital stays as its writer wants it.
 */
export const capitalizeName = (text: string): string =>
  text === text.toLowerCase()
    ? text.replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase())
    : text;

export const isNameField = (path: string): boolean => NAME_FIELD.test(path);
