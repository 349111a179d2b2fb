import source from '../../../data/catalogue/campaigns.json' with { type: 'json' };
import type { Campaign } from '../../../data/schemas/catalogue';

/** The clearance campaign, without new products. */
export const clearance = 'last-chance';

/** Temporary reductions of prices. */
export const campaigns = source as readonly Campaign[];
