import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { FavoriteItem, FavoriteList } from '../../../api/generated/types';
import { Each } from '../../../components/plain/ErrorBoundary';
import { Icon } from '../../../components/plain/Icon';
import { showNotice } from '../../../components/plain/noticeStore';
import { useTranslate } from '../../../i18n/useTranslate';
import { times } from '../../pricing/times';
import { useVat } from '../../pricing/vatDisplay';
import { isEditable, isVisible } from '../favoriteChanges';
import { removeItem, restoreItem } from '../lineChanges';
import { useChangeLists } from '../useChangeLists';
import { AddItems } from './AddItems';
import { CompanyShare } from './ListActions';
import { ListActions } from './ListActions';
import { ListItemCard, ProductGrid } from './ListItemCard';
import { itemArticle, QuantityLines } from './QuantityLines';
import { itemName, useSelectedColors } from './useAddItems';
import { useQuantityEdits } from './useQuantityEdits';

/** Time during which a removal can be undone, in ms: long enough to reach the button by keyboard. */
const undoMs = 20_000;

function useRemoveItem(list: FavoriteList): (item: FavoriteItem) => void {
  const change = useChangeLists();
  const { name: listName, items } = list;
  return (item) => {
    const subject = itemName(item);
    const index = items.findIndex(({ code }) => code === item.code);
    const restore = () =>
      change({
        subject,
        changes: (lists) => [restoreItem(lists, listName, item, index)],
        done: (t) => t('favorites.savedIn', [subject, listName]),
      });
    const reportRemoved = () =>
      showNotice({
        tone: 'success',
        title: (t) => t('favorites.removedFrom', [subject, listName]),
        action: { label: (t) => t('favorites.undo'), onPress: restore },
        duration: undoMs,
      });
    change({ subject, changes: (lists) => [removeItem(lists, listName, item.code)], onDone: reportRemoved });
  };
}

/** FAV-03: total of the items whose price is known, as the server writes amounts; undefined without any. */
function useTotal(items: readonly FavoriteItem[]): string | undefined {
  const { inclVat } = useVat();
  const lines = items.flatMap((item) => {
    const unit = itemArticle(item, inclVat)?.unit;
    return unit ? [{ unit, amount: unit.amount * (item.quantity ?? 1) }] : [];
  });
  const [first] = lines;
  if (!first) return undefined;
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  return times({ ...first.unit, amount }, 1);
}

interface SelectAllProps {
  items: readonly FavoriteItem[];
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  total: string | undefined;
}

function SelectAll({ items, selected, onSelect, total }: SelectAllProps) {
  const t = useTranslate();
  const { inclVat } = useVat();
  const isWhole = items.length > 0 && selected.size === items.length;
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 4,
        pb: 3,
        borderBottom: 'var(--hairline) solid var(--color-line)',
      }}
    >
      <FormControlLabel
        label={t('favorites.selectAll')}
        sx={{ minHeight: '2.75rem' }}
        control={
          <Checkbox
            checked={isWhole}
            indeterminate={selected.size > 0 && !isWhole}
            onChange={(_, checked) => onSelect(new Set(checked ? items.map(({ code }) => code) : []))}
          />
        }
      />
      {total && (
        <Typography>
          {t('favorites.total')} <strong>{total}</strong>{' '}
          <Typography variant="body2" component="span" color="textSecondary">
            {t(inclVat ? 'product.inclVat' : 'product.exVat')}
          </Typography>
        </Typography>
      )}
    </Stack>
  );
}

/** FAV-03: a list: its name, actions and products, with quantities as lines. */
export function FavoriteListSection({ list }: { list: FavoriteList }) {
  const t = useTranslate();
  const { id, name } = list;
  const { setQuantity, withEdits } = useQuantityEdits(name);
  const items = list.items.filter(isVisible).map(withEdits);
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const { colors, selectColor } = useSelectedColors();
  const headingId = `favorites-${id}`;
  const removeItem = useRemoveItem(list);
  const remove = (item: FavoriteItem) => {
    // The pressed button unmounts with its product.
    const next = items.length > 1 ? document.getElementById(headingId) : document.querySelector('main');
    next?.focus({ preventScroll: true });
    removeItem(item);
  };
  const selectedItems = items.filter(({ code }) => selection.has(code));
  const selected = new Set(selectedItems.map(({ code }) => code));
  const bought = selected.size > 0 ? selectedItems : items;
  const total = useTotal(bought);
  const hasQuantities = items.some(({ quantity }) => quantity !== undefined);
  const mayEdit = isEditable(list);
  const count = t('favorites.products', [items.length]);
  const heading = (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3 }}>
      <Typography id={headingId} variant="h2" tabIndex={-1}>
        {name}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ lineHeight: '1.5rem' }}>
        {count}
      </Typography>
    </Stack>
  );
  return (
    <section aria-labelledby={headingId}>
      <AddItems
        heading={heading}
        listName={name}
        items={bought}
        colors={colors}
        selectedCount={selected.size}
      >
        <ListActions list={list} items={items} />
      </AddItems>
      <CompanyShare list={list} />
      {hasQuantities ? (
        <>
          <SelectAll items={items} selected={selected} onSelect={setSelection} total={total} />
          <QuantityLines
            listName={name}
            items={items}
            selected={selected}
            onSelect={setSelection}
            onQuantity={mayEdit ? setQuantity : undefined}
            onRemove={mayEdit ? remove : undefined}
          />
        </>
      ) : (
        <ProductGrid>
          <Each items={items} path="/items" keyOf={({ code }) => code}>
            {(item) => (
              <ListItemCard item={item} onColor={selectColor}>
                {mayEdit && (
                  <Button
                    variant="text"
                    size="small"
                    startIcon={<Icon icon={Trash2} size="s" />}
                    aria-label={t('favorites.removeNamed', [itemName(item), name])}
                    onClick={() => remove(item)}
                  >
                    {t('favorites.remove')}
                  </Button>
                )}
              </ListItemCard>
            )}
          </Each>
        </ProductGrid>
      )}
    </section>
  );
}
