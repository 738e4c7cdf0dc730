/**
 * Passwords of eight characters and more that lead the published lists of breached ones, Italian
 * favourites included.
 */
const COMMON_PASSWORDS_TEXT = `
12345678 123456789 1234567890 12345678910 123123123 987654321 9876543210 0123456789 012345678 11223344 1122334455 112233445566
12341234 123454321 1234512345 12344321 87654321 88888888 00000000 11111111 22222222 77777777 99999999 55555555 66666666
password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pa55word passwort mypassword newpassword
qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyui qwertyu1 1qaz2wsx 1qaz2wsx3edc qazwsxedc zaq12wsx zaq1zaq1
q1w2e3r4 q1w2e3r4t5 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y qweasdzxc asdfghjk asdfghjkl zxcvbnm1 zxcvbnm123 asdf1234 qwer1234
abcd1234 abc12345 abcdefgh abcdefghi a1b2c3d4 aa123456 a12345678 a123456789 abc123456 abc123abc 123456abc 1234abcd 123qweasd
iloveyou iloveyou1 iloveyou2 sunshine sunshine1 princess princess1 football football1 baseball superman superman1 batman123
starwars whatever trustno1 welcome1 welcome123 letmein1 letmein123 dragon123 monkey123 shadow123 master123 michael1 jennifer
jordan23 computer internet samsung1 liverpool chelsea1 arsenal1 barcelona pokemon1 charlie1 ashley123 hello123 changeme
changeme1 changeme123 admin123 admin1234 admin12345 administrator root1234 test1234 testtest guest123 user1234 default1 secret123
andrea123 francesco francesca alessandro alessandra alessandro1 giuseppe giuseppe1 giovanni valentina valentina1 antonella antonio1
federica federico stefania stefano1 margherita napoli1926 forzanapoli forzainter forzamilan forzajuve forzaroma juventus juventus1
juventus10 juventus1897 inter1908 milan1899 asroma1927 roma1927 acmilan1 fcinter1 ilovejuve amoremio amoremio1 tiamotanto tiamotantissimo
ciaociao ciaociao1 ciao1234 ciaobella ciaomondo buongiorno benvenuto benvenuto1 password! prova123 prova1234 provaprova cambiami
cambiami1 italia123 italia90 ferrari1 ferrari123 valentino46 maradona maradona10 cristina claudia1 martina1 lorenzo1 matteo123 giulia123
serramenti serramenti1 infissi123 finestre finestre1 falegname azienda1 azienda123 ecobonus ecobonus1 ecobonus110 pratiche
`;

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  COMMON_PASSWORDS_TEXT.trim().split(/\s+/),
);
