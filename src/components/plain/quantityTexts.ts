import type { Translate } from '../../i18n/translate';
import { quantityLimits, type QuantityRules } from '../../lib/quantityRules';

/** CARD-05: the rules of a quantity. */
export function quantityRule(t: Translate, rules: QuantityRules): string {
  const { step, min, max } = quantityLimits(rules);
  return step > 1 ? t('common.quantityStep', [step, min]) : t('common.quantityLimit', [min, max]);
}

/** CARD-05: a quantity that was changed to one that the rules allow. */
export function quantityChange(t: Translate, from: number, to: number, rules: QuantityRules): string {
  return `${t('common.quantityChanged', [from, to])} ${quantityRule(t, rules)}`;
}
