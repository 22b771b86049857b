import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { RustWriter } from '#translate/languages/rust.ts';
import type { Doc } from '#translate/layout.ts';
import { translatedLibrary, translatedNames } from '#translate/library.ts';
import type { FunctionTree, Library } from '#translate/tree.ts';
import { sampleOf } from './support/cases.ts';
import { returnsWhatTheLibraryReturns } from './support/contract.ts';
import { asGivenAway, runIn, type Toolchain } from './support/run.ts';

const strict = ['--edition', '2021', '-D', 'warnings', '-W', 'rust-2021-compatibility'];

const build = ['rustc', ...strict, '-A', 'dead_code', 'all.rs', '-o', 'all'];

/** An attribute at the top of a file is not allowed inside a program. */
const withoutAttribute = (text: string): string => text.replace(/^#!\[.*\n+/m, '');

const tools: Toolchain = {
  file: 'all.rs',
  program: (translated) => `use std::cell::RefCell;
use std::fs::{read, write};

thread_local! {
    static QUESTIONS: RefCell<(Vec<u8>, usize)> = RefCell::new((Vec::new(), 0));
    static ANSWERS: RefCell<Vec<u8>> = RefCell::new(Vec::new());
}

fn read_number() -> f64 {
    QUESTIONS.with(|all| {
        let mut all = all.borrow_mut();
        let at = all.1;
        all.1 += 8;
        let bytes = all.0.get(at..at + 8).and_then(|bytes| bytes.try_into().ok());
        bytes.map_or(-1.0, f64::from_le_bytes)
    })
}

fn write_number(value: f64) {
    ANSWERS.with(|all| all.borrow_mut().extend(value.to_le_bytes()));
}

${withoutAttribute(translated)}
fn main() {
    let questions = read("questions").unwrap();
    QUESTIONS.with(|all| *all.borrow_mut() = (questions, 0));
    answer_all();
    ANSWERS.with(|all| write("answers", &*all.borrow()).unwrap());
}
`,
  // A debug build checks overflows and indices.
  build: [build],
  run: ['./all'],
};

/** The driver's code for missing values, which Rust does not represent by numbers. */
const own: Record<string, string> = {
  writeConvexPolygonFaultKind: '',
  writeFeature: `fn write_feature(value: Feature) {
    write_feature_kind(value.kind);
    let is_inside = value.kind == FeatureKind::Interior;
    write_number(if is_inside { -1.0 } else { value.index as f64 });
}`,
  writeConvexPolygonFault: `fn write_convex_polygon_fault(value: ConvexPolygonFault) {
    let mut numbers = [0.0, -1.0, 0.0, -1.0, -1.0, -1.0, -1.0, 0.0, -1.0, -1.0];
    match value {
        ConvexPolygonFault::NotFinite { corner, coordinate } => {
            numbers[1] = corner as f64;
            numbers[2] = f64::from(u8::from(coordinate == FaultCoordinate::Y));
        }
        ConvexPolygonFault::TooFew { count } => {
            numbers[0] = 1.0;
            numbers[3] = count as f64;
        }
        ConvexPolygonFault::Repeated { corners } => {
            numbers[0] = 2.0;
            numbers[4] = corners.i as f64;
            numbers[5] = corners.j as f64;
        }
        ConvexPolygonFault::TooShort { edge, length } => {
            numbers[0] = 3.0;
            numbers[6] = edge as f64;
            numbers[7] = length;
        }
        ConvexPolygonFault::Collinear => numbers[0] = 4.0,
        ConvexPolygonFault::Crossing { edges } => {
            numbers[0] = 5.0;
            numbers[8] = edges.i as f64;
            numbers[9] = edges.j as f64;
        }
        ConvexPolygonFault::Dent { corner } => {
            numbers[0] = 6.0;
            numbers[1] = corner as f64;
        }
    }
    for number in numbers {
        write_number(number);
    }
}`,
};

class DriverWriter extends RustWriter {
  override function(one: FunctionTree): Doc {
    return own[one.name] ?? super.function(one);
  }
}

const folder = '.cache/languages/rust';
const writerOf = (library: Library) => new DriverWriter(library);

describe('Rust', () => {
  const release = { ...tools, build: [[...build, '-O', '-C', 'target-cpu=native']] };
  returnsWhatTheLibraryReturns({ writer: writerOf, tools, folder, others: { release } });

  it('writes modules without a warning, in a library and in a program that uses none of them', () => {
    const names = translatedNames();
    const writer = new RustWriter(asGivenAway('rust', translatedLibrary()));
    const modules = 'modules';
    mkdirSync(join(folder, modules), { recursive: true });
    const files = [
      ...sampleOf(names).map((name) => [name]),
      ['moveAndSlide', 'castCircleAgainstBox'],
      ['createCircleGrid', 'findIntersectingPairsByGrid'],
      names,
    ];
    for (const [i, one] of files.entries()) {
      writeFileSync(join(folder, modules, `m${i}.rs`), writer.file(one));
    }
    const lines = files.map((_, i) => `mod m${i};\n`);
    writeFileSync(join(folder, modules, 'main.rs'), `${lines.join('')}fn main() {}\n`);
    writeFileSync(join(folder, modules, 'lib.rs'), lines.map((line) => `pub ${line}`).join(''));
    for (const type of ['lib', 'bin']) {
      const root = `${modules}/${type === 'bin' ? 'main' : 'lib'}.rs`;
      const options = ['--crate-type', type, '--emit', 'metadata', '-o', `${type}.rmeta`];
      runIn(folder, ['rustc', ...strict, ...options, root]);
    }
  });
});
