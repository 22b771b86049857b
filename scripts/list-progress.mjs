// A reporter for Vitest that writes down which files have run. `scripts/test.mjs` compares the list with
// all files when a run is killed.
import { appendFileSync, writeFileSync } from 'node:fs';
import { progressFile } from './test-results.mjs';

export default class ListProgress {
  /** @param {readonly { moduleId: string, project: { name: string } }[]} specifications */
  onTestRunStart(specifications) {
    const all = specifications.map(({ moduleId, project }) => `${project.name} ${moduleId}`);
    writeFileSync(progressFile, `${all.map((one) => `waits ${one}`).join('\n')}\n`);
  }

  /** @param {{ moduleId: string, project: { name: string } }} module */
  onTestModuleEnd({ moduleId, project }) {
    appendFileSync(progressFile, `ended ${project.name} ${moduleId}\n`);
  }
}
