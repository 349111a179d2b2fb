import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef, type ReactNode } from 'react';
import type { FavoriteItem } from '../../../api/generated/types';
import { busyButton } from '../../../components/mui/busyButton';
import { failureText } from '../../../i18n/failureText';
import { useTranslate } from '../../../i18n/useTranslate';
import type { ChosenColors } from '../listItems';
import { ItemsReport } from './ItemsReport';
import { useAddItems } from './useAddItems';

const layout = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 4,
  mb: 4,
};

const headLayout = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-3) var(--space-6)',
  width: 1,
};

interface AddItemsProps {
  /** Rendered at the start of the row of buttons. */
  heading: ReactNode;
  listName: string;
  items: readonly FavoriteItem[];
  /** Colors pressed on the cards. */
  colors: ChosenColors;
  /** Buttons beside the first. */
  children?: ReactNode;
}

/** FAV-03: header of a list, with a button that adds all its products to the cart and reports the result per line. */
export function AddItems({ heading, listName, items, colors, children }: AddItemsProps) {
  const t = useTranslate();
  const button = useRef<HTMLDivElement>(null);
  const { add, isPending, error, results, close } = useAddItems(items, colors);
  const closeReport = () => {
    button.current?.querySelector('button')?.focus();
    close();
  };
  return (
    <Box sx={layout}>
      <Stack direction="row" sx={headLayout}>
        {heading}
        <Stack
          ref={button}
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-1) var(--space-5)' }}
        >
          <Button
            size="small"
            aria-label={t('favorites.addAllNamed', [listName])}
            {...busyButton(isPending, add)}
          >
            {t('favorites.addAll')}
          </Button>
          {children}
        </Stack>
      </Stack>
      {error && (
        <Alert severity="error">
          {t('favorites.addFailed')}. {failureText(t, error, 'errors.tryAgain')}
        </Alert>
      )}
      {results && <ItemsReport results={results} onClose={closeReport} />}
    </Box>
  );
}
