import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { Field } from '../../../components/mui/form/Field';
import { announce } from '../../../components/plain/LiveRegion';
import { Modal } from '../../../components/mui/Modal';
import type { ModalProps } from '../../../components/plain/modalStore';
import { useTranslate } from '../../../i18n/useTranslate';
import { useSettings } from '../../settings/settings';
import { maxSharedProducts, sharedListAddress, type SharedList } from './sharedListAddress';
import { pageUrl } from '../../../lib/pageUrl';

declare module '../../../components/plain/modalStore' {
  interface ModalProps {
    /** FAV-03: share a list as a link. */
    shareList: SharedList;
  }
}

/** FAV-03: the link to a list, with a copy button. */
export function ShareListModal(list: ModalProps['shareList']) {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<'favorites.copied' | 'favorites.notCopied'>();
  const { url } = useSettings().staticPages.accountPage;
  const link = new URL(sharedListAddress(url, list), pageUrl().origin).href;
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
    <Button fullWidth onClick={() => void copy()}>
      {t('favorites.copyLink')}
    </Button>
  );
  return (
    <Modal title={t('favorites.shareNamedList', [list.name])} footer={footer}>
      <Stack sx={{ gap: 4 }}>
        <p>{t('favorites.shareText')}</p>
        {list.codes.length > maxSharedProducts && <p>{t('favorites.shareLimit', [maxSharedProducts])}</p>}
        <Field
          label={t('favorites.shareLink')}
          type="url"
          readOnly
          value={link}
          inputRef={field}
          onFocus={({ target }) => target.select()}
          sx={{ '& input': { textOverflow: 'ellipsis' } }}
        />
        {result && (
          <Typography variant="body2" color="textSecondary">
            {t(result)}
          </Typography>
        )}
      </Stack>
    </Modal>
  );
}
