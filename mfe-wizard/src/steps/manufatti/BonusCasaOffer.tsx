import { Alert, Button } from '@pratiche/ui';
import { useDossierSession, useDossierState } from '../../form/dossier-session-context.js';
import { useAllRules } from '../../form/useAllRules.js';
import { useConfirmServiceChange } from '../servizio/useConfirmServiceChange.js';
import { PRODUCT_TEXTS as TEXTS } from './texts.js';

/** Changes the service at one touch where ENEA takes the windows as Bonus Casa only. */
export function BonusCasaOffer() {
  const session = useDossierSession();
  const { isRightAsBonusCasa, listEcobonusDoubts } = useAllRules();
  const confirmChange = useConfirmServiceChange();
  const doubts = useDossierState(({ form }) =>
    isRightAsBonusCasa(form) ? listEcobonusDoubts(form).join(' ') : '',
  );
  if (session.viewer !== 'fitter' || doubts === '') return null;
  const changeService = async () => {
    if (await confirmChange(2)) session.editFields([{ field: 'serviceType', value: 2 }]);
  };
  return (
    <Alert
      type="warning"
      role="note"
      showIcon
      title={TEXTS.rightAsBonusCasa}
      description={
        <>
          <p>{doubts}</p>
          <Button onClick={() => void changeService()}>{TEXTS.changeToBonusCasa}</Button>
        </>
      }
    />
  );
}
