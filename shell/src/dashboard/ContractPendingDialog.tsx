import { Button, Dialog, useSession } from '@pratiche/ui';

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
        Il contratto ricevuto è in fase di verifica. Al termine arriverà un’e-mail di conferma: da
        quel momento il portale sarà utilizzabile.
      </p>
    </Dialog>
  );
}
