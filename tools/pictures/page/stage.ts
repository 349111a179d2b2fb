import {
  Color,
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
  type Camera,
  type Matrix4,
  type PerspectiveCamera,
  type Sphere,
} from 'three';
import { backdrop, type Ground } from './ground';
import type { LightSample } from './lights';
import { developShader, lightsPerPass, screenVertexShader, sumShader } from './shader';
import type { SharedUniforms } from './surface';
import type { Finish } from './finishes';

/** Input of a rendering: the scene, cameras, lights, the sphere that casts shadows, and the ground. */
export interface Take {
  readonly scene: Scene;
  readonly cameras: readonly PerspectiveCamera[];
  readonly ground: Ground | null;
  readonly lights: readonly LightSample[];
  readonly bounds: Sphere;
  /** Distance beyond the sphere within which objects cast shadows into it, as a window does. */
  readonly beyond?: number;
  readonly uniforms: SharedUniforms;
}

/** Width in px of the picture of the ground's light. */
const groundSize = 640;

/** Render targets of one camera's passes and their sums. */
interface Exposure {
  readonly pass: WebGLRenderTarget;
  readonly sums: WebGLRenderTarget;
}

/** Padding of a last pass with fewer lights. */
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

/** The renderer: sums passes with a few lights each from a slightly moved camera, then develops colours. */
export class Stage {
  readonly renderer: WebGLRenderer;
  private readonly shadows: readonly WebGLRenderTarget[];
  private readonly pass: WebGLRenderTarget;
  private readonly sums: WebGLRenderTarget[] = [];
  private readonly groundLight: Exposure;
  private readonly shade: WebGLRenderTarget;
  private readonly floor: WebGLRenderTarget;
  private readonly sum = screenMaterial(sumShader, lightNames, true);
  private readonly develop = screenMaterial(developShader, [...sumNames, 'floorLight'], false);
  private readonly screen = new Mesh(new PlaneGeometry(2, 2), this.sum);
  private readonly screenScene = new Scene();
  private readonly flat = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
  private readonly depthOnly = new MeshBasicMaterial({ colorWrite: false });
  private passes = 1;
  private take: Take | undefined;

  constructor(
    readonly width: number,
    readonly height: number,
    shadowSize: number,
  ) {
    this.renderer = new WebGLRenderer({ antialias: false, alpha: true, preserveDrawingBuffer: true });
    this.renderer.setSize(width, height, false);
    this.renderer.autoClear = true;
    this.shadows = Array.from({ length: lightsPerPass }, () => shadowMap(shadowSize));
    this.pass = layers(width, height, false);
    this.groundLight = {
      pass: layers(groundSize, groundSize, false),
      sums: layers(groundSize, groundSize, true),
    };
    this.shade = new WebGLRenderTarget(groundSize, groundSize, { type: HalfFloatType, depthBuffer: false });
    this.floor = new WebGLRenderTarget(width, height, { type: HalfFloatType, depthBuffer: false });
    this.screen.frustumCulled = false;
    this.screenScene.add(this.screen);
  }

  /** Render all light passes and sum them per camera, for pictures in any number of colours. */
  expose(take: Take): void {
    this.take = take;
    this.passes = Math.ceil(take.lights.length / lightsPerPass);
    take.cameras.forEach((_, i) => (this.sums[i] ??= layers(this.width, this.height, true)));
    this.renderer.setClearColor(0, 0);
    for (const target of [...this.sums, this.groundLight.sums]) {
      this.renderer.setRenderTarget(target);
      this.renderer.clear();
    }
    for (let index = 0; index < this.passes; index++) this.addPass(take, index);
    for (const camera of take.cameras) camera.clearViewOffset();
    if (take.ground) this.exposeGround(take, take.ground);
  }

