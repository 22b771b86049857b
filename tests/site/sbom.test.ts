import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shippedPackages } from '#site/shipped/packages.ts';
import { sbomOf } from '../../scripts/sbom.mjs';
import { offenders } from '../support/offenders.ts';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const sbom = sbomOf();

test('the list of what ships is CycloneDX 1.5', () => {
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 });
  expect(sbom.metadata.component).toMatchObject({ type: 'application', name: 'first-contact' });
});

test('it lists what ships, and nothing else', () => {
  const names = sbom.components.map(({ name }) => name);
  expect(names).toEqual(shippedPackages().map(({ name }) => name));
  expect(names.length).toBeGreaterThan(10);
});

test('its references are unique, and all are used', () => {
  const refs = sbom.components.map((one) => one['bom-ref']);
  expect(new Set(refs).size).toBe(refs.length);
  expect(sbom.dependencies).toEqual([{ ref: sbom.metadata.component['bom-ref'], dependsOn: refs }]);
});

test('has of each component what the schema asks for, as the lock file has it', async () => {
  const broken = await offenders(
    sbom.components,
    ({ name }) => name,
    (component) => {
      expect(component.type).toBe('library');
      expect(component.version).toMatch(/^\d+\.\d+\.\d+/);
      expect(component.purl).toMatch(/^pkg:npm\/(%40[\w-]+\/)?[\w.-]+@\d/);
      for (const { license } of component.licenses) expect(license.id).toMatch(/^[\w.-]+$/);
      expect(component.licenses.length).toBeGreaterThan(0);
      // As the schema has it for SHA-512.
      for (const { content } of component.hashes) expect(content).toMatch(/^[a-f\d]{128}$/);

      const locked = lock.packages[`node_modules/${component.name}`];
      expect(component.version).toBe(locked.version);
      const hashes = component.hashes.map(
        ({ content }) => `sha512-${Buffer.from(content, 'hex').toString('base64')}`,
      );
      expect(hashes).toEqual([locked.integrity]);
    },
  );
  expect(broken).toEqual([]);
});

test('refuses a lock file with another version, without a hash, or with a weaker one', () => {
  const path = 'node_modules/acorn';
  for (const change of [
    { version: '0.0.1' },
    { integrity: undefined },
    { integrity: 'sha1-AAAAAAAAAAAAAAAAAAAAAAAAAAA=' },
  ]) {
    const packages = { ...lock.packages, [path]: { ...lock.packages[path], ...change } };
    expect(() => sbomOf({ packages }), JSON.stringify(change)).toThrow('acorn');
  }
});
