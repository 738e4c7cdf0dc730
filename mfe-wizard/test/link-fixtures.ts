/** Who asks the customer, as the link shows it. */
export const REQUESTER = {
  name: 'Serramenti Bianchi',
  phone: '051 123 456',
  city: 'Bologna',
  province: 'BO',
  vat: '01234567897',
  logo: null,
};

/** Last moment the link works. */
export const EXPIRES = '2027-01-10T10:00:00.000Z';
