import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { installPackages } from '../debian.ts';

/** Debian's packages that deploy/nginx/start.sh needs, each with a file of it. */
const packages = {
  nginx: '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-static': '/usr/share/nginx/modules/ngx_http_brotli_static_module.so',
  'gettext-base': '/usr/bin/envsubst',
};

/** True when Debian's nginx is on this machine. */
export const hasNginx = (): boolean => Object.values(packages).every((file) => existsSync(file));

/** Install Debian's nginx when it is missing and no password is needed (apt-get, as root). */
export function ensureNginx(): void {
  if (!hasNginx()) installPackages(...Object.keys(packages));
}

/** Locations of the mock server other than the API's: pictures and the payment page. */
export const mockLocations =
  'location ~ ^/mock-(media|payment)/ { proxy_pass $backend; add_header X-Content-Type-Options nosniff; }\n';

/** Options of nginx for a test. */
export interface NginxOptions {
  port: number;
  /** Folder of the build. */
  build: string;
  /** File with the security headers of the build. */
  headers: string;
  /** Environment variables of deploy/nginx/start.sh. */
  settings: Readonly<Record<string, string>>;
  /** Further locations, as configuration of nginx. */
  locations?: string;
}

/** Account without rights, as whom nginx runs when the tests run as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Folder of the nginx on a port; the build is copied to `shop`, where every account can read it. */
export const nginxFolder = (port: number): string => `${tmpdir()}/storefront-nginx-${port}`;

/**
 * Start deploy/nginx/start.sh as an ordinary user, on a copy of a build. The caller ends the process.
 * @example const server = startNginx({ port: 8080, build: 'dist', headers, settings: { BACKEND } });
 */
export function startNginx({ port, build, headers, settings, locations = '' }: NginxOptions): ChildProcess {
  const folder = nginxFolder(port);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(`${folder}/run/locations.d`, { recursive: true });
  cpSync(build, `${folder}/shop`, { recursive: true });
  cpSync('deploy/nginx', `${folder}/deploy`, { recursive: true });
  cpSync(headers, `${folder}/security-headers.conf`);
  writeFileSync(`${folder}/run/locations.d/tests.conf`, locations);
  if ('uid' in nobody) spawnSync('chown', ['-R', `${nobody.uid}:${nobody.gid}`, folder]);
  const env = { ROOT: `${folder}/shop`, HEADERS: `${folder}/security-headers.conf`, RUN: `${folder}/run` };
  return spawn(`${folder}/deploy/start.sh`, {
    ...nobody,
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: String(port), ...env, ...settings },
    stdio: 'inherit',
  });
}
