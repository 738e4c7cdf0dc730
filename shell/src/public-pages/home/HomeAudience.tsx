const PEOPLE = [
  {
    title: 'Serramentisti e rivenditori',
    text: 'Finestre, porte finestre, persiane, tapparelle, tende e zanzariere: prepari la pratica mentre fai il lavoro, dal telefono o dall’ufficio.',
  },
  {
    title: 'I tuoi clienti',
    text: 'Ricevono un link, completano i propri dati in cinque minuti e alla fine hanno la ricevuta che serve per la detrazione.',
  },
  {
    title: 'Tre agevolazioni',
    text: 'Ecobonus, Bonus Casa e Bonus Sicurezza. I limiti di legge sono controllati riga per riga, con la fonte accanto.',
  },
] as const;

/** For whom the portal is. */
export function HomeAudience() {
  return (
    <section className="sh-landing-part" aria-labelledby="per-chi">
      <h2 id="per-chi">Per chi è</h2>
      <ul className="sh-landing-cards">
        {PEOPLE.map(({ title, text }) => (
          <li key={title} className="pr-card">
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
