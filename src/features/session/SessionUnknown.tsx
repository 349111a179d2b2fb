import { LoadFailure } from '../../components/LoadFailure/LoadFailure';
import { useTranslate } from '../../i18n/useTranslate';
import { useSession } from './customer';

/** AUTH-02: error message where the session could not be fetched, with a retry. */
export function SessionUnknown() {
  const t = useTranslate();
  const { retry } = useSession();
  return <LoadFailure message={t('account.unknown')} query={{ refetch: retry }} />;
}
