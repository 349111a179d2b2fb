import Heart from 'lucide-react/icons/heart';
import Search from 'lucide-react/icons/search';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Accordion } from '../../components/plain/Accordion';
import { Badge } from '../../components/plain/Badge';
import { Button, type ButtonVariant, CompactLabel, ButtonLink } from '../../components/plain/Button';
import { Chip, LinkChip } from '../../components/plain/Chip';
import { Icon, iconSizes } from '../../components/plain/Icon';
import { IconButton } from '../../components/plain/IconButton';
import { openModal } from '../../components/plain/modalStore';
import { QuantityInput } from '../../components/plain/QuantityInput';
import { MuiButtons } from './Forms';
import { samplePicture, State, Story } from './Story';

const ignore = () => undefined;

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

export function Selections() {
  return (
    <>
      <Checkboxes />
      <Story name="Chip">
        <State name="label">
          <Chip action="Remove oak filter:" label="Oak" onRemove={ignore} />
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

const variants: ButtonVariant[] = ['primary', 'secondary', 'quiet'];
const icons = Object.keys(iconSizes) as (keyof typeof iconSizes)[];
const tones = ['plain', 'accent', 'sale'] as const;
const nothing = () => undefined;

function Buttons() {
  return (
    <Story name="Button">
      {variants.map((variant) => (
        <State key={variant} name={variant}>
          <Button variant={variant} onClick={nothing}>
            Oak table
          </Button>
        </State>
      ))}
      <State name="size=small">
        <Button size="small" onClick={nothing}>
          Oak table
        </Button>
      </State>
      <State name="icon">
        <Button variant="secondary" onClick={nothing}>
          <Icon icon={Search} size="s" /> Oak table
        </Button>
      </State>
      <State name="loading">
        <Button loading>Oak table</Button>
      </State>
      <State name="CompactLabel">
        <Button>
          <CompactLabel icon={ShoppingBag}>Oak table</CompactLabel>
        </Button>
      </State>
      <State name="ButtonLink">
        <ButtonLink href="#main-content">Oak table</ButtonLink>
      </State>
    </Story>
  );
}

function Quantities() {
  const [quantity, setQuantity] = useState<number | null>(4);
  return (
    <Story name="QuantityInput">
      <State name="medium">
        <QuantityInput value={quantity} onChange={setQuantity} label="Oak table" />
      </State>
      <State name="small">
        <QuantityInput value={quantity} onChange={setQuantity} label="Oak chair" size="small" />
      </State>
      <State name="min">
        <QuantityInput value={1} onChange={nothing} label="Oak bench" />
      </State>
      <State name="max">
        <QuantityInput value={12} onChange={nothing} label="Oak shelf" rules={{ maxQuantity: 12 }} />
      </State>
    </Story>
  );
}

export function Controls() {
  const ask = () =>
    openModal('confirmation', {
      title: 'Oak table',
      text: 'Two metres twenty, solid.',
      confirmLabel: 'Oak table',
      onConfirm: nothing,
    });
  return (
    <>
      <Buttons />
      <Story name="IconButton">
        <State name="icon">
          <IconButton icon={Search} label="Oak search" onClick={nothing} />
        </State>
        <State name="CountBadge">
          <IconButton icon={ShoppingBag} count={12} label="Oak bag, 12" onClick={nothing} />
        </State>
      </Story>
      <MuiButtons />
      <Story name="Icon">
        {icons.map((size) => (
          <State key={size} name={`${size} ${iconSizes[size]}`}>
            <Icon icon={Heart} size={size} />
          </State>
        ))}
      </Story>
      <Story name="Badge">
        {tones.map((tone) => (
          <State key={tone} name={tone}>
            <Badge tone={tone}>Oak</Badge>
          </State>
        ))}
      </Story>
      <Quantities />
      <Story name="Accordion" wide>
        <Accordion title="Oak, open" defaultOpen>
          <p>Solid, oiled.</p>
        </Accordion>
        <Accordion title="Oak, closed">
          <p>Solid, oiled.</p>
        </Accordion>
      </Story>
      <Story name="Modal">
        <State name="ConfirmationModal">
          <Button variant="secondary" onClick={ask}>
            Oak question
          </Button>
        </State>
      </Story>
    </>
  );
}
