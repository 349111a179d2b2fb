import { useRef, type CSSProperties, type InputHTMLAttributes } from 'react';
import { useTranslate } from '../../../../i18n/useTranslate';
import { type Range, stepOf } from './rangeRules';
import styles from './RangeSlider.module.css';

interface RangeSliderProps {
  bounds: Range;
  unit?: string;
  format: (value: number) => string;
  shown: Range;
  move: (end: keyof Range, to: number) => void;
  commit: () => void;
}

/**
 * Release of a thumb: at the end of a press of a pointer or a key, and at once for a value that is set without a press,
 * as by assistive technology.
 */
function useRelease(commit: () => void) {
  const isHeld = useRef(false);
  const hold = () => {
    isHeld.current = true;
  };
  const release = () => {
    isHeld.current = false;
    commit();
  };
  return {
    commitUnheld: () => isHeld.current || commit(),
    events: {
      onPointerDown: hold,
      onPointerUp: release,
      onPointerCancel: release,
      onKeyDown: hold,
      onKeyUp: release,
      onBlur: release,
    },
  };
}

/**
 * FILT-06: the two thumbs: native inputs, invisible above thumbs that the style sheet draws. Each ranges to the other
 * thumb, so that they do not cross. The scale starts and ends at round values, so that every stop is round and both
 * bounds are reachable; `move` clamps to the bounds.
 */
export function RangeSlider({ bounds, unit = '', format, shown, move, commit }: RangeSliderProps) {
  const t = useTranslate();
  const { commitUnheld, events } = useRelease(commit);
  const step = stepOf(bounds);
  const stopBelow = (value: number) => Math.floor(value / step) * step;
  const scale = { min: stopBelow(bounds.min), max: Math.ceil(bounds.max / step) * step };
  const share = (value: number) => (value - scale.min) / (scale.max - scale.min || 1);
  const thumb = (end: keyof Range, limits: InputHTMLAttributes<HTMLInputElement>) => (
    <input
      type="range"
      className={styles[end]}
      {...limits}
      step={step}
      value={shown[end]}
      aria-label={t(end === 'min' ? 'common.rangeFrom' : 'common.rangeTo')}
      aria-valuetext={t('common.amount', [format(shown[end]), unit]).trim()}
      onChange={({ target }) => {
        move(end, target.valueAsNumber);
        commitUnheld();
      }}
      {...events}
    />
  );
  return (
    <div
      className={styles.slider}
      style={{ '--from': share(shown.min), '--to': share(shown.max) } as CSSProperties}
    >
      {thumb('min', { min: scale.min, max: shown.max, 'aria-valuemax': shown.max })}
      {thumb('max', { min: stopBelow(shown.min), max: scale.max, 'aria-valuemin': shown.min })}
    </div>
  );
}
