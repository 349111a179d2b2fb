import { sourceHash } from '../../src/server/sourceHash.ts';

/** Values of a policy that depend on the deployment. */
interface PolicyValues {
  /** Origins besides the shop's own; empty: the same origin. */
  api: string;
  media: string;
  /** Further sources, each after a space. */
  script: string;
  connect: string;
  frame: string;
  img: string;
  trustedTypes: string;
  /** Origins that may ask for a payment. */
  payment: string;
  /** Source of style attributes: none, but in a document of the render service, whose HTML has some. */
  attributes: "'none'" | '$style_attributes';
  /** Source of the styles in a document of the render service, after a space. */
  styles: '' | ' $upstream_http_x_style_source';
}

const ownOrigin: PolicyValues = {
  ...{ api: '', media: '', script: '', connect: '', frame: '', img: '', trustedTypes: '' },
  payment: '()',
  attributes: "'none'",
  styles: '',
};

/** Trusted Types policies: those of src/lib/trustedTypes.ts, and that of the library that cleans rich text. */
const trustedTypes = ['json-ld', 'third-parties', 'workers', 'dompurify'];

/**
 * Content security policy without third parties.
 * @param html document with its inline script and style
 * @param policies names of Trusted Types policies
 */
function contentSecurityPolicy(
  html: string,
  { api, media, script: scripts, connect, frame, img, trustedTypes, attributes, styles }: PolicyValues,
  policies: readonly string[],
): string {
  const [, script = ''] = /<script>([^]+?)<\/script>/.exec(html) ?? [];
  const [, style = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? [];
  const directives = [
    "default-src 'none'",
    `script-src 'self' ${sourceHash(script)}${scripts}`,
    // Emotion inserts an empty style element and sets its rules by CSSOM: the policy needs the hash of the empty text.
    `style-src 'self' ${sourceHash(style)} ${sourceHash('')}${styles}`,
    `style-src-attr ${attributes}`,
    `img-src 'self' data: ${media}${img}`,
    `media-src 'self' ${media}`,
    "font-src 'self'",
    `connect-src 'self' ${api}${connect}`,
    ...(frame ? [`frame-src 'self'${frame}`] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${policies.join(' ')}${trustedTypes}`,
  ];
  return directives.map((directive) => directive.trim()).join('; ');
}

/**
 * Security headers of every file of the shop.
 * @param html document with its inline script and style
 * @param values values of the policy
 * @param policies names of Trusted Types policies
 */
export function securityHeaders(
  html: string,
  values = ownOrigin,
  policies: readonly string[] = trustedTypes,
): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(html, values, policies),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': `accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=${values.payment}, usb=()`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** Security headers of the mock build, whose policy also names the Trusted Types policies of mocks/msw/browser.ts. */
export const mockBuildHeaders = (html: string): Record<string, string> =>
  securityHeaders(html, undefined, [...trustedTypes, 'mocks', 'default']);

/** Security headers as nginx directives, with the values of deploy/nginx/nginx.conf. */
export function nginxHeaders(html: string): string {
  const headers = securityHeaders(html, {
    api: '$api_origin',
    media: '$media_origin',
    script: '$csp_script',
    connect: '$csp_connect',
    frame: '$csp_frame',
    img: '$csp_img',
    trustedTypes: '$csp_trusted_types',
    payment: '$payment',
    attributes: '$style_attributes',
    styles: ' $upstream_http_x_style_source',
  });
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');
}

/** Security headers as a `_headers` file, which static hosts read. */
export function headersFile(html: string): string {
  const lines = Object.entries(securityHeaders(html)).map(([name, value]) => `  ${name}: ${value}\n`);
  return `/*\n${lines.join('')}\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`;
}
