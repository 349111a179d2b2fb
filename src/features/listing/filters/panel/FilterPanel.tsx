import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { memo } from 'react';
import { useTranslate } from '../../../../i18n/useTranslate';
import { MuiProvider } from '../../../../theme/MuiProvider';
import { useOptimisticChoice } from '../../useOptimisticChoice';
import { showDiscontinued, showsDiscontinued } from '../filterUpdates';
import { useFacets, type Filterable } from '../useFacets';
import { FacetList } from './FacetList';

interface ToggleProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch at the end of a row; clicking its label toggles it too. */
function Toggle({ label, checked, onChange }: ToggleProps) {
  return (
    <FormControlLabel
      control={<Switch checked={checked} onChange={(_event, isOn) => onChange(isOn)} />}
      label={label}
      labelPlacement="start"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        minHeight: '3.5rem',
        m: 0,
        '& .MuiFormControlLabel-label': { p: 0, fontSize: 'var(--text-m)' },
      }}
    />
  );
}

/** FILT-03: switch for products in stock only. */
function InStock({ listing: { address, change } }: { listing: Filterable }) {
  const t = useTranslate();
  const [inStock, chooseInStock] = useOptimisticChoice(address.instock, (instock) =>
    change(() => ({ instock })),
  );
  return (
    <Box sx={{ borderBottom: 'var(--hairline) solid var(--color-line)' }}>
      <Toggle label={t('filters.inStock')} checked={inStock} onChange={chooseInStock} />
    </Box>
  );
}

/** FILT-02: switch for discontinued products instead of those for sale. */
function Discontinued({ listing: { address, change } }: { listing: Filterable }) {
  const t = useTranslate();
  const [discontinued, setDiscontinued] = useOptimisticChoice(showsDiscontinued(address), (chosen) =>
    change((current) => showDiscontinued(current, chosen)),
  );
  return <Toggle label={t('filters.discontinued')} checked={discontinued} onChange={setDiscontinued} />;
}

/** LIST-02: the filters of a list. */
export const FilterPanel = memo(function FilterPanel({ listing }: { listing: Filterable }) {
  const t = useTranslate();
  const facets = useFacets(listing);
  return (
    <div role="group" aria-label={t('filters.title')} aria-busy={listing.isLoading}>
      <InStock listing={listing} />
      {facets.length > 0 && <FacetList facets={facets} listing={listing} />}
      {/* Above the facets: below them it would shift when they load. */}
      {(facets.length > 0 || !listing.isLoading) && <Discontinued listing={listing} />}
    </div>
  );
});

/** LIST-02: the filters beside a list. A chunk with MUI, unlike in the modal, where MUI is already loaded. */
export function SidebarPanel({ listing }: { listing: Filterable }) {
  return (
    <MuiProvider>
      <FilterPanel listing={listing} />
    </MuiProvider>
  );
}