  /** The picture of a camera in a colour, as rows of RGBA from the bottom up; alpha is the framed parts' share. */
  picture(camera: number, { first, second }: Finish, exposure = 1): Uint8Array {
    const { uniforms } = this.develop;
    this.drawGround(camera);
    sumNames.forEach(
      (name, i) => ((uniforms[name] ??= { value: null }).value = this.sums[camera]?.textures[i]),
    );
    Object.assign(uniforms, {
      floorLight: { value: this.floor.texture },
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

  /** Draw the ground behind all objects, with its shadow. */
  private drawGround(index: number): void {
    const { ground, cameras } = this.take ?? {};
    const [shade] = this.shade.textures;
    const camera = cameras?.[index];
    this.renderer.setRenderTarget(this.floor);
    this.renderer.setClearColor(new Color().setRGB(backdrop.x, backdrop.y, backdrop.z), 1);
    this.renderer.clear();
    this.renderer.setClearColor(0, 0);
    if (!ground || !camera || !shade) return;
    ground.receive(shade, this.width, this.height);
    this.renderer.autoClear = false;
    this.renderer.render(ground.seen, camera);
    this.renderer.autoClear = true;
  }

  /** Sum the light on the ground and soften its shadow once, for all cameras. */
  private exposeGround(take: Take, ground: Ground): void {
    const [light] = this.groundLight.sums.textures;
    if (!light) return;
    const passes = Math.ceil(ground.lights.length / lightsPerPass);
    for (let index = 0; index < passes; index++) {
      this.castShadows(take, ground.lights, index);
      share(ground.lit, take.uniforms);
      this.addTo(this.groundLight, ground.lit, ground.camera);
    }
    ground.soften(light, passes);
    this.renderer.setRenderTarget(this.shade);
    this.renderer.render(ground.soft, ground.camera);
  }

  /** Cast the shadows of the lights of one pass. */
  private castShadows(take: Take, lights: readonly LightSample[], index: number): void {
    const given = lights.slice(index * lightsPerPass, (index + 1) * lightsPerPass);
    const samples = [...given, ...Array<LightSample>(lightsPerPass - given.length).fill(darkness)];
    const matrices = samples.map((sample, i) => this.castShadow(take, sample, i));
    const scale = Math.ceil(lights.length / lightsPerPass);
    Object.assign(take.uniforms, {
      lightMatrix: { value: matrices },
      lightDirection: { value: samples.map(({ direction }) => direction) },
      lightColor: { value: samples.map(({ color }) => color.clone().multiplyScalar(scale)) },
    });
  }

  private addPass(take: Take, index: number): void {
    this.castShadows(take, take.lights, index);
    share(take.scene, take.uniforms);
    const [x, y] = [((index * 0.7548776662) % 1) - 0.5, ((index * 0.5698402911) % 1) - 0.5];
    take.cameras.forEach((camera, i) => {
      const sums = this.sums[i];
      if (!sums) return;
      camera.setViewOffset(this.width, this.height, x, y, this.width, this.height);
      this.addTo({ pass: this.pass, sums }, take.scene, camera);
    });
  }

  /** Draw a scene and add its light to the sums. */
  private addTo({ pass, sums }: Exposure, scene: Scene, camera: Camera): void {
    this.renderer.setRenderTarget(pass);
    this.renderer.clear();
    this.renderer.render(scene, camera);
    lightNames.forEach((name, i) => ((this.sum.uniforms[name] ??= { value: null }).value = pass.textures[i]));
    this.renderer.autoClear = false;
    this.fill(this.sum, sums);
    this.renderer.autoClear = true;
  }

  private castShadow(
    { scene, bounds, uniforms, beyond = 0 }: Take,
    { direction, window }: LightSample,
    place: number,
  ): Matrix4 {
    const target = this.shadows[place];
    if (!target) throw new Error(`no shadow map ${place}`);
    const { center, radius } = bounds;
    const camera = new OrthographicCamera(-radius, radius, radius, -radius, 0, beyond + radius * 2.02);
    camera.position.copy(center).addScaledVector(direction, beyond + radius);
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

/** Share the uniforms of this pass with all surfaces of the scene. */
function share(scene: Scene, uniforms: SharedUniforms): void {
  scene.traverse((object) => {
    if (object instanceof Mesh && object.material instanceof ShaderMaterial) {
      Object.assign(object.material.uniforms, uniforms);
    }
  });
}
