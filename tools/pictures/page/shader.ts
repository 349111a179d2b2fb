/** Maximum number of lit lamps in a room. */
export const lampPlaces = 6;

/** Directional lights evaluated in one pass over the scene, each with its shadow map. */
export const lightsPerPass = 8;

const eachLight = (line: (index: number) => string) =>
  Array.from({ length: lightsPerPass }, (_, i) => line(i)).join('\n');

export const vertexShader = /* glsl */ `
uniform mat4 lightMatrix[${lightsPerPass}];
uniform float shadowBias;
out vec3 vWorld;
out vec3 vNormal;
out vec2 vUv;
out vec3 vShadow[${lightsPerPass}];

void main() {
  vec4 world = modelMatrix * vec4(position, 1.0);
  vWorld = world.xyz;
  vNormal = normalize(mat3(modelMatrix) * normal);
  vUv = uv;
  vec4 lifted = vec4(world.xyz + vNormal * shadowBias, 1.0);
  for (int i = 0; i < ${lightsPerPass}; i++) vShadow[i] = (lightMatrix[i] * lifted).xyz * 0.5 + 0.5;
  gl_Position = projectionMatrix * viewMatrix * world;
}`;

/** Softboxes that glossy surfaces reflect: a key light left, a strip right, a window of sky above. */
const studio = /* glsl */ `
float softbox(vec3 r, vec3 axis, vec3 side, vec2 size, float blur) {
  float depth = dot(r, axis);
  if (depth < 0.05) return 0.0;
  vec2 p = abs(vec2(dot(r, side), dot(r, cross(axis, side)))) / depth;
  vec2 edge = smoothstep(size + blur, max(size - blur, 0.0), p);
  return edge.x * edge.y * min(1.0, size.x / (blur + 0.001) + 0.35);
}

vec3 studio(vec3 r, float rough) {
  float blur = 0.06 + rough * 1.1;
  float sky = smoothstep(-0.15 - rough, 0.25 + rough, r.y);
  vec3 light = mix(backdrop * 0.62, mix(vec3(0.46, 0.45, 0.44), vec3(0.72, 0.73, 0.75), r.y * 0.5 + 0.5), sky);
  light *= mix(0.55 + 0.45 * smoothstep(-0.9, 0.5, r.z), 1.0, rough);
  light += vec3(2.6, 2.5, 2.36) * softbox(r, normalize(vec3(-0.75, 0.62, 0.5)), normalize(vec3(0.5, 0.0, 0.75)), vec2(0.55, 0.6), blur);
  light += vec3(0.95, 1.0, 1.05) * softbox(r, normalize(vec3(0.95, 0.3, 0.25)), normalize(vec3(-0.25, 0.0, 0.95)), vec2(0.16, 0.9), blur);
  return light;
}`;

export const fragmentShader = /* glsl */ `
layout(location = 0) out vec4 fixedLight;
layout(location = 1) out vec4 firstLight;
layout(location = 2) out vec4 secondLight;
in vec3 vWorld;
in vec3 vNormal;
in vec2 vUv;
in vec3 vShadow[${lightsPerPass}];
${eachLight((i) => `uniform highp sampler2DShadow shadow${i};`)}
uniform vec3 lightDirection[${lightsPerPass}];
uniform vec3 lightColor[${lightsPerPass}];
uniform vec3 backdrop;
uniform float bounce;
uniform float key;
uniform float ground;
uniform sampler2D pattern;
uniform vec2 repeat;
uniform vec3 first;
uniform vec3 second;
uniform float split;
uniform float relief;
uniform float rough;
uniform float metal;
uniform float gloss;
uniform float sheen;
uniform float glow;
uniform float opacity;
uniform float framed;
uniform float lit;
uniform vec4 lamps[${lampPlaces}];
${studio}

float seen(highp sampler2DShadow map, vec3 at) {
  if (at.x < 0.0 || at.x > 1.0 || at.y < 0.0 || at.y > 1.0) return 1.0;
  return texture(map, vec3(at.xy, min(at.z, 1.0)));
}

/** Light of a lit lamp, which leaves its shade upwards and downwards more than sideways; nothing shadows it. */
vec3 lampLight(vec4 lamp, vec3 n) {
  vec3 to = lamp.xyz - vWorld;
  float far = dot(to, to);
  vec3 toward = to * inversesqrt(max(far, 1.0));
  float spread = mix(0.3, 1.0, toward.y * toward.y);
  return vec3(1.0, 0.66, 0.36) * lamp.w * spread * max(0.12 + 0.88 * dot(n, toward), 0.0) / (1.0 + far / 2800.0);
}

vec3 bumped(vec3 n, float height) {
  vec2 at = vUv * repeat;
  float right = texture(pattern, at + dFdx(at)).g * relief - height;
  float above = texture(pattern, at + dFdy(at)).g * relief - height;
  vec3 dx = dFdx(vWorld);
  vec3 dy = dFdy(vWorld);
  vec3 across = cross(dy, n);
  vec3 along = cross(n, dx);
  float area = dot(dx, across);
  vec3 slope = sign(area) * (right * across + above * along);
  return normalize(max(abs(area), 1e-7) * n - slope);
}

void main() {
  vec4 texel = texture(pattern, vUv * repeat);
  if (texel.a < 0.5) discard;
  vec3 n = normalize(gl_FrontFacing ? vNormal : -vNormal);
  if (relief > 0.0) n = bumped(n, texel.g * relief);
  vec3 v = normalize(cameraPosition - vWorld);
  float facing = max(dot(n, v), 0.0);
  vec3 direct = vec3(0.0);
  float open = 0.0;
  float visible;
${eachLight(
  (i) => `  visible = seen(shadow${i}, vShadow[${i}]);
  open += visible / ${lightsPerPass}.0;
  direct += lightColor[${i}] * visible * max(dot(n, lightDirection[${i}]), 0.0);`,
)}
  if (ground > 0.5) {
    fixedLight = vec4(first * direct, 1.0);
    firstLight = vec4(0.0, 0.0, 0.0, 1.0);
    secondLight = firstLight;
    return;
  }
  direct *= key;
  for (int i = 0; i < ${lampPlaces}; i++) direct += lampLight(lamps[i], n);

  float lifted = smoothstep(0.0, 45.0, vWorld.y);
  vec3 diffuse = direct + backdrop * bounce * (0.16 + (0.5 - 0.5 * n.y) * mix(0.3, 1.0, lifted)) * mix(0.55, 1.0, open);
  diffuse *= texel.b * (1.0 + sheen * pow(1.0 - facing, 3.0));
  vec3 mirrored = studio(reflect(-v, n), rough) * mix(0.35, 1.0, open);
  float fresnel = pow(1.0 - facing, 5.0) * (1.0 - rough) * (1.0 - rough);

  vec3 one = diffuse * (1.0 - texel.r);
  vec3 two = diffuse * texel.r;
  vec3 own = mirrored * gloss * (1.0 + fresnel * 12.0);
  if (metal > 0.5) {
    one = diffuse;
    two = mirrored;
    own = mirrored * fresnel * 0.3;
  }
  vec3 shine = glow * lit * (lit > 1.0 ? vec3(1.0, 0.84, 0.6) : vec3(1.0));
  vec3 tinted = first * one + second * two + shine * first;
  float solid = opacity < 1.0 ? clamp(opacity + pow(1.0 - facing, 3.0) * 0.75, 0.0, 1.0) : 1.0;
  fixedLight = vec4(own + tinted * (1.0 - split) * solid, solid);
  firstLight = vec4((one + shine) * split * solid, solid * framed);
  secondLight = vec4(two * split * solid, solid);
}`;

