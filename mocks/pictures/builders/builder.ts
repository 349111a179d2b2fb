import { Group, Mesh, type BufferGeometry, type Material } from 'three';
import type { PictureModel } from '../model';
import type { CountedPart } from '../models/parts';
import { randomFrom, type Random } from '../page/random';
import type { LookName, Tint } from '../page/looks';
import type { Point } from '../shape/mesh';

/** Where a part goes: moved and turned (radians, x then y then z) after it was made around the origin. */
export interface Placing {
  readonly at?: Point;
  readonly turn?: Point;
  /** Order of the turns. */
  readonly order?: 'XYZ' | 'YXZ';
  /** False for parts that let light through. */
  readonly shadow?: boolean;
  /** False for parts that may leave the picture, as a lamp's cord. */
  readonly framed?: boolean;
}

/** Collects the parts of one thing. The floor is y = 0, the front faces +z, the middle is x = z = 0. */
export class Builder {
  readonly group = new Group();
  readonly random: Random;
  /** The look of the parts in the colour the thing is sold in. */
  mainLook: LookName = 'wood';
  /** How many parts of each kind the thing has. */
  readonly counts: Record<CountedPart, number> = { seats: 0, drawers: 0, doors: 0 };
  private readonly materials = new Map<string, Material>();

  constructor(
    readonly model: PictureModel,
    private readonly makeMaterial: (look: LookName, tint: Tint, framed: boolean) => Material,
  ) {
    this.random = randomFrom(model.id);
  }

  /** Adds a part with a look, in the colour the thing is sold in or one of its own. */
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

  /** Notes parts that a product's facts name. */
  count(part: CountedPart, number = 1): void {
    this.counts[part] += number;
  }

  /** Frees what the graphics library holds for this thing. */
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

/** Builds one model. */
export type Build = (builder: Builder) => void;
