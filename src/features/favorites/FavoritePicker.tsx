import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { FavoriteList } from '../../api/generated/types';
import { Form, SubmitButton } from '../../components/mui/form/Form';
import { FormTextField } from '../../components/mui/form/FormTextField';
import { announce } from '../../components/plain/LiveRegion';
import { LoadFailure } from '../../components/mui/LoadFailure';
import { Modal } from '../../components/mui/Modal';
import { closeModal, type ModalProps } from '../../components/plain/modalStore';
import { failureText } from '../../i18n/failureText';
import { useTranslate } from '../../i18n/useTranslate';
import { addItem, includesProduct, isVisible, removeItem } from './favoriteChanges';
import { type Favorite, favoriteListsQuery } from './favoriteLists';
import { useChangeLists } from './useChangeLists';
import { useNewListForm } from './useNewListForm';

declare module '../../components/plain/modalStore' {
  interface ModalProps {
    favoritePicker: { product: Favorite };
  }
}

const listLayout = {
  display: 'flex',
  marginInlineEnd: 0,
  '& > :last-child': {
    display: 'flex',
    flex: 1,
    gap: 3,
    justifyContent: 'space-between',
    overflowWrap: 'anywhere',
  },
};

const newListLayout = { mt: 5, pt: 5, borderTop: 'var(--hairline) solid var(--color-line)' };

interface ListCheckboxesProps {
  product: Favorite;
  lists: readonly FavoriteList[];
}

interface PendingSelection {
  listName: string;
  selected: boolean;
}

/**
 * The lists as checkboxes. A list that has lost its last item no longer exists (FAV-01), but can be selected again
 * here.
 */
function ListCheckboxes({ product: { code, name }, lists }: ListCheckboxesProps) {
  const t = useTranslate();
  const id = useId();
  const change = useChangeLists();
  const [failure, setFailure] = useState<Error | null>(null);
  const [earlier, setEarlier] = useState<readonly string[]>([]);
  const [pending, setPending] = useState<readonly PendingSelection[]>([]);
  const names = [...new Set([...earlier, ...lists.map((list) => list.name)])];
  const isSelected = (listName: string, list: FavoriteList | undefined) =>
    pending.findLast((selection) => selection.listName === listName)?.selected ??
    (list !== undefined && includesProduct(list, code));
  const select = (listName: string, selected: boolean) => {
    const selection = { listName, selected };
    const removePending = () => setPending((all) => all.filter((each) => each !== selection));
    setEarlier(names);
    setFailure(null);
    setPending((all) => [...all, selection]);
    change({
      subject: name,
      onFailed: (error) => {
        removePending();
        setFailure(error);
      },
      onDone: removePending,
      changes: (before) => [
        selected ? addItem(before, listName, { code }) : removeItem(before, listName, code),
      ],
      done: (translate) =>
        translate(selected ? 'favorites.savedIn' : 'favorites.removedFrom', [name, listName]),
    });
  };
  if (names.length === 0) return null;
  return (
    <fieldset>
      <legend className="visually-hidden">{t('favorites.lists')}</legend>
      {names.map((listName, index) => {
        const labelId = `${id}-${index}`;
        const list = lists.find((each) => each.name === listName);
        return (
          <FormControlLabel
            key={listName}
            sx={listLayout}
            label={
              <>
                <span id={labelId}>{listName}</span>
                <Box
                  component="span"
                  id={`${labelId}-note`}
                  sx={{ flex: 'none', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
                >
                  {t('common.number', [list?.items.filter(isVisible).length ?? 0])}
                </Box>
              </>
            }
            control={
              <Checkbox
                checked={isSelected(listName, list)}
                onChange={(_, selected) => select(listName, selected)}
                slotProps={{ input: { 'aria-labelledby': labelId, 'aria-describedby': `${labelId}-note` } }}
              />
            }
          />
        );
      })}
      {failure && (
        <Alert severity="error" sx={{ mt: 3 }}>
          {t('account.favoritesUnchanged')}. {failureText(t, failure, 'errors.tryAgain')}
        </Alert>
      )}
    </fieldset>
  );
}

function NewList({ product: { code, name }, onCreated }: { product: Favorite; onCreated: () => void }) {
  const t = useTranslate();
  const form = useNewListForm({
    items: [{ code }],
    onCreated: (listName) => {
      announce(t('favorites.savedIn', [name, listName]));
      onCreated();
    },
  });
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

/** FAV-02: select the lists of a product, or create one. Each change is saved at once. */
export function FavoritePicker({ product }: ModalProps['favoritePicker']) {
  const t = useTranslate();
  const query = useQuery(favoriteListsQuery());
  const { data: lists, isError } = query;
  const [created, setCreated] = useState(0);
  const footer = (
    <Button fullWidth onClick={closeModal}>
      {t('favorites.done')}
    </Button>
  );
  return (
    <Modal title={t('favorites.chooseLists')} footer={footer}>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {product.name}
      </Typography>
      {lists && <ListCheckboxes product={product} lists={lists} />}
      {!lists && !isError && <Skeleton width="100%" height="6rem" />}
      {!lists && isError && <LoadFailure message={t('account.favoritesFailed')} query={query} />}
      {lists && (
        <NewList key={created} product={product} onCreated={() => setCreated((count) => count + 1)} />
      )}
    </Modal>
  );
}
