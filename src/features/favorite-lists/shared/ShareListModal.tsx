import { useRef, useState } from 'react';
import { Button } from '../../../components/Button/Button';
import { announce } from '../../../components/LiveRegion/announce';
import { Modal } from '../../../components/Modal/Modal';
import type { ModalProps } from '../../../components/Modal/modalStore';
import { useTranslate } from '../../../i18n/useTranslate';
import { useSettings } from '../../settings/settings';
import { maxSharedProducts, sharedListAddress, type SharedList } from './sharedListAddress';
import styles from './ShareListModal.module.css';

declare module '../../../components/Modal/modalStore' {
  interface ModalProps {
    /** FAV-03: a list as a link. */
    shareList: SharedList;
  }
}

/** FAV-03: the link to a list, to copy. */
export function ShareListModal(list: ModalProps['shareList']) {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<'favorites.copied' | 'favorites.notCopied'>();
  const { url } = useSettings().staticPages.accountPage;
  const link = new URL(sharedListAddress(url, list), window.location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setResult('favorites.copied');
      announce(t('favorites.copied'));
    } catch {
      setResult('favorites.notCopied');
      announce(t('favorites.notCopied'));
      field.current?.focus();
      field.current?.select();
    }
  };
  const footer = (
    <Button wide onClick={() => void copy()}>
      {t('favorites.copyLink')}
    </Button>
  );
  return (
    <Modal title={t('favorites.shareNamedList', [list.name])} footer={footer}>
      <div className={styles.share}>
        <p>{t('favorites.shareText')}</p>
        {list.codes.length > maxSharedProducts && <p>{t('favorites.shareLimit', [maxSharedProducts])}</p>}
        <label className={styles.label}>
          {t('favorites.shareLink')}
          <input
            ref={field}
            className={styles.link}
            type="url"
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
          />
        </label>
        {result && <p className={styles.result}>{t(result)}</p>}
      </div>
    </Modal>
  );
}
