import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { FavoriteList } from '../../../api/generated/types';
import { showNotice } from '../../../components/plain/noticeStore';
import { useTranslate } from '../../../i18n/useTranslate';
import { isEditable } from '../favoriteChanges';
import { useChangeLists } from '../useChangeLists';

/**
 * FAV-03: share a list with all users of the company, or end that, where the server says whether it is shared; who
 * shares a list, and who may change it, for the others.
 */
export function CompanyShare({ list }: { list: FavoriteList }) {
  const t = useTranslate();
  const change = useChangeLists();
  const { name: listName, shared, sharedBy } = list;
  if (shared === undefined) return null;
  const share = (isShared: boolean) =>
    change({
      subject: listName,
      changes: (lists) =>
        lists
          .filter(({ name }) => name === listName)
          .map(({ items }) => ({ listName, items, shared: isShared })),
      onDone: () =>
        showNotice({
          tone: 'success',
          title: (translate) =>
            translate(isShared ? 'favorites.nowShared' : 'favorites.noLongerShared', [listName]),
        }),
    });
  const mayEdit = isEditable(list);
  const note = [
    sharedBy && t('favorites.sharedBy', [sharedBy]),
    sharedBy && !mayEdit && t('favorites.readOnly'),
  ].filter(Boolean);
  return (
    <>
      {note.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
          {note.join(' · ')}
        </Typography>
      )}
      {mayEdit && (
        <FormControlLabel
          label={t('favorites.shareInCompany')}
          sx={{ display: 'flex', minHeight: '2.75rem', mb: 3 }}
          control={
            <Checkbox
              checked={shared}
              onChange={(_, isShared) => share(isShared)}
              slotProps={{ input: { 'aria-label': t('favorites.shareInCompanyNamed', [listName]) } }}
            />
          }
        />
      )}
    </>
  );
}
