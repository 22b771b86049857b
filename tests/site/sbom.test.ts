import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { shippedPackages } from '#site/shipped/packages.ts';
import { sbomOf } from '../../scripts/sbom.mjs';

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

describe.each(sbom.components)('$name', (component) => {
  test('has what the schema asks for', () => {
    expect(component.type).toBe('library');
    expect(component.version).toMatch(/^\d+\.\d+\.\d+/);
    expect(component.purl).toMatch(/^pkg:npm\/(%40[\w-]+\/)?[\w.-]+@\d/);
    for (const { license } of component.licenses) expect(license.id).toMatch(/^[\w.-]+$/);
    expect(component.licenses.length).toBeGreaterThan(0);
    // As the schema has it for SHA-512.
    for (const { content } of component.hashes) expect(content).toMatch(/^[a-f\d]{128}$/);
  });

  test('has version and hash of the lock file', () => {
    const locked = lock.packages[`node_modules/${component.name}`];
    expect(component.version).toBe(locked.version);
    const hashes = component.hashes.map(
      ({ content }) => `sha512-${Buffer.from(content, 'hex').toString('base64')}`,
    );
    expect(hashes).toEqual([locked.integrity]);
  });
});

test.each([
  ['another version', { version: '0.0.1' }],
  ['no hash', { integrity: undefined }],
  ['a weaker hash', { integrity: 'sha1-AAAAAAAAAAAAAAAAAAAAAAAAAAA=' }],
])('a lock file with %s is refused', (_, change) => {
  const path = 'node_modules/acorn';
  const other = { packages: { ...lock.packages, [path]: { ...lock.packages[path], ...change } } };
  expect(() => sbomOf(other)).toThrow('acorn');
});