/** Add one pass to the sums of all passes before it. */
export const sumShader = /* glsl */ `
layout(location = 0) out vec4 fixedSum;
layout(location = 1) out vec4 firstSum;
layout(location = 2) out vec4 secondSum;
uniform sampler2D fixedLight;
uniform sampler2D firstLight;
uniform sampler2D secondLight;
void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  fixedSum = clamp(texelFetch(fixedLight, at, 0), 0.0, 8.0);
  firstSum = clamp(texelFetch(firstLight, at, 0), 0.0, 8.0);
  secondSum = clamp(texelFetch(secondLight, at, 0), 0.0, 8.0);
}`;

export const groundVertexShader = /* glsl */ `
out vec2 vPlace;
void main() {
  vPlace = position.xy;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`;

/** Light on the ground, blurred increasingly with the distance from the product, and full at the edge. */
export const softenFragmentShader = /* glsl */ `
out vec4 shade;
in vec2 vPlace;
uniform sampler2D light;
uniform float passes;
uniform vec3 tone;
uniform vec2 outline;
uniform vec2 span;
uniform float reach;
void main() {
  float away = length(max(abs(vPlace) - outline, 0.0));
  float blur = reach * (0.05 + 0.34 * smoothstep(0.0, 0.7, away / reach));
  vec3 sum = vec3(0.0);
  for (int i = 0; i < 40; i++) {
    float angle = float(i) * 2.399963;
    vec2 place = vPlace + blur * sqrt((float(i) + 0.5) / 40.0) * vec2(cos(angle), sin(angle));
    sum += texture(light, place / (2.0 * span) + 0.5).rgb;
  }
  float kept = 1.0 - smoothstep(0.0, 1.0, away / reach);
  shade = vec4(mix(vec3(1.0), sum / (40.0 * passes) / tone, kept), 1.0);
}`;

/** The ground from the camera; round a whole product its shadow fades out before the edge of the picture. */
export const groundFragmentShader = /* glsl */ `
out vec4 floorLight;
in vec2 vPlace;
uniform sampler2D shade;
uniform vec3 tone;
uniform vec2 span;
uniform vec2 size;
uniform vec2 margin;
void main() {
  vec2 edge = min(gl_FragCoord.xy, size - gl_FragCoord.xy) / size;
  vec2 faded = smoothstep(vec2(0.0), margin, edge);
  float kept = margin.x > 0.0 ? faded.x * faded.y : 1.0;
  floorLight = vec4(tone * mix(vec3(1.0), texture(shade, vPlace / (2.0 * span) + 0.5).rgb, kept), 1.0);
}`;

/** Light is linear: one set of sums gives the picture in every colour. */
export const developShader = /* glsl */ `
out vec4 picture;
uniform sampler2D fixedSum;
uniform sampler2D firstSum;
uniform sampler2D secondSum;
uniform sampler2D floorLight;
uniform vec3 first;
uniform vec3 second;
uniform float exposure;

vec3 shoulder(vec3 x) {
  vec3 over = max(x - 0.8, 0.0);
  return min(x, 0.8) + over / (1.0 + over / 0.2);
}

void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  vec3 light = texelFetch(fixedSum, at, 0).rgb + first * texelFetch(firstSum, at, 0).rgb + second * texelFetch(secondSum, at, 0).rgb;
  float behind = max(0.0, 1.0 - texelFetch(fixedSum, at, 0).a * exposure);
  light = shoulder(light * exposure + behind * texelFetch(floorLight, at, 0).rgb);
  float framed = texelFetch(firstSum, at, 0).a * exposure;
  picture = vec4(mix(light * 12.92, 1.055 * pow(light, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, light)), framed);
}`;

export const screenVertexShader = /* glsl */ `
void main() { gl_Position = vec4(position.xy, 0.0, 1.0); }`;
