import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { Chip, LinkChip } from '../../components/plain/Chip';
import { samplePicture } from './samples';
import { State, Story } from './Story';

const nothing = () => undefined;

function Checkboxes() {
  const [checked, setChecked] = useState(true);
  return (
    <Story name="Checkbox">
      <State name="checked">
        <FormControlLabel
          label="Oak"
          control={<Checkbox checked={checked} onChange={(_, isChecked) => setChecked(isChecked)} />}
        />
      </State>
      <State name="unchecked">
        <FormControlLabel label="Pine" control={<Checkbox />} />
      </State>
    </Story>
  );
}

/** Components for selecting and filtering. */
export function Choices() {
  return (
    <>
      <Checkboxes />
      <Story name="Chip">
        <State name="label">
          <Chip action="Remove oak filter:" label="Oak" onRemove={nothing} />
        </State>
      </Story>
      <Story name="LinkChip">
        <State name="without image">
          <LinkChip href="#main-content">Oak</LinkChip>
        </State>
        <State name="image">
          <LinkChip href="#main-content" image={samplePicture}>
            Oak
          </LinkChip>
        </State>
      </Story>
    </>
  );
}
