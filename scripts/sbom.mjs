// Writes what the site is made of as CycloneDX 1.5: npm run sbom. It lists the packages of which something
// reaches readers, as the build has found them (src/site/shipped). `npm sbom --omit=dev` lists hundreds more,
// most of them tools that build the site; nobody who asks what is in a reader's browser finds it there.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedPackages } from '../src/site/shipped/packages.ts';
import { root } from './astro.mjs';
import { isMain } from './is-main.mjs';

/** @typedef {{ packages: Record<string, { version?: string, integrity?: string }> }} Lock */

/** @param {string} name */
const read = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'));

/** @param {string} name @param {string} version */
const purl = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/**
 * The same for the same packages, to the byte: it holds no time and no random number.
 * @param {Lock} lock
 */
export function sbomOf(lock = read('package-lock.json')) {
  const { name, version, license } = read('package.json');
  const components = shippedPackages().map((one) => {
    const locked = lock.packages[`node_modules/${one.name}`];
    if (locked?.version !== one.version) {
      throw new Error(`${one.name} ${one.version} is not what package-lock.json has: run npm ci.`);
    }
    const [algorithm, digest = ''] = (locked.integrity ?? '').split('-');
    if (algorithm !== 'sha512') throw new Error(`package-lock.json has no SHA-512 of ${one.name}.`);
    const content = Buffer.from(digest, 'base64').toString('hex');
    return {
      type: 'library',
      'bom-ref': purl(one.name, one.version),
      name: one.name,
      version: one.version,
      description: one.why,
      purl: purl(one.name, one.version),
      licenses: one.licences.map((id) => ({ license: { id } })),
      hashes: [{ alg: 'SHA-512', content }],
    };
  });
  const self = purl(name, version);
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': self,
        name,
        version,
        licenses: [{ license: { id: license } }],
      },
    },
    components,
    dependencies: [{ ref: self, dependsOn: components.map((one) => one['bom-ref']) }],
  };
}

if (isMain(import.meta.url)) {
  const file = process.argv[2] ?? 'sbom.json';
  const sbom = sbomOf();
  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
  console.log(`${file} lists ${sbom.components.length} packages.`);
}
