import { getChoiceLabel, SERVICE_TYPES, type ServiceType, selectPlural } from '@pratiche/domain';
import { countRowsLostByService } from '@pratiche/domain/dossier-rules';
import { useConfirm } from '@pratiche/ui';
import { RadioField } from '@pratiche/ui/form';
import { useController } from 'react-hook-form';
import { useDossierSession } from '../../form/dossier-session-context.js';
import { fieldElementId } from '../../form/field-focus.js';

const SERVICE_HELP: Readonly<Record<ServiceType, string>> = {
  1: 'Serramenti, schermature solari e chiusure oscuranti; persone fisiche e giuridiche.',
  2: 'Solo serramenti, per persone fisiche e immobili residenziali.',
  3: 'Solo porte e serramenti antieffrazione tra ambienti riscaldati e l’esterno o locali non riscaldati: a ENEA si trasmettono come Bonus Casa. Grate, serrature e telecamere non si comunicano a ENEA e qui non servono.',
};
const SERVICE_CHOICES = SERVICE_TYPES.map((service) => ({
  ...service,
  help: SERVICE_HELP[service.value],
}));

/** The service; asks for confirmation before a change that removes products. */
export function ServiceField() {
  const session = useDossierSession();
  const confirm = useConfirm();
  const { field, fieldState } = useController({
    name: 'serviceType',
    control: session.form.control,
  });

  async function choose(service: ServiceType) {
    const lost = countRowsLostByService(session.values, service);
    const name = getChoiceLabel(SERVICE_TYPES, service);
    if (
      lost > 0 &&
      !(await confirm({
        title: `Vuoi passare a ${name}?`,
        text: `${name} riguarda solo i serramenti: ${selectPlural(lost, 'la schermatura o chiusura inserita sarà eliminata', `le ${lost} schermature e chiusure inserite saranno eliminate`)}.`,
        confirmLabel: 'Cambia servizio',
        danger: true,
      }))
    )
      return;
    field.onChange(service);
    session.handleFieldEdited('serviceType');
  }

  return (
    <RadioField<ServiceType>
      id={fieldElementId('serviceType')}
      label="Tipo di servizio"
      required
      value={field.value}
      choices={SERVICE_CHOICES}
      error={fieldState.error?.message}
      onBlur={field.onBlur}
      onChange={(service) => {
        if (service !== null) void choose(service);
      }}
    />
  );
}
