import { useEffect } from 'react';
import { useErrorState } from '../../api/errorState';
import { showNotice } from '../../components/plain/noticeStore';
import { reasonText } from '../../i18n/failureText';
import { textOf, type Translate } from '../../i18n/translate';

const textOfKey = (t: Translate, key: string | null) => (key === null ? undefined : textOf(t, key));

/**
 * CALL-06, CALL-07: notice of the shared error state, for a failure that no part of the page shows. Closes when the
 * state changes: a page that mounts later refetches and shows the failure itself.
 */
export function useSharedErrorNotice(): void {
  const error = useErrorState();
  useEffect(() => {
    const { isUnshown, httpStatus, titleTranslationKey } = error;
    // A 401 ends the session, which has its own notice (AUTH-02).
    if (!isUnshown || httpStatus === 401) return undefined;
    return showNotice({
      tone: 'failure',
      title: (t) => textOfKey(t, titleTranslationKey) ?? t('errors.unexpectedTitle'),
      text: (t) => reasonText(t, error) ?? t('errors.partNotLoaded'),
    });
  }, [error]);
}
