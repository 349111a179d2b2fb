import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Search from 'lucide-react/icons/search';
import type { KeyboardEvent } from 'react';
import { Icon } from '../../../../components/plain/Icon';

interface TermSearchProps {
  label: string;
  text: string;
  onType: (text: string) => void;
}

/** Filter a long list of terms by name. Escape clears the text without closing the surrounding modal. */
export function TermSearch({ label, text, onType }: TermSearchProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || text === '') return;
    event.preventDefault();
    event.stopPropagation();
    onType('');
  };
  return (
    <OutlinedInput
      type="search"
      size="small"
      placeholder={label}
      autoComplete="off"
      value={text}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={press}
      inputProps={{ 'aria-label': label }}
      startAdornment={
        <InputAdornment position="start">
          <Icon icon={Search} size="s" />
        </InputAdornment>
      }
      fullWidth
      sx={{ mb: 2 }}
    />
  );
}
