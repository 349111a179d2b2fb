/**
 * Render the mock shop's pictures: `npm run pictures`, for all changes since the last run.
 *
 *   --only <text>    models, families, rooms or categories whose name contains the text (several: separated by commas);
 *                    heroes: the pictures of category pages
 *   --view <view>    front, angle, room or detail
 *   --list           list the pictures to render, render nothing
 *   --force          render unchanged pictures too
 *   --sheet          write contact sheets of the smallest selected pictures to test-results/pictures
 *   --draft          render the selection small, rough and in one colour on a sheet, to judge cameras by
 *   --samples <n>    light samples per picture (24); rooms have three times as many, category pictures twice
 */
import { parseArgs } from 'node:util';
import { contactSheets } from './contactSheet';
import { draftSheet } from './draft';
import { choose, outdated, type Choice } from './plan';
import { readManifest, renderHeroes, renderProducts, renderRooms } from './render';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    view: { type: 'string' },
    list: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    draft: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
    samples: { type: 'string', default: '24' },
  },
});

const chosen: Choice = choose(values.only, values.view);
const work = outdated(chosen, readManifest(), values.force);

if (values.list) {
  for (const { model, view } of work.products)
    console.log(`${model.id} ${view} (${model.colors.length} colours)`);
  for (const { id } of work.rooms) console.log(`room ${id}`);
  for (const { id } of work.heroes) console.log(`hero ${id}`);
  const { products, rooms, heroes } = work;
  console.log(
    `${products.length} product views, ${rooms.length} rooms and ${heroes.length} heroes to render`,
  );
} else if (values.sheet) {
  for (const file of await contactSheets(chosen)) console.log(file);
} else if (values.draft) {
  console.log(await draftSheet(chosen));
} else {
  const samples = Number(values.samples);
  await renderProducts(work.products, samples);
  await renderRooms(work.rooms, samples * 3);
  await renderHeroes(work.heroes, samples * 2);
}
