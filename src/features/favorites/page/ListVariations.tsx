import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef, useState, type FormEvent } from 'react';
import type { Product } from '../../../api/generated/types';
import { SelectField } from '../../../components/mui/form/SelectField';
import { Modal } from '../../../components/mui/Modal';
import { closeModal, type ModalProps } from '../../../components/plain/modalStore';
import { useTranslate } from '../../../i18n/useTranslate';
import { shownPrice } from '../../pricing/usePriceTexts';
import { useVat } from '../../pricing/vatDisplay';
import type { SelectedVariations } from './useAddItems';
import { isForSale } from '../../product/variations';

declare module '../../../components/plain/modalStore' {
  interface ModalProps {
    /** FAV-03: selection of a variation for each product of a list that has several. */
    listVariations: {
      items: readonly { code: string; product: Product }[];
      onSelected: (selected: SelectedVariations) => void;
    };
  }
}

const leftOut = '-';

/** Options of a product: its variations for sale with their prices, and to leave it out. */
function useOptions() {
  const t = useTranslate();
  const { inclVat } = useVat();
  return ({ name, variations }: Product) => [
    { value: '', label: t('product.chooseVariant') },
    ...variations.filter(isForSale).map((variation) => ({
      value: variation.code,
      label: [
        variation.name.replace(`${name}, `, ''),
        variation.price && shownPrice(variation.price, inclVat).price.formattedString,
        !variation.inStock && t('favorites.outOfStock'),
      ]
        .filter(Boolean)
        .join(' · '),
    })),
    { value: leftOut, label: t('favorites.leaveOut') },
  ];
}

/**
 * FAV-03, CARD-09: a picker for each product of a list whose variation is not selected yet; then all of the list is added
 * to the cart.
 */
export function ListVariations({ items, onSelected }: ModalProps['listVariations']) {
  const t = useTranslate();
  const optionsOf = useOptions();
  const form = useRef<HTMLFormElement>(null);
  const [selection, setSelection] = useState<SelectedVariations>(new Map());
  const [isSubmitted, setSubmitted] = useState(false);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setSubmitted(true);
    const missing = items.findIndex(({ code }) => !selection.has(code));
    if (missing >= 0) return form.current?.querySelectorAll('select')[missing]?.focus();
    closeModal();
    onSelected(new Map([...selection].filter(([, variation]) => variation !== leftOut)));
  };
  const select = (code: string, variation: string) => {
    const others = [...selection].filter(([other]) => other !== code);
    setSelection(new Map(variation === '' ? others : [...others, [code, variation]]));
  };
  return (
    <Modal
      title={t('favorites.chooseVariants')}
      footer={
        <Button fullWidth onClick={() => submit()}>
          {t('favorites.addAll')}
        </Button>
      }
    >
      <Stack component="form" ref={form} noValidate onSubmit={submit} sx={{ gap: 4 }}>
        {items.map(({ code, product }) => {
          const isMissing = isSubmitted && !selection.has(code);
          return (
            <SelectField
              key={code}
              label={product.name}
              value={selection.get(code) ?? ''}
              options={optionsOf(product)}
              error={isMissing}
              helperText={isMissing ? t('favorites.chooseFirst') : undefined}
              onChange={({ target }) => select(code, target.value)}
            />
          );
        })}
      </Stack>
    </Modal>
  );
}
