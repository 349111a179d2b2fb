import MuiButton from '@mui/material/Button';
import MuiIconButton from '@mui/material/IconButton';
import Search from 'lucide-react/icons/search';
import { busyButton } from '../../components/mui/busyButton';
import { Icon } from '../../components/plain/Icon';
import { State, Story } from './Story';

const nothing = () => undefined;

/**
 * MUI's Button and IconButton in the same states and under the same names as the shop's own;
 * tests/e2e/buttons.spec.ts compares them.
 */
export function MuiButtons() {
  return (
    <>
      <Story name="Button of MUI">
        <State name="primary">
          <MuiButton onClick={nothing}>Oak table</MuiButton>
        </State>
        <State name="danger">
          <MuiButton color="error" onClick={nothing}>
            Oak table
          </MuiButton>
        </State>
        <State name="secondary">
          <MuiButton variant="outlined" onClick={nothing}>
            Oak table
          </MuiButton>
        </State>
        <State name="quiet">
          <MuiButton variant="text" onClick={nothing}>
            Oak table
          </MuiButton>
        </State>
        <State name="size=small">
          <MuiButton size="small" onClick={nothing}>
            Oak table
          </MuiButton>
        </State>
        <State name="icon">
          <MuiButton variant="outlined" startIcon={<Icon icon={Search} size="s" />} onClick={nothing}>
            Oak table
          </MuiButton>
        </State>
        <State name="loading">
          <MuiButton {...busyButton(true, nothing)}>Oak table</MuiButton>
        </State>
        <State name="unavailable">
          <MuiButton aria-disabled>Oak table</MuiButton>
        </State>
      </Story>
      <Story name="IconButton of MUI">
        <State name="icon">
          <MuiIconButton aria-label="Oak search of MUI" onClick={nothing}>
            <Icon icon={Search} />
          </MuiIconButton>
        </State>
      </Story>
    </>
  );
}
