import { useQueryClient } from '@tanstack/react-query';
import { confirmed, useStep } from '../../api/confirmed';
import { createAddressMutation, updateAddressMutation } from '../../api/generated/mutations';
import { useIdempotencyKey } from '../../api/sendOnce';
import { AddressFields } from '../../components/mui/form/AddressFields';
import { Form } from '../../components/mui/form/Form';
import { ModalFormFooter } from '../../components/mui/form/ModalFormFooter';
import { useContractForm } from '../../components/mui/form/useContractForm';
import type { Option } from '../../components/mui/form/SelectField';
import { addressSchema, addressValues, personValues } from '../../components/mui/form/personInput';
import { Modal } from '../../components/mui/Modal';
import { closeModal, type ModalProps } from '../../components/plain/modalStore';
import { useTranslate } from '../../i18n/useTranslate';
import { useSession } from '../session/customer';
import { useSettings } from '../settings/settings';
import { useCityLookup, useCountryOptions } from './useCityLookup';
import { type Address, addressCreated, type AddressType, addressUpdated, cacheCustomer } from './address';

declare module '../../components/plain/modalStore' {
  interface ModalProps {
    /** ACC-02: the form for a new or an existing address of the customer. */
    address: { addressType: AddressType; address?: Address };
  }
}

const titles = {
  create: {
    billing: 'addresses.addBilling',
    delivery: 'addresses.addDelivery',
    company: 'addresses.addCompany',
  },
  edit: {
    billing: 'addresses.editBilling',
    delivery: 'addresses.editDelivery',
    company: 'addresses.editCompany',
  },
} as const;

/** Country options from the settings, plus the address's own country when the settings no longer list it. */
function useCountries(address: Address | undefined): readonly Option[] {
  const countries = useCountryOptions();
  if (!address || countries.some(({ value }) => value === address.countryCode)) return countries;
  return [...countries, { value: address.countryCode, label: address.countryName }];
}

/** Default values: the edited address, or the customer's name and contact data for a new one. */
function useDefaultValues(address: Address | undefined) {
  const { currentCountry } = useSettings();
  const { customer } = useSession();
  if (address) return addressValues(address);
  return addressValues({ ...personValues(customer), countryCode: currentCountry });
}

/** ACC-02: add an address (createAddress) or changes one (updateAddress). */
export function AddressModal({ addressType, address }: ModalProps['address']) {
  const t = useTranslate();
  const client = useQueryClient();
  const countries = useCountries(address);
  const values = useDefaultValues(address);
  const createAddress = useStep(confirmed(createAddressMutation(), addressCreated));
  const updateAddress = useStep(confirmed(updateAddressMutation(), addressUpdated));
  const keyFor = useIdempotencyKey();
  const form = useContractForm({
    schema: addressSchema,
    values,
    draft: `address-${address?.id ?? addressType}`,
    send: (input) =>
      address
        ? updateAddress({ body: { id: address.id, newAddress: input } })
        : createAddress({ headers: keyFor(input), body: { address: input, addressType } }),
    onSuccess: (customer) => {
      closeModal();
      cacheCustomer(client, customer);
    },
    success: (translate) => translate('addresses.saved'),
    failed: 'addresses.notSaved',
  });
  useCityLookup(form);
  return (
    <Modal
      title={t(titles[address ? 'edit' : 'create'][addressType])}
      footer={<ModalFormFooter form={form} />}
    >
      <Form form={form} hasDraftNotice>
        <AddressFields countries={countries} />
      </Form>
    </Modal>
  );
}
