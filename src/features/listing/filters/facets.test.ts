import { describe, expect, it } from 'vitest';
import type { Facet, Term } from '../../../api/generated/types';
import { readListingAddress } from '../query/listingAddress';
import { addSelected, mergeFacets, shownFacets, type SelectedBefore } from './facets';

const term = (key: string, count = 1): Term => ({
  key,
  userFriendlyName: `name of ${key}`,
  count,
  selected: false,
});
const facet = (key: string, ...terms: Term[]): Facet => ({ key, name: `facet ${key}`, terms, ranges: [] });
const address = (search: string) => readListingAddress(search, 24);
const nothing: SelectedBefore = new Map();

function shown(latest: Facet[], search: string, seen = latest, kept = nothing) {
  return shownFacets(latest, seen, address(search), kept).map(({ name, terms }) => [
    name,
    ...terms.map(
      ({ userFriendlyName, count, selected }) => `${userFriendlyName} ${count}${selected ? ' x' : ''}`,
    ),
  ]);
}

describe('FILT-07 the facets that show', () => {
  it('FILT-07 the selection is that of the address, whatever the response marks', () => {
    const latest = [facet('Color', { ...term('oak', 3), selected: true }, term('ash', 2))];
    expect(shown(latest, '?filter::Color=ash')).toEqual([
      ['facet Color', 'name of oak 3', 'name of ash 2 x'],
    ]);
  });

  it('FILT-02 the facet named Active is never shown, selected or not', () => {
    expect(shown([facet('Active', term('True')), facet('Color', term('oak'))], '')).toEqual([
      ['facet Color', 'name of oak 1'],
    ]);
    expect(shown([facet('Active', term('False'))], '?filter::Active=False')).toEqual([]);
  });

  it('FILT-07 a selected term that the response no longer lists remains, with its earlier name', () => {
    const before = [facet('Color', term('oak'), term('ash')), facet('Brand', term('Leire'))];
    const after = [facet('Color', term('ash'))];
    expect(shown(after, '?filter::Color=oak&filter::Brand=Leire', mergeFacets(before, after))).toEqual([
      ['facet Color', 'name of ash 1', 'name of oak 0 x'],
      ['facet Brand', 'name of Leire 0 x'],
    ]);
  });

  it('FILT-07 a term selected during the visit remains in its list, so that it retains focus', () => {
    const kept = addSelected(nothing, address('?filter::Color=oak'));
    const seen = [facet('Color', term('oak'), term('ash'))];
    expect(shown([facet('Color', term('ash'))], '', seen, addSelected(kept, address('')))).toEqual([
      ['facet Color', 'name of ash 1', 'name of oak 0'],
    ]);
  });

  it('FILT-07 an unknown facet shows under its key, also when that is a name of Object.prototype', () => {
    expect(shown([], '?filter::__proto__=constructor;toString')).toEqual([
      ['__proto__', 'constructor 0 x', 'toString 0 x'],
    ]);
  });

  it('FILT-06 a facet with a selected range remains when the response has no hits', () => {
    const width: Facet = { key: 'Width', name: 'Width', terms: [], ranges: [{ min: 40, max: 200 }] };
    expect(shown([], '?min::Width=100', [width])).toEqual([['Width']]);
    expect(shown([], '?min::Width=100')).toEqual([]);
  });
});
