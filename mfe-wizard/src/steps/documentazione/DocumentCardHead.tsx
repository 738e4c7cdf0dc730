import type { DocumentSetItemDto } from '@pratiche/api';
import {
  CheckCircleOutlined,
  CloseOutlined,
  FileTextOutlined,
  WarningOutlined,
} from '@pratiche/ui';

interface DocumentCardHeadProps {
  item: DocumentSetItemDto;
  titleId: string;
  isWantedAgain: boolean;
  hasFailed: boolean;
}

/** Name of a document with its state, and whether it is mandatory. */
export function DocumentCardHead(props: DocumentCardHeadProps) {
  const { item, titleId, isWantedAgain, hasFailed } = props;
  const { document, isMandatory, isAskedAgain = false } = item;
  return (
    <div className="wz-section-head">
      <h4 id={titleId}>
        <DocumentStateIcon
          hasFailed={hasFailed}
          isWantedAgain={isWantedAgain}
          isUploaded={document.isUploaded}
        />{' '}
        {document.name}
      </h4>
      {isAskedAgain && <span className="wz-tag wz-tag-again">Richiesto di nuovo</span>}
      <span className={isMandatory ? 'wz-tag wz-tag-must' : 'wz-tag'}>
        {isMandatory ? 'Obbligatorio' : 'Facoltativo'}
      </span>
    </div>
  );
}

function DocumentStateIcon({
  hasFailed,
  isWantedAgain,
  isUploaded,
}: {
  hasFailed: boolean;
  isWantedAgain: boolean;
  isUploaded: boolean;
}) {
  if (hasFailed) return <CloseOutlined className="wz-failed" />;
  if (isWantedAgain) return <WarningOutlined className="wz-again" />;
  return isUploaded ? <CheckCircleOutlined className="wz-done" /> : <FileTextOutlined />;
}
