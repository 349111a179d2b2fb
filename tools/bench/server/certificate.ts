import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A key and the certificate of a TLS server, both PEM. */
export interface Certificate {
  key: string;
  cert: string;
}

/**
 * Create a self-signed certificate for localhost, valid for a day; its files are deleted.
 * @throws Error when the openssl command is missing
 */
export function createCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const key = join(folder, 'key.pem');
  const cert = join(folder, 'cert.pem');
  try {
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    execFileSync(
      'openssl',
      ['req', '-x509', ...curve, ...subject, '-days', '1', '-keyout', key, '-out', cert],
      { stdio: 'ignore' },
    );
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } catch (cause) {
    throw new Error('HTTP/2 needs a certificate, which the openssl command writes: install openssl.', {
      cause,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
