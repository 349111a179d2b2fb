import { model } from '../model';

/** Models of tables. */
export const tables = [
  model('table-rectangle', 'tables', [180, 90, 74], ['oak'], 'oak', 'walnut', 'black', 'ash'),
  model('table-round', 'tables', [120, 120, 74], ['oak'], 'oak', 'walnut', 'black', 'white'),
  model('table-oval', 'tables', [220, 108, 74], ['oak', 'steel'], 'oak', 'walnut', 'black'),
  model('table-trestle', 'tables', [180, 88, 74], ['ash'], 'ash', 'oak', 'black'),
  model('coffee-round', 'coffee-tables', [80, 80, 42], ['oak'], 'oak', 'walnut', 'black', 'white'),
  model('coffee-shelf', 'coffee-tables', [120, 60, 44], ['oak'], 'oak', 'walnut', 'black', 'ash'),
  model('coffee-pebble', 'coffee-tables', [110, 68, 38], ['oak'], 'oak', 'walnut', 'black', 'white'),
  model('coffee-glass', 'coffee-tables', [90, 90, 40], ['glass', 'steel'], 'brass', 'black', 'chrome'),
  model('side-round', 'coffee-tables', [45, 45, 49], ['oak'], 'oak', 'walnut', 'black'),
  model('side-glass', 'coffee-tables', [45, 45, 49], ['glass', 'steel'], 'brass', 'black', 'chrome'),
  model('work-table', 'desks', [140, 70, 74], ['oak', 'steel'], 'oak', 'walnut', 'white'),
  model('desk-drawers', 'desks', [140, 66, 75], ['oak'], 'oak', 'walnut', 'black', 'white'),
  model('desk-slim', 'desks', [120, 58, 88], ['oak', 'steel'], 'oak', 'walnut', 'black', 'white'),
  model('desk-secretary', 'desks', [96, 64, 104], ['oak'], 'oak', 'walnut', 'black', 'sage'),
];
