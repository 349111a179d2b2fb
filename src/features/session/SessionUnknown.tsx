import { LoadFailure } from '../../components/mui/LoadFailure';
import { useTranslate } from '../../i18n/useTranslate';
import { useSession } from './customer';

/** AUTH-02: error message with a retry for a session that could not be fetched. */
export function SessionUnknown() {
  const t = useTranslate();
  const { retry } = useSession();
  return <LoadFailure message={t('account.unknown')} query={{ refetch: retry }} />;
}
