import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { Field } from '../../../components/mui/form/Field';
import { announce } from '../../../components/plain/LiveRegion';
import { Modal } from '../../../components/mui/Modal';
import { type ModalProps, closeModal } from '../../../components/plain/modalStore';
import { showsVisitorPrices } from '../../../config/deployment';
import { useTranslate } from '../../../i18n/useTranslate';
import { useSettings } from '../../settings/settings';
import { maxSharedProducts, sharedListAddress, type SharedList } from './sharedListAddress';
import { pageUrl } from '../../../lib/renderRequest';
import { useNavigate } from 'react-router-dom';
import { Form, SubmitButton } from '../../../components/mui/form/Form';
import { FormTextField } from '../../../components/mui/form/FormTextField';
import { showNotice } from '../../../components/plain/noticeStore';
import { useNewListForm } from '../useNewListForm';
import type { OperationInput } from '../../../api/operation';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { confirmed, useStep } from '../../../api/confirmed';
import { changeFavoriteListNameMutation } from '../../../api/generated/mutations';
import { changeFavoriteListNameBody } from '../../../api/generated/schemas';
import { ModalFormFooter } from '../../../components/mui/form/ModalFormFooter';
import { useContractForm } from '../../../components/mui/form/useContractForm';
import { rule } from '../../../components/mui/form/formTexts';
import { cachedLists } from '../favoriteLists';
import { cacheLists, listsWhere, notifyListsChanged } from '../useChangeLists';

declare module '../../../components/plain/modalStore' {
  interface ModalProps {
    shareList: SharedList;
  }
}

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
        <p>{t(showsVisitorPrices() ? 'favorites.shareTextWithPrices' : 'favorites.shareText')}</p>
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

declare module '../../../components/plain/modalStore' {
  interface ModalProps {
    saveSharedList: SharedList;
  }
}

/** FAV-03: save a shared list under a name entered by the customer, then navigate to the favourites. */
export function SaveListModal({ name, codes }: ModalProps['saveSharedList']) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { accountPage } = useSettings().staticPages;
  const form = useNewListForm({
    name,
    items: codes.map((code) => ({ code })),
    onCreated: (listName) => {
      closeModal();
      void navigate(`${accountPage.url}?view=Favorites`);
      showNotice({ tone: 'success', title: (translate) => translate('favorites.saved', [listName]) });
    },
  });
  return (
    <Modal
      title={t('favorites.saveList')}
      footer={
        <SubmitButton form={form} fullWidth>
          {t('common.save')}
        </SubmitButton>
      }
    >
      <Form form={form}>
        <FormTextField control={form.control} name="listName" />
      </Form>
    </Modal>
  );
}

declare module '../../../components/plain/modalStore' {
  interface ModalProps {
    renameList: { name: string };
  }
}

/** Schema of the form: the new name of a list (changeFavoriteListName). */
export const renameListSchema = z.pick(changeFavoriteListNameBody, { newListName: true });

/** Confirmation of changeFavoriteListName: the new name in place of the former one. */
const listRenamed = ({ body: { listName, newListName } }: OperationInput<'changeFavoriteListName'>) =>
  listsWhere((find) => find(newListName) !== undefined && !find(listName));

/** FAV-03: rename a list (changeFavoriteListName). The current name and those of other lists are refused. */
export function RenameListModal({ name }: ModalProps['renameList']) {
  const t = useTranslate();
  const client = useQueryClient();
  const schema = renameListSchema.check(
    rule('newListName', ({ newListName }) => {
      const newName = newListName.trim();
      if (newName === name) return 'favorites.sameName';
      return cachedLists(client).some((list) => list.name === newName) ? 'favorites.nameTaken' : undefined;
    }),
  );
  const changeFavoriteListName = useStep(confirmed(changeFavoriteListNameMutation(), listRenamed));
  const form = useContractForm({
    schema,
    defaultValues: { newListName: name },
    send: ({ newListName }) =>
      changeFavoriteListName({ body: { listName: name, newListName: newListName.trim() } }),
    onSuccess: (lists) => {
      cacheLists(client, lists);
      notifyListsChanged();
      closeModal();
    },
    success: (translate, { newListName }) => translate('favorites.renamed', [newListName.trim()]),
    failed: 'favorites.notRenamed',
  });
  return (
    <Modal title={t('favorites.renameList')} footer={<ModalFormFooter form={form} />}>
      <Form form={form}>
        <FormTextField control={form.control} name="newListName" />
      </Form>
    </Modal>
  );
}
