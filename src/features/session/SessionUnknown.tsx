import { ErrorNotice } from '../../components/ErrorNotice/ErrorNotice';
import { useTranslate } from '../../i18n/useTranslate';
import { useSession } from './customer';

/** AUTH-02: says that it could not be found out whether the person is signed in, with a retry. */
export function SessionUnknown() {
  const t = useTranslate();
  const { retry } = useSession();
  return <ErrorNotice message={t('account.unknown')} onRetry={retry} />;
}
