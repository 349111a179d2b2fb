import Alert, { type AlertColor } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useTranslate } from '../../i18n/useTranslate';
import { MuiProvider } from '../../theme/MuiProvider';
import { Icon } from '../plain/Icon';
import { classNames } from '../plain/classNames';
import { focusPath, returnFocus } from '../plain/modalStore';
import { Picture } from '../plain/Picture';
import styles from './Notice.module.css';
import { dismissNotice, type NoticeContent } from '../plain/noticeStore';

const noticeMs = 6000;

const severities: Record<NoticeContent['tone'], AlertColor> = {
  success: 'success',
  plain: 'info',
  failure: 'error',
};

const icons = {
  success: <Icon icon={Check} size="s" />,
  plain: <Icon icon={Info} size="s" />,
  failure: <Icon icon={CircleAlert} size="s" />,
};

const CloseIcon = () => <Icon icon={X} size="s" />;

/** CART-02, MOD-02: return focus to its previous element when a notice with focus is removed. */
function useReturnedFocus(): void {
  useEffect(() => {
    // Read after mounting: a modal or notice that this one follows has returned focus by then.
    const before = focusPath();
    return () => returnFocus(before);
  }, []);
}

/** CART-02: message beside the page that takes no focus and disappears after a while. */
export function Notice({ notice }: { notice: NoticeContent }) {
  const t = useTranslate();
  useReturnedFocus();
  const { tone, title, subject, text, picture, content, action, duration = noticeMs } = notice;
  const isBar = content !== undefined;
  // In the header, which moves with the page.
  const [header] = useState(() => (isBar ? document.querySelector('[data-header-buttons]') : null));
  const act = () => {
    // First, so that a modal opened by the action returns focus to the element before the notice.
    flushSync(dismissNotice);
    action?.onPress();
  };
  const snackbar = (
    <Snackbar
      open
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      autoHideDuration={duration}
      resumeHideDuration={duration}
      className={classNames(isBar && styles.bar, header && styles.below)}
      onClose={(_, reason) => {
        if (reason !== 'clickaway') dismissNotice();
      }}
    >
      <Alert
        // The live region announces it.
        role="region"
        aria-label={title(t)}
        variant="outlined"
        severity={severities[tone]}
        icon={icons[tone]}
        slots={{ closeIcon: CloseIcon }}
        closeText={t('common.close')}
        onClose={dismissNotice}
      >
        {content ?? <AlertTitle component="p">{title(t)}</AlertTitle>}
        {(subject ?? text ?? picture) && (
          <div className={styles.content}>
            {picture && (
              <Picture image={picture} ratio="1 / 1" sizes="4rem" decorative className={styles.picture} />
            )}
            <div>
              {subject && <p className={styles.subject}>{subject}</p>}
              {text && <p>{text(t)}</p>}
            </div>
          </div>
        )}
        {action && (
          <Button variant="outlined" size="small" className={styles.action} onClick={act}>
            {action.icon && <Icon icon={action.icon} size="s" />}
            <span>{action.label(t)}</span>
          </Button>
        )}
      </Alert>
    </Snackbar>
  );
  return <MuiProvider>{header ? createPortal(snackbar, header) : snackbar}</MuiProvider>;
}
