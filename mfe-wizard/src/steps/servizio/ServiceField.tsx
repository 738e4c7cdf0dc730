import { getChoiceLabel, SERVICE_TYPES, type ServiceType } from '@pratiche/domain';
import { countRowsLostByService } from '@pratiche/domain/dossier-rules';
import { useConfirm } from '@pratiche/ui';
import { RadioField } from '@pratiche/ui/form';
import { useController } from 'react-hook-form';
import { useDossierSession } from '../../form/dossier-session-context.js';
import { fieldElementId } from '../../form/field-focus.js';
import { SERVICE_TEXTS as TEXTS } from './texts.js';

const SERVICE_CHOICES = SERVICE_TYPES.map((service) => ({
  ...service,
  help: TEXTS.help[service.value],
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
        title: TEXTS.question(name),
        text: TEXTS.lostRows(name, lost),
        confirmLabel: TEXTS.change,
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
      label={TEXTS.service}
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
