import { useState } from 'react';
import { Checkbox } from '../../components/Checkbox/Checkbox';
import { Chip } from '../../components/Chip/Chip';
import { LinkChip } from '../../components/LinkChip/LinkChip';
import { samplePicture } from './samples';
import { State, Story } from './Story';

const nothing = () => undefined;

function Checkboxes() {
  const [checked, setChecked] = useState(true);
  return (
    <Story name="Checkbox">
      <State name="checked">
        <Checkbox label="Oak" checked={checked} onChange={setChecked} />
      </State>
      <State name="note">
        <Checkbox label="Pine" note="24" checked={false} onChange={nothing} />
      </State>
    </Story>
  );
}

/** Everything that narrows a choice down. */
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
