import type { Dimensions, Image } from '../../../api/generated/types';
import { numberFormat } from '../../../i18n/intl';
import { useTranslate } from '../../../i18n/useTranslate';
import { useLanguage } from '../../settings/language';

/** PDP-01: what a gallery shows one of at a time: a picture, or a drawing of the outer measures. */
export type Slide = Image | Dimensions;

export const isImage = (slide: Slide): slide is Image => 'src' in slide;

/** A React key of a slide: there is at most one drawing. */
export const slideKey = (slide: Slide): string => (isImage(slide) ? slide.src : 'dimensions');

/** Lengths in cm as the language writes them, with their unit. */
export function useLength(): (centimetres: number) => string {
  const language = useLanguage();
  const format = numberFormat(language, { style: 'unit', unit: 'centimeter', maximumFractionDigits: 1 });
  return (centimetres) => format.format(centimetres);
}

/** What a slide shows, in words. */
export function useSlideText(): (slide: Slide) => string {
  const t = useTranslate();
  const length = useLength();
  return (slide) =>
    isImage(slide)
      ? slide.alt
      : t('product.dimensions', [length(slide.width), length(slide.depth), length(slide.height)]);
}
