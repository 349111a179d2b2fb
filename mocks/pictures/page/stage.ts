import {
  DepthTexture,
  FloatType,
  GLSL3,
  HalfFloatType,
  LessEqualCompare,
  LinearFilter,
  Mesh,
  NearestFilter,
  NoBlending,
  OneFactor,
  CustomBlending,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  UnsignedIntType,
  Vector3,
  WebGLRenderer,
  WebGLRenderTarget,
  MeshBasicMaterial,
  type Matrix4,
  type PerspectiveCamera,
  type Sphere,
} from 'three';
import type { LightSample } from './lights';
import { developShader, lightsPerPass, screenVertexShader, sumShader } from './shader';
import type { SharedUniforms } from './surface';
import type { Finish } from './finishes';

/** What is rendered: the scene, where from, by which lights, and the sphere that casts shadows. */
export interface Take {
  readonly scene: Scene;
  readonly camera: PerspectiveCamera;
  readonly lights: readonly LightSample[];
  readonly bounds: Sphere;
  readonly uniforms: SharedUniforms;
}

/** Fills the places of a last pass that has fewer lights. */
const darkness: LightSample = { direction: new Vector3(0, 1, 0), color: new Vector3(), window: false };

const sumNames = ['fixedSum', 'firstSum', 'secondSum'];
const lightNames = ['fixedLight', 'firstLight', 'secondLight'];

function screenMaterial(fragmentShader: string, names: readonly string[], additive: boolean): ShaderMaterial {
  return new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: screenVertexShader,
    fragmentShader,
    uniforms: Object.fromEntries(names.map((name) => [name, { value: null }])),
    depthTest: false,
    depthWrite: false,
    blending: additive ? CustomBlending : NoBlending,
    blendSrc: OneFactor,
    blendDst: OneFactor,
    blendSrcAlpha: OneFactor,
    blendDstAlpha: OneFactor,
  });
}

function layers(width: number, height: number, float: boolean): WebGLRenderTarget {
  const target = new WebGLRenderTarget(width, height, {
    count: 3,
    type: float ? FloatType : HalfFloatType,
    minFilter: NearestFilter,
    magFilter: NearestFilter,
    depthBuffer: !float,
  });
  return target;
}

function shadowMap(size: number): WebGLRenderTarget {
  const depthTexture = new DepthTexture(size, size, UnsignedIntType);
  depthTexture.compareFunction = LessEqualCompare;
  Object.assign(depthTexture, { minFilter: LinearFilter, magFilter: LinearFilter });
  return new WebGLRenderTarget(size, size, { depthTexture });
}

/** The renderer: sums passes that each see a few lights from a slightly moved camera, then develops colours. */
export class Stage {
  readonly renderer: WebGLRenderer;
  private readonly shadows: readonly WebGLRenderTarget[];
  private readonly pass: WebGLRenderTarget;
  private readonly sums: WebGLRenderTarget;
  private readonly sum = screenMaterial(sumShader, lightNames, true);
  private readonly develop = screenMaterial(developShader, sumNames, false);
  private readonly screen = new Mesh(new PlaneGeometry(2, 2), this.sum);
  private readonly screenScene = new Scene();
  private readonly flat = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
  private readonly depthOnly = new MeshBasicMaterial({ colorWrite: false });
  private passes = 1;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.renderer = new WebGLRenderer({ antialias: false, preserveDrawingBuffer: true });
    this.renderer.setSize(width, height, false);
    this.renderer.autoClear = true;
    this.shadows = Array.from({ length: lightsPerPass }, () => shadowMap(width > 1000 ? 2048 : 1024));
    this.pass = layers(width, height, false);
    this.sums = layers(width, height, true);
    this.screen.frustumCulled = false;
    this.screenScene.add(this.screen);
  }

  /** Sums the light of all passes; afterwards any number of colours can be developed. */
  expose(take: Take): void {
    this.passes = Math.ceil(take.lights.length / lightsPerPass);
    this.renderer.setClearColor(0, 0);
    this.renderer.setRenderTarget(this.sums);
    this.renderer.clear();
    for (let index = 0; index < this.passes; index++) this.addPass(take, index);
    take.camera.clearViewOffset();
  }

  /** The picture as rows of RGBA from the bottom up, for the colour given. */
  picture({ first, second }: Finish, exposure = 1): Uint8Array {
    const { uniforms } = this.develop;
    sumNames.forEach((name, i) => ((uniforms[name] ??= { value: null }).value = this.sums.textures[i]));
    Object.assign(uniforms, {
      first: { value: first },
      second: { value: second },
      exposure: { value: exposure / this.passes },
    });
    this.fill(this.develop, null);
    const pixels = new Uint8Array(this.width * this.height * 4);
    const gl = this.renderer.getContext();
    gl.readPixels(0, 0, this.width, this.height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    return pixels;
  }

  private addPass(take: Take, index: number): void {
    const given = take.lights.slice(index * lightsPerPass, (index + 1) * lightsPerPass);
    const samples = [...given, ...Array<LightSample>(lightsPerPass - given.length).fill(darkness)];
    const matrices = samples.map((sample, i) => this.castShadow(take, sample, i));
    const scale = this.passes;
    Object.assign(take.uniforms, {
      lightMatrix: { value: matrices },
      lightDirection: { value: samples.map(({ direction }) => direction) },
      lightColor: { value: samples.map(({ color }) => color.clone().multiplyScalar(scale)) },
    });
    share(take);
    const [x, y] = [((index * 0.7548776662) % 1) - 0.5, ((index * 0.5698402911) % 1) - 0.5];
    take.camera.setViewOffset(this.width, this.height, x, y, this.width, this.height);
    this.renderer.setRenderTarget(this.pass);
    this.renderer.clear();
    this.renderer.render(take.scene, take.camera);
    lightNames.forEach(
      (name, i) => ((this.sum.uniforms[name] ??= { value: null }).value = this.pass.textures[i]),
    );
    this.renderer.autoClear = false;
    this.fill(this.sum, this.sums);
    this.renderer.autoClear = true;
  }

  private castShadow(
    { scene, bounds, uniforms }: Take,
    { direction, window }: LightSample,
    place: number,
  ): Matrix4 {
    const target = this.shadows[place];
    if (!target) throw new Error(`no shadow map ${place}`);
    const { center, radius } = bounds;
    const camera = new OrthographicCamera(-radius, radius, radius, -radius, 0, radius * 2.02);
    camera.position.copy(center).addScaledVector(direction, radius);
    if (Math.abs(direction.y) > 0.98) camera.up.set(0, 0, 1);
    camera.lookAt(center);
    camera.layers.set(1);
    if (window) camera.layers.enable(2);
    camera.updateMatrixWorld();
    scene.overrideMaterial = this.depthOnly;
    this.renderer.setRenderTarget(target);
    this.renderer.clear();
    this.renderer.render(scene, camera);
    scene.overrideMaterial = null;
    uniforms[`shadow${place}`] = { value: target.depthTexture };
    return camera.projectionMatrix.clone().multiply(camera.matrixWorldInverse);
  }

  private fill(material: ShaderMaterial, target: WebGLRenderTarget | null): void {
    this.screen.material = material;
    this.renderer.setRenderTarget(target);
    this.renderer.render(this.screenScene, this.flat);
  }
}

/** Hands the lights of this pass to every surface of the scene. */
function share({ scene, uniforms }: Take): void {
  scene.traverse((object) => {
    if (object instanceof Mesh && object.material instanceof ShaderMaterial) {
      Object.assign(object.material.uniforms, uniforms);
    }
  });
}
