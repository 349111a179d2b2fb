import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import Trash2 from 'lucide-react/icons/trash-2';
import type { FavoriteItem } from '../../../api/generated/types';
import { Each } from '../../../components/plain/ErrorBoundary';
import { Icon } from '../../../components/plain/Icon';
import { Picture } from '../../../components/plain/Picture';
import { QuantityInput } from '../../../components/plain/QuantityInput';
import { useTranslate } from '../../../i18n/useTranslate';
import { SafeLink } from '../../../routing/links/SafeLink';
import { ArticleNumbers } from '../../cart/lines/lineTexts';
import { PagedLines } from '../../../components/mui/PagedLines';
import { times } from '../../pricing/times';
import { priceAtQuantity, shownPrice } from '../../pricing/usePriceTexts';
import { useVat } from '../../pricing/vatDisplay';
import { StockStatus } from '../../product/StockStatus';
import { articleOf, defaultVariation } from '../../product/variations';
import { itemName, variationOf } from './useAddItems';

/** The article of an item, and its unit price at the item's quantity; undefined without a product. */
export function itemArticle(item: FavoriteItem, inclVat: boolean) {
  const { product, quantity = 1 } = item;
  if (!product) return undefined;
  const own = variationOf(item);
  const article = articleOf(product, own ?? defaultVariation(product));
  const isOpen = !own && product.variations.length > 1;
  const isSold = product.active && article.isBuyable && !product.hidePrice;
  const unit =
    article.price && isSold ? shownPrice(priceAtQuantity(article.price, quantity), inclVat).price : undefined;
  return { article, isOpen, unit, active: product.active };
}

/** Picture beside facts, and the controls: in a row of their own in small windows. */
const Row = styled(ListItem)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 4rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: 'var(--space-2) var(--space-3)',
  padding: 'var(--space-4) 0',
  borderBottom: 'var(--hairline) solid var(--color-line)',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'auto 4.5rem minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 'var(--space-4)',
  },
}));

const controls = {
  gridColumn: { xs: '2 / -1', md: 'auto' },
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 3,
};

const sumLayout = {
  minWidth: '6.5rem',
  marginInlineStart: 'auto',
  textAlign: 'end',
};

interface LineProps {
  item: FavoriteItem;
  listName: string;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  /** Undefined in a list that the customer may only read. */
  onQuantity: ((quantity: number) => void) | undefined;
  onRemove: (() => void) | undefined;
}

function Facts({ item }: { item: FavoriteItem }) {
  const t = useTranslate();
  const { inclVat } = useVat();
  const found = itemArticle(item, inclVat);
  const name = itemName(item);
  const muted = { color: 'text.secondary' };
  if (!found)
    return (
      <Typography variant="body2" component="div" sx={muted}>
        <div>{t('cart.code', [item.code])}</div>
        <div>{t('favorites.notFound')}</div>
      </Typography>
    );
  const { article, isOpen, unit, active } = found;
  return (
    <Typography variant="body2" component="div" sx={{ display: 'grid', gap: 1 }}>
      <p>
        <Link component={SafeLink} href={article.url} leadsTo="product" sx={{ fontWeight: 500 }}>
          {name}
        </Link>
      </p>
      <Box sx={muted}>
        <ArticleNumbers code={item.code} elNumber={item.product?.elNumber ?? null} />
      </Box>
      <Box sx={{ ...muted, display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        {isOpen && item.product ? (
          <span>{t('product.variants', [item.product.numberOfVariants])}</span>
        ) : (
          <StockStatus active={active} inStockQuantity={article.inStockQuantity} />
        )}
        {unit && <span>{t('cart.each', [unit.formattedString])}</span>}
      </Box>
    </Typography>
  );
}

function Line({ item, listName, isSelected, onSelect, onQuantity, onRemove }: LineProps) {
  const t = useTranslate();
  const { inclVat } = useVat();
  const name = itemName(item);
  const { quantity = 1 } = item;
  const found = itemArticle(item, inclVat);
  return (
    <Row>
      <Checkbox
        checked={isSelected}
        onChange={(_, checked) => onSelect(checked)}
        slotProps={{ input: { 'aria-label': t('favorites.selectNamed', [name]) } }}
        sx={{ p: 2.5, m: -2.5 }}
      />
      <Picture image={found?.article.image ?? null} ratio="1 / 1" sizes="4.5rem" decorative />
      <Facts item={item} />
      <Box sx={controls}>
        {onQuantity ? (
          <QuantityInput
            label={t('product.quantityOf', [name])}
            value={quantity}
            rules={found?.article}
            onChange={(pieces) => pieces !== null && onQuantity(pieces)}
          />
        ) : (
          <Typography variant="body2">{t('cart.quantity', [quantity])}</Typography>
        )}
        <Typography component="strong" sx={{ ...sumLayout, fontWeight: 500 }}>
          {found?.unit && <bdi>{times(found.unit, quantity)}</bdi>}
        </Typography>
        {onRemove && (
          <IconButton aria-label={t('favorites.removeNamed', [name, listName])} onClick={onRemove}>
            <Icon icon={Trash2} size="s" />
          </IconButton>
        )}
      </Box>
    </Row>
  );
}

interface QuantityLinesProps {
  listName: string;
  items: readonly FavoriteItem[];
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  onQuantity: ((item: FavoriteItem, quantity: number) => void) | undefined;
  onRemove: ((item: FavoriteItem) => void) | undefined;
}

/** FAV-03: the items of a list with quantities, each with its quantity and a checkbox that selects it. */
export function QuantityLines({
  listName,
  items,
  selected,
  onSelect,
  onQuantity,
  onRemove,
}: QuantityLinesProps) {
  return (
    <PagedLines lines={items}>
      {(shown) => (
        <Each items={shown} path="/items" keyOf={({ code }) => code}>
          {(item) => (
            <Line
              item={item}
              listName={listName}
              isSelected={selected.has(item.code)}
              onSelect={(isSelected) =>
                onSelect(new Set([...selected, item.code].filter((code) => isSelected || code !== item.code)))
              }
              onQuantity={onQuantity && ((quantity) => onQuantity(item, quantity))}
              onRemove={onRemove && (() => onRemove(item))}
            />
          )}
        </Each>
      )}
    </PagedLines>
  );
}
