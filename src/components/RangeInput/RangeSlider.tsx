import Slider from '@mui/material/Slider';
import type { ComponentProps } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { MuiProvider } from '../../theme/MuiProvider';
import type { Range } from './rangeRules';
import { nearestStop, stopAfter, stopsOf } from './rangeSteps';

/** Props of the lazily loaded slider. */
export interface RangeSliderProps {
  bounds: Range;
  unit?: string;
  /** The positions of the thumbs. */
  shown: Range;
  /** Called while a thumb moves. */
  move: (end: keyof Range, to: number) => void;
  /** Called when it is released. */
  commit: () => void;
}

const ends = ['min', 'max'] as const;

/** A thumb's own part of the range: it ends where the other thumb is, for screen readers too. */
function ThumbInput({
  ownerState,
  ...props
}: ComponentProps<'input'> & { ownerState?: { value?: number[] } }) {
  const [low, high] = ownerState?.value ?? [];
  const isLow = String(Reflect.get(props, 'data-index')) === '0';
  const part = isLow ? { max: high, 'aria-valuemax': high } : { min: low, 'aria-valuemin': low };
  return <input {...props} {...part} />;
}

/** The new place of a thumb: by key from one round value to the next, by pointer to the nearest one. */
function placeOf(event: Event, from: number, to: number, bounds: Range): number {
  if (!(event instanceof KeyboardEvent)) return event.type === 'change' ? to : nearestStop(to, bounds);
  const stops = stopsOf(event);
  return stops === undefined ? to : stopAfter(from, stops, bounds);
}

/** FILT-06: the two thumbs. `move` is called while one moves, `commit` when the pointer or the key is released. */
export function RangeSlider({ bounds, unit = '', shown, move, commit }: RangeSliderProps) {
  const t = useTranslate();
  return (
    <MuiProvider>
      <Slider
        {...bounds}
        value={[shown.min, shown.max]}
        disableSwap
        slots={{ input: ThumbInput }}
        getAriaLabel={(index) => t(index === 0 ? 'common.rangeFrom' : 'common.rangeTo')}
        getAriaValueText={(value) => t('common.amount', [value, unit]).trim()}
        onChange={(event, values, thumb) => {
          const end = ends[thumb];
          const to = Array.isArray(values) ? values[thumb] : undefined;
          if (end && to !== undefined) move(end, placeOf(event, shown[end], to, bounds));
        }}
        onChangeCommitted={(event) => {
          if (event.type !== 'keydown') commit();
        }}
        onKeyUp={commit}
        onBlur={commit}
      />
    </MuiProvider>
  );
}
