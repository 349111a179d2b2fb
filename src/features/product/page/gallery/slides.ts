import type { Dimensions, Image } from '../../../../api/generated/types';
import { numberFormat } from '../../../../i18n/intl';
import { useTranslate } from '../../../../i18n/useTranslate';
import { useLanguage } from '../../../settings/language';

/** PDP-01: a slide of a gallery: a picture, or a drawing of the outer dimensions. */
export type Slide = Image | Dimensions;

export const isImage = (slide: Slide): slide is Image => 'src' in slide;

/** React key of a slide: there is at most one drawing. */
export const slideKey = (slide: Slide): string => (isImage(slide) ? slide.src : 'dimensions');

/** Formatter for lengths in cm, with unit, in the current language. */
export function useLength(): (centimetres: number) => string {
  const language = useLanguage();
  const format = numberFormat(language, { style: 'unit', unit: 'centimeter', maximumFractionDigits: 1 });
  return (centimetres) => format.format(centimetres);
}

/** Text alternative of a slide. */
export function useSlideText(): (slide: Slide) => string {
  const t = useTranslate();
  const length = useLength();
  return (slide) =>
    isImage(slide)
      ? slide.alt
      : t('product.dimensions', [length(slide.width), length(slide.depth), length(slide.height)]);
}
