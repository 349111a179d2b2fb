import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useNavigate } from 'react-router-dom';
import { classNames } from '../../../components/plain/classNames';
import { Icon } from '../../../components/plain/Icon';
import { useTranslate } from '../../../i18n/useTranslate';
import { useHomeHref } from '../../settings/settings';
import styles from './CheckoutHeader.module.css';
import { AccountIcon, HomeLink } from './HeaderIcons';

function hasEarlierPage(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}

/** APP-17: the reduced header of the checkout, 56 px high: back, logo, account. */
export function CheckoutHeader({ hideAccount = false }: { hideAccount?: boolean }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const home = useHomeHref();
  const goBack = () => void (hasEarlierPage() ? navigate(-1) : navigate(home));
  return (
    <header className={styles.header}>
      <div className={classNames('page-width', styles.bar)}>
        <button type="button" className={styles.back} onClick={goBack}>
          <Icon icon={ArrowLeft} size="s" />
          {t('common.back')}
        </button>
        <HomeLink size="logoSmall" />
        <div className={styles.end}>{!hideAccount && <AccountIcon />}</div>
      </div>
    </header>
  );
}
