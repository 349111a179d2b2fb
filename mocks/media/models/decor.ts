import { model } from '../model';

/** Models of rugs, cushions and decoration. */
export const decor = [
  model('rug-plain', 'rugs', [240, 170, 2], ['wool'], 'sand', 'grey', 'green', 'rust', 'navy'),
  model('rug-diamond', 'rugs', [240, 170, 3], ['wool'], 'cream', 'beige', 'rose', 'charcoal'),
  model('rug-stripe', 'rugs', [240, 170, 1], ['cotton'], 'black', 'blue', 'terracotta', 'olive'),
  model('rug-round', 'rugs', [200, 200, 2], ['jute'], 'natural', 'brown', 'charcoal'),
  model('rug-small', 'rugs', [120, 70, 2], ['wool'], 'sand', 'green', 'rust'),
  model('rug-runner', 'rugs', [180, 80, 1], ['cotton'], 'black', 'blue', 'terracotta'),
  model('vase-bottle', 'vases', [16, 16, 34], ['ceramic'], 'white', 'black', 'terracotta', 'blue', 'sage'),
  model('vase-ribbed', 'vases', [22, 22, 26], ['ceramic'], 'cream', 'green', 'mustard', 'rose'),
  model('vase-jug', 'vases', [24, 20, 30], ['ceramic'], 'sand', 'charcoal', 'white', 'rust'),
  model('vase-glass', 'vases', [18, 18, 28], ['glass'], 'clear', 'smoke', 'amber', 'green'),
  model('vase-carafe', 'vases', [12, 12, 27], ['ceramic', 'oak'], 'white', 'charcoal', 'sage'),
  model('candle-glass', 'vases', [8, 8, 11], ['glass'], 'clear', 'smoke', 'amber'),
  model('cushion-piped', 'cushions', [50, 20, 50], ['linen'], 'sand', 'rust', 'navy', 'sage', 'mustard'),
  model('cushion-long', 'cushions', [60, 20, 36], ['wool'], 'cream', 'petrol', 'terracotta', 'charcoal'),
  model('cushion-stripe', 'cushions', [50, 20, 50], ['cotton'], 'black', 'blue', 'rust', 'olive'),
  model('cushion-bed', 'cushions', [50, 17, 50], ['linen'], 'cream', 'blue', 'rose'),
  model('cushion-neck', 'cushions', [60, 19, 19], ['wool'], 'sand', 'petrol', 'rust'),
  model('mirror-round', 'mirrors', [70, 4, 70], ['glass', 'oak'], 'oak', 'walnut', 'black', 'ash'),
  model('mirror-arch', 'mirrors', [70, 4, 180], ['glass', 'steel'], 'black', 'brass', 'chrome', 'white'),
  model('mirror-wall', 'mirrors', [90, 4, 120], ['glass', 'steel'], 'black', 'brass', 'white'),
  model('mirror-hall', 'mirrors', [50, 8, 78], ['glass', 'oak'], 'oak', 'walnut', 'black'),
  model('mirror-shelf', 'mirrors', [50, 14, 76], ['glass', 'oak'], 'oak', 'walnut', 'black', 'white'),
];
