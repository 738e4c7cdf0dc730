import { Button, Dialog, useSession } from '@pratiche/ui';
import { ContactLine } from '../owner/ContactLine.js';

/** Blocks the dashboard until the contract is verified; a click logs out (spec platform §2). */
export function ContractPendingDialog() {
  const { logout } = useSession();
  const leave = () => void logout();
  return (
    <Dialog
      open
      persistent
      title="Contratto in verifica"
      width={600}
      onClose={leave}
      footer={
        <Button type="primary" onClick={leave}>
          Ho capito, esci
        </Button>
      }
    >
      <p onClick={leave}>
        Abbiamo ricevuto il tuo contratto e lo stiamo verificando. Al termine ti scriviamo un’e-mail
        di conferma: da quel momento puoi usare il portale.
      </p>
      <ContactLine />
    </Dialog>
  );
}
