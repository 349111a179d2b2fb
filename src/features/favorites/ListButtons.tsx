import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { FavoriteItem, FavoriteList } from '../../api/generated/types';
import { busyButton } from '../../components/mui/busyButton';
import { fieldFailureText } from '../../i18n/failureText';
import { useTranslate } from '../../i18n/useTranslate';
import type { ListChange } from './favoriteChanges';
import { addLines, listLimits } from './lineChanges';
import { useChangeLists } from './useChangeLists';

interface ListButtonsProps {
  lines: readonly FavoriteItem[];
  lists: readonly FavoriteList[];
  onAdded: (listName: string) => void;
}

/** FAV-02: a button for each list, which adds lines with their quantities to it. */
export function ListButtons({ lines, lists, onAdded }: ListButtonsProps) {
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
