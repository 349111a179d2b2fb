import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId, useState } from 'react';
import type { FavoriteList } from '../../api/generated/types';
import { failureText } from '../../i18n/failureText';
import { useTranslate } from '../../i18n/useTranslate';
import { addItem, includesProduct, isEditable, isVisible } from './favoriteChanges';
import { removeItem } from './lineChanges';
import type { Favorite } from './favoriteLists';
import { useChangeLists } from './useChangeLists';

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
export function ListCheckboxes({ product: { code, name }, lists }: ListCheckboxesProps) {
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
            disabled={list && !isEditable(list)}
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
