import { useState } from 'react';
import { Checkbox } from '../../components/Checkbox/Checkbox';
import { Chip } from '../../components/Chip/Chip';
import { LinkChip } from '../../components/LinkChip/LinkChip';
import { RangeInput } from '../../components/RangeInput/RangeInput';
import { Switch } from '../../components/Switch/Switch';
import { samplePicture } from './samples';
import { State, Story } from './Story';

const nothing = () => undefined;
const bounds = { min: 0, max: 2400 };

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

function Switches() {
  const [checked, setChecked] = useState(true);
  return (
    <Story name="Switch">
      <State name="checked">
        <Switch label="Oak only" checked={checked} onChange={setChecked} />
      </State>
      <State name="unchecked">
        <Switch label="Pine only" checked={false} onChange={nothing} />
      </State>
    </Story>
  );
}

function Ranges() {
  const [value, setValue] = useState({ min: 400, max: 1800 });
  return (
    <Story name="RangeInput, RangeSlider" wide>
      <RangeInput label="Oak length" unit="mm" bounds={bounds} value={value} onCommit={setValue} />
    </Story>
  );
}

/** Everything that narrows a choice down. */
export function Choices() {
  return (
    <>
      <Checkboxes />
      <Switches />
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
      <Ranges />
    </>
  );
}
