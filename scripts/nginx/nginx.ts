import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
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
export const mockLocations = 'location ~ ^/mock-(media|payment)/ { include backend.conf; }\n';

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

/** Folder of the nginx on a port. */
const nginxFolder = (port: number): string => `${tmpdir()}/storefront-nginx-${port}`;

/** Run deploy/nginx/start.sh in a folder, on the build of its subfolder. */
function runStartScript(
  folder: string,
  build: string,
  { port, settings }: Pick<NginxOptions, 'port' | 'settings'>,
  args: readonly string[] = [],
): ChildProcess {
  if ('uid' in nobody) spawnSync('chown', ['-R', `${nobody.uid}:${nobody.gid}`, folder]);
  const env = { ROOT: `${folder}/${build}`, HEADERS: `${folder}/${build}.conf`, RUN: `${folder}/run` };
  return spawn(`${folder}/deploy/nginx/start.sh`, args, {
    ...nobody,
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: String(port), ACCESS_LOG: 'off', ...env, ...settings },
    stdio: 'inherit',
  });
}

/** Copy a build with its headers into a subfolder, where every account can read it. */
function copyBuild(
  folder: string,
  name: string,
  { build, headers }: Pick<NginxOptions, 'build' | 'headers'>,
) {
  cpSync(build, `${folder}/${name}`, { recursive: true });
  cpSync(headers, `${folder}/${name}.conf`);
}

/**
 * Start deploy/nginx/start.sh as an ordinary user, on a copy of a build. The caller ends the process.
 * @example const server = startNginx({ port: 8080, build: 'dist', headers, settings: { BACKEND } });
 */
export function startNginx({ locations = '', ...options }: NginxOptions): ChildProcess {
  const folder = nginxFolder(options.port);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(`${folder}/run/locations.d`, { recursive: true });
  cpSync('deploy', `${folder}/deploy`, { recursive: true });
  writeFileSync(`${folder}/run/locations.d/tests.conf`, locations);
  copyBuild(folder, 'shop', options);
  return runStartScript(folder, 'shop', options);
}

/** Deploy a further build on the running nginx of the port (docs/operate.md). */
export async function deployBuild(options: Omit<NginxOptions, 'locations'>): Promise<void> {
  const folder = nginxFolder(options.port);
  copyBuild(folder, 'next', options);
  await once(runStartScript(folder, 'next', options, ['-s', 'reload']), 'exit');
}
