import type { ColorKey, Extra, ExtraName, Thing } from '../../../mocks/data/schemas/pictures';

/** Create one model of a room; positions in cm, rotation in degrees. */
export function thing(model: string, color: ColorKey, x: number, z: number, turn = 0, y = 0): Thing {
  return { model, color, at: [x, y, z], turn };
}

/** Create one extra of a room. */
export function extra(
  name: ExtraName,
  color: ColorKey,
  x: number,
  z: number,
  y = 0,
  scale = 1,
  turn = 0,
): Extra {
  return { extra: name, color, at: [x, y, z], scale, turn };
}
