import { model } from '../model';

/** Models of storage furniture. */
export const storage = [
  model('shelf-tall', 'shelves', [84, 32, 196], ['oak'], 'oak', 'walnut', 'black', 'white'),
  model('shelf-ladder', 'shelves', [76, 40, 182], ['oak', 'steel'], 'oak', 'walnut', 'black', 'ash'),
  model('shelf-low', 'shelves', [118, 34, 84], ['oak'], 'oak', 'walnut', 'white', 'green'),
  model('shelf-wall', 'shelves', [120, 24, 84], ['oak', 'steel'], 'oak', 'walnut', 'black', 'white'),
  model('sideboard-slat', 'sideboards', [180, 45, 72], ['oak'], 'oak', 'walnut', 'black'),
  model('sideboard-door', 'sideboards', [160, 44, 78], ['oak'], 'oak', 'walnut', 'white', 'sage'),
  model('sideboard-cane', 'sideboards', [150, 42, 74], ['oak', 'rattan'], 'oak', 'walnut', 'black'),
  model('tv-bench', 'sideboards', [160, 42, 48], ['oak'], 'oak', 'walnut', 'white'),
  model('tv-bench-slat', 'sideboards', [160, 42, 48], ['oak'], 'oak', 'walnut', 'black'),
  model('highboard', 'sideboards', [100, 42, 126], ['oak'], 'oak', 'walnut', 'sage'),
  model('sideboard-high', 'sideboards', [100, 42, 126], ['oak', 'glass'], 'oak', 'walnut', 'black', 'white'),
  model('shelf-divider', 'shelves', [120, 34, 150], ['oak'], 'oak', 'walnut', 'white'),
  model('shelf-open', 'shelves', [100, 34, 112], ['oak', 'steel'], 'oak', 'walnut', 'black'),
  model('shelf-leaning', 'shelves', [62, 40, 184], ['oak'], 'oak', 'walnut', 'white'),
  model('basket-log', 'baskets', [48, 42, 50], ['seagrass'], 'natural', 'black', 'brown'),
  model('basket-seagrass', 'baskets', [40, 40, 36], ['seagrass'], 'natural', 'black', 'brown', 'white'),
  model(
    'basket-rattan',
    'baskets',
    [48, 36, 35],
    ['rattan', 'leather'],
    'natural',
    'brown',
    'black',
    'white',
  ),
  model('basket-tall', 'baskets', [47, 38, 58], ['seagrass', 'cotton'], 'natural', 'grey', 'black', 'sage'),
];
