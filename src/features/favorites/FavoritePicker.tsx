import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FavoriteItem, FavoriteList } from '../../api/generated/types';
import { Form, SubmitButton } from '../../components/mui/form/Form';
import { FormTextField } from '../../components/mui/form/FormTextField';
import { announce } from '../../components/plain/LiveRegion';
import { LoadFailure } from '../../components/mui/LoadFailure';
import { Modal } from '../../components/mui/Modal';
import { closeModal, type ModalProps } from '../../components/plain/modalStore';
import { showNotice } from '../../components/plain/noticeStore';
import { useTranslate } from '../../i18n/useTranslate';
import { useSettings } from '../settings/settings';
import { isEditable, type ListChange } from './favoriteChanges';
import { type Favorite, type FavoriteLine, favoriteListsQuery } from './favoriteLists';
import { addLines, listLimits } from './lineChanges';
import { ListCheckboxes } from './ListCheckboxes';
import { useNewListForm } from './useNewListForm';
import Stack from '@mui/material/Stack';
import { busyButton } from '../../components/mui/busyButton';
import { fieldFailureText } from '../../i18n/failureText';
import { useChangeLists } from './useChangeLists';

interface ListButtonsProps {
  lines: readonly FavoriteItem[];
  lists: readonly FavoriteList[];
  onAdded: (listName: string) => void;
}

/** FAV-02: a button for each list, which adds lines with their quantities to it. */
function ListButtons({ lines, lists, onAdded }: ListButtonsProps) {
  const t = useTranslate();
  const change = useChangeLists();
  const [pending, setPending] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** Additions that failed, by list: their response may have been lost. */
  const [attempts, setAttempts] = useState<ReadonlyMap<string, ListChange>>(new Map());
  const add = (listName: string) => {
    if (addLines(lists, listName, lines).items.length > listLimits.items)
      return setFailure(t('favorites.listFull', [listLimits.items]));
    setFailure(null);
    setPending(listName);
    const attempt = attempts.get(listName);
    let sent = attempt;
    change({
      subject: listName,
      changes: (before) => [(sent = addLines(before, listName, lines, attempt))],
      onDone: () => onAdded(listName),
      onFailed: (error) => {
        if (sent) setAttempts(new Map(attempts).set(listName, sent));
        setFailure(
          `${t('account.favoritesUnchanged')}. ${fieldFailureText(t, error, 'listName', 'errors.tryAgain')}`,
        );
      },
      onSettled: () => setPending(null),
    });
  };
  if (lists.length === 0) return null;
  return (
    <Stack component="ul" aria-label={t('favorites.lists')} sx={{ gap: 2 }}>
      {lists.map(({ id, name, items }) => (
        <li key={id}>
          <Button
            fullWidth
            variant="outlined"
            aria-label={t('favorites.addTo', [name])}
            {...busyButton(pending !== null, () => add(name))}
            sx={{ justifyContent: 'space-between', gap: 3, overflowWrap: 'anywhere', textAlign: 'start' }}
          >
            <span>{name}</span>
            <span>{t('common.number', [items.length])}</span>
          </Button>
        </li>
      ))}
      {failure && (
        <Alert severity="error" component="li">
          {failure}
        </Alert>
      )}
    </Stack>
  );
}

declare module '../../components/plain/modalStore' {
  interface ModalProps {
    /** A product to select lists for, or lines to add to a list. */
    favoritePicker: { product: Favorite } | { lines: readonly FavoriteLine[] };
  }
}

const newListLayout = { mt: 5, pt: 5, borderTop: 'var(--hairline) solid var(--color-line)' };

interface NewListProps {
  items: readonly FavoriteItem[];
  onCreated: (listName: string) => void;
}

function NewList({ items, onCreated }: NewListProps) {
  const t = useTranslate();
  const form = useNewListForm({ items, onCreated });
  return (
    <Box component="section" sx={newListLayout} aria-labelledby="new-list-heading">
      <Typography id="new-list-heading" variant="h3" sx={{ mb: 3, fontSize: 'var(--text-m)' }}>
        {t('favorites.newList')}
      </Typography>
      <Form form={form}>
        <FormTextField control={form.control} name="listName" />
        <div>
          <SubmitButton form={form} variant="outlined">
            {t('favorites.create')}
          </SubmitButton>
        </div>
      </Form>
    </Box>
  );
}

interface PickerProps {
  lists: readonly FavoriteList[];
}

function ProductPicker({ product, lists }: PickerProps & { product: Favorite }) {
  const t = useTranslate();
  const { code, name } = product;
  const [created, setCreated] = useState(0);
  return (
    <>
      <ListCheckboxes product={product} lists={lists} />
      <NewList
        key={created}
        items={[{ code }]}
        onCreated={(listName) => {
          announce(t('favorites.savedIn', [name, listName]));
          setCreated((count) => count + 1);
        }}
      />
    </>
  );
}

function LinesPicker({ lines, lists }: PickerProps & { lines: readonly FavoriteLine[] }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { accountPage } = useSettings().staticPages;
  const { items } = addLines([], '', lines);
  const finish = (listName: string) => {
    closeModal();
    showNotice({
      tone: 'success',
      title: (translate) => translate('favorites.savedLines', [items.length, listName]),
      action: {
        label: (translate) => translate('favorites.showList'),
        onPress: () => void navigate(`${accountPage.url}?view=Favorites`),
      },
    });
  };
  if (items.length > listLimits.items)
    return <Alert severity="error">{t('favorites.listFull', [listLimits.items])}</Alert>;
  return (
    <>
      <ListButtons lines={items} lists={lists.filter(isEditable)} onAdded={finish} />
      <NewList items={items} onCreated={finish} />
    </>
  );
}

/** FAV-02: select the lists of a product, or create one; each change is saved at once. Lines are added to one list. */
export function FavoritePicker(props: ModalProps['favoritePicker']) {
  const t = useTranslate();
  const query = useQuery(favoriteListsQuery());
  const { data: lists, isError } = query;
  const isOfLines = 'lines' in props;
  const footer = (
    <Button fullWidth variant={isOfLines ? 'outlined' : 'contained'} onClick={closeModal}>
      {t(isOfLines ? 'common.cancel' : 'favorites.done')}
    </Button>
  );
  return (
    <Modal title={t('favorites.chooseLists')} footer={footer}>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {isOfLines ? t('favorites.saveLinesText', [props.lines.length]) : props.product.name}
      </Typography>
      {lists &&
        (isOfLines ? (
          <LinesPicker lines={props.lines} lists={lists} />
        ) : (
          <ProductPicker product={props.product} lists={lists} />
        ))}
      {!lists && !isError && <Skeleton width="100%" height="6rem" />}
      {!lists && isError && <LoadFailure message={t('account.favoritesFailed')} query={query} />}
    </Modal>
  );
}
