import { createAddressConstraints } from '../../api/generated/constraints';
import { defineForm } from '../../components/Form/defineForm';
import { addressFields } from '../../components/Form/personFields';

/** An address of the customer (createAddress, updateAddress, ACC-02). */
export const addressForm = defineForm(createAddressConstraints.address.fields, addressFields);
