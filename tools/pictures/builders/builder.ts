import { Group, Mesh, type BufferGeometry, type Material } from 'three';
import type { PictureModel } from '../../../mocks/data/schemas/pictures';
import type { CountedPart } from '../../../mocks/data/schemas/pictures';
import { randomFrom, type Random } from '../page/random';
import type { LookName, Tint } from '../page/looks';
import type { Point } from '../shape/mesh';

/** Placement of a part: translation and rotation (radians, x then y then z) after its creation around the origin. */
export interface Placing {
  readonly at?: Point;
  readonly turn?: Point;
  /** Order of the rotations. */
  readonly order?: 'XYZ' | 'YXZ';
  /** False for parts that let light through. */
  readonly shadow?: boolean;
  /** False for parts that may extend beyond the picture, such as a lamp's cord. */
  readonly framed?: boolean;
}

/** Collect the parts of one model. The floor is y = 0, the front faces +z, the centre is x = z = 0. */
export class Builder {
  readonly group = new Group();
  readonly random: Random;
  /** Look of the parts in the product's colour. */
  mainLook: LookName = 'wood';
  /** Number of parts by kind. */
  readonly counts: Record<CountedPart, number> = { seats: 0, drawers: 0, doors: 0 };
  private readonly materials = new Map<string, Material>();

  constructor(
    readonly model: PictureModel,
    private readonly makeMaterial: (look: LookName, tint: Tint, framed: boolean) => Material,
  ) {
    this.random = randomFrom(model.id);
  }

  /** Add a part with a look, in the product's colour or a fixed one. */
  add(geometry: BufferGeometry, look: LookName, tint: Tint = 'main', placing: Placing = {}): void {
    if (tint === 'main') this.mainLook = look;
    const mesh = new Mesh(geometry, this.material(look, tint, placing.framed !== false));
    mesh.name = `${look} ${tint}`;
    mesh.rotation.set(...(placing.turn ?? [0, 0, 0]), placing.order ?? 'XYZ');
    mesh.position.set(...(placing.at ?? [0, 0, 0]));
    if (placing.shadow !== false) mesh.layers.enable(1);
    mesh.userData = { framed: placing.framed !== false };
    this.group.add(mesh);
  }

  /** Count parts for the product's specifications. */
  count(part: CountedPart, number = 1): void {
    this.counts[part] += number;
  }

  /** Free the graphics resources of this model. */
  dispose(): void {
    this.group.traverse((part) => part instanceof Mesh && part.geometry.dispose());
    this.materials.forEach((material) => material.dispose());
  }

  private material(look: LookName, tint: Tint, framed: boolean): Material {
    const name = `${look} ${tint} ${framed}`;
    const known = this.materials.get(name) ?? this.makeMaterial(look, tint, framed);
    this.materials.set(name, known);
    return known;
  }
}

/** Build one model. */
export type Build = (builder: Builder) => void;
