import { Link } from 'react-router';

const STEPS = [
  {
    title: 'Registri l’azienda',
    text: 'Dati, documento e contratto firmato. Verifichiamo il contratto e ti scriviamo appena è pronto. Registrarsi non costa nulla.',
  },
  {
    title: 'Prepari la pratica',
    text: 'Parti dalla fattura elettronica o dal telefono in cantiere. Il portale compila quello che sa e dice subito che cosa manca.',
  },
  {
    title: 'Invii, al resto pensiamo noi',
    text: 'Un operatore controlla, trasmette a ENEA e ti restituisce la ricevuta. Se serve una correzione lo sai in tempo, e i crediti tornano.',
  },
] as const;

/** The way from the registration to the receipt. */
export function HomeSteps() {
  return (
    <section className="sh-landing-part" aria-labelledby="come-funziona">
      <h2 id="come-funziona">Come funziona, in tre passi</h2>
      <ol className="sh-landing-steps">
        {STEPS.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p>
        <Link to="/manuale">Leggi il manuale, con le immagini di ogni pagina</Link>
      </p>
    </section>
  );
}
