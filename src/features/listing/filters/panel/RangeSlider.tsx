import Slider from '@mui/material/Slider';
import type { ComponentProps } from 'react';
import { useTranslate } from '../../../../i18n/useTranslate';
import type { Range } from './rangeRules';
import { stepOf } from './rangeStep';

interface RangeSliderProps {
  bounds: Range;
  unit?: string;
  /** Formatter of the values, as in the inputs. */
  format: (value: number) => string;
  /** Positions of the thumbs. */
  shown: Range;
  /** Called while a thumb is dragged. */
  move: (end: keyof Range, to: number) => void;
  /** Called when a thumb is released. */
  commit: () => void;
}

const ends = ['min', 'max'] as const;

/** The native range input of a thumb, limited by the other thumb for screen readers too. */
function ThumbInput({
  ownerState,
  ...props
}: ComponentProps<'input'> & { ownerState?: { value?: number[] } }) {
  const [low, high] = ownerState?.value ?? [];
  const isLow = String(Reflect.get(props, 'data-index')) === '0';
  const part = isLow ? { max: high, 'aria-valuemax': high } : { min: low, 'aria-valuemin': low };
  return <input {...props} {...part} />;
}

/**
 * FILT-06: the two thumbs. The scale starts and ends at round values, so that every stop is round and both bounds are
 * reachable; `move` clamps to the bounds.
 */
export function RangeSlider({ bounds, unit = '', format, shown, move, commit }: RangeSliderProps) {
  const t = useTranslate();
  const step = stepOf(bounds);
  return (
    <Slider
      min={Math.floor(bounds.min / step) * step}
      max={Math.ceil(bounds.max / step) * step}
      step={step}
      shiftStep={10 * step}
      value={[shown.min, shown.max]}
      disableSwap
      slots={{ input: ThumbInput }}
      getAriaLabel={(index) => t(index === 0 ? 'common.rangeFrom' : 'common.rangeTo')}
      getAriaValueText={(value) => t('common.amount', [format(value), unit]).trim()}
      onChange={(_event, values, thumb) => {
        const end = ends[thumb];
        const to = Array.isArray(values) ? values[thumb] : undefined;
        // A key press adds a step to the current, possibly typed, value; rounding moves it to the nearest stop.
        if (end && to !== undefined) move(end, Math.round(to / step) * step);
      }}
      onChangeCommitted={(event) => {
        if (event.type !== 'keydown') commit();
      }}
      onKeyUp={commit}
      onBlur={commit}
    />
  );
}
